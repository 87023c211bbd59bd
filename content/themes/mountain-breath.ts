import { usualBreath } from '../../contract/breath.ts'
import { menuOf, numbered, type StarterTheme } from '../starter-theme.ts'

export default {
  title: 'Mountain Breath',
  slug: 'mountain-breath',
  description:
    'A mountain does not argue with the weather that passes over it. This week looks for the slow, steady strength that comes from breathing low and standing well.',
  affirmation: 'I am allowed to be steady and soft in the same breath.',
  journalingPrompt:
    'When in your life have you been stronger than you knew at the time? Describe what your strength looked like from the outside, and what it felt like within. Where in your body does it live, and how does it let you know that it is there?',
  cover: 'cover/mountain-breath',
  hue: 176,
  tarotCard: {
    name: 'Strength',
    interpretation:
      'On this card a lion rests with closed eyes, and its mane has turned into petals. Strength is shown as gentleness that has nothing left to prove. It asks how you treat the wild and tired parts of yourself. A quiet hand often reaches further than a firm one.',
    image: 'tarot/strength',
  },
  musicUrl: 'https://en.wikipedia.org/wiki/Symphony_No._9_(Dvo%C5%99%C3%A1k)',
  song: {
    title: 'Largo from the Symphony “From the New World”',
    artist: 'Antonín Dvořák',
    message: 'A cor anglais sings over very long chords. Try to let one breath last as long as one phrase.',
  },
  exercises: [
    {
      title: 'Mountains torn by hand',
      steps: [
        'Gather four papers in related colors; envelopes and packaging do well.',
        'Tear each one slowly along its length, so that a white edge shows.',
        'Lay the palest at the back and the darkest in front.',
        'Shift them until there is a valley you would like to walk through.',
        'Glue them down, and add a sun or none.',
      ],
      image: 'exercise/torn-paper',
      link: null,
      minutes: 25,
    },
    {
      title: 'Contour lines of a breath',
      steps: [
        'Make a dot for the summit.',
        'With each breath out, draw one closed line around it, as on a hiking map.',
        'Let the lines come close together where the breath was short, and apart where it was long.',
        'After ten breaths, write the heights along the lines in any unit you invent.',
        'Name the mountain.',
      ],
      image: 'exercise/breath-circles',
      link: null,
      minutes: 10,
      breath: usualBreath,
      stepSeconds: [0, 100, 0, 0, 0],
    },
    {
      title: 'A map of one walk',
      steps: [
        'Walk for twenty minutes without a destination and without headphones.',
        'At home, draw the way from memory as a dotted line.',
        'Add three landmarks that no official map would show, such as a smell or a dog in a window.',
        'Mark the spot where your breath was deepest with a star.',
        'Fold the map and keep it in a jacket.',
      ],
      image: 'exercise/walk-map',
      link: null,
      minutes: 40,
      stepSeconds: [1200, 0, 0, 0, 0],
    },
  ],
  artActivity: {
    title: 'A range on the windowsill',
    description:
      'Cut or tear five mountain ridges from card, each a little taller than the one before, and fold a foot at the bottom of each. Stand them one behind another in the window. Through the day the light will do the painting.',
    image: 'exercise/torn-paper',
    materials: ['Card or sturdy paper in five tones', 'Glue', 'A ruler for the folds', 'A windowsill'],
  },
  menu: menuOf(
    'Polenta with mushrooms and thyme',
    'Barley soup with root vegetables',
    'Spinach dumplings with browned butter',
    'Potato rösti with a fried egg and salad',
    'Cabbage and caraway pasta',
    'Cheese fondue with pears and crusty bread',
    'Blueberry dumplings with vanilla sauce',
  ),
  recipe: {
    title: 'Polenta with mushrooms and thyme',
    image: null,
    ingredients: [
      '160 g coarse polenta',
      '800 ml water',
      '200 ml milk',
      '40 g butter',
      '50 g hard cheese',
      '400 g mixed mushrooms',
      '2 cloves of garlic',
      '4 sprigs of thyme',
      '2 tbsp olive oil',
      'Salt and pepper',
    ],
    instructions: numbered(
      'Bring the water, milk and 1 teaspoon of salt to the boil and let the polenta rain in while you stir.',
      'Turn the heat low and cook for 35 minutes, stirring every few minutes with a wooden spoon.',
      'Tear the mushrooms into pieces. Fry them in a hot pan with the oil, without moving them, for 4 minutes.',
      'Add garlic and thyme, turn, and fry for 3 minutes more. Salt at the end.',
      'Beat the butter and the grated cheese into the polenta.',
      'Spread it on a board or a deep plate and lay the mushrooms on top.',
    ),
  },
} satisfies StarterTheme
