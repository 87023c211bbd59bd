import { usualBreath } from '../../contract/breath.ts'
import { menuOf, numbered, type StarterTheme } from '../starter-theme.ts'

export default {
  title: 'Still Water',
  slug: 'still-water',
  description:
    'A lake at evening does nothing to become clear; it only stops being stirred. This week is for letting things settle, and for seeing what lies at the bottom once they have.',
  affirmation: 'I can wait until the water clears before I decide what I see.',
  journalingPrompt:
    'Think of something that has been stirring in you lately. If you stopped touching it for a few days, what do you imagine would sink, and what would stay afloat? Describe the water first, and only then what you find in it.',
  cover: 'cover/still-water',
  hue: 193,
  tarotCard: {
    name: 'The Star',
    interpretation:
      'The Star stands over a quiet pool and gives its light back to it. It is a card of hope after effort, the modest kind that comes once you have rested. Nothing is asked of you tonight but to look up for a moment and to drink some water. Notice what you find yourself trusting again.',
    image: 'tarot/the-star',
  },
  musicUrl: 'https://en.wikipedia.org/wiki/Gymnop%C3%A9dies',
  song: {
    title: 'Gymnopédie No. 1',
    artist: 'Erik Satie',
    message:
      'Three minutes in which nothing hurries. Play it once with your eyes closed and let every chord fade before you reach for the next thing.',
  },
  exercises: [
    {
      title: 'Circles for a breath',
      steps: [
        'Set a small dot in the middle of a sheet of paper.',
        'Breathe in without drawing.',
        'As you breathe out, draw one circle around the dot, as slowly as the breath lasts.',
        'Take another color and let the next breath out be the next circle, a little wider.',
        'Stop when you reach the edge of the page, and write the date in the middle.',
      ],
      image: 'exercise/breath-circles',
      link: null,
      minutes: 10,
      breath: usualBreath,
      stepSeconds: [0, 10, 60, 60, 0],
    },
    {
      title: 'The shore in a fold',
      steps: [
        'Fold a sheet of paper in half and open it again: the fold is the waterline.',
        'With plenty of paint or ink, set a few simple shapes above the fold, such as trees, a roof, a bird.',
        'Fold the paper while it is wet and stroke the back of it with your palm.',
        'Open it and look at the reflection before you judge it.',
        'Add three thin horizontal lines where you would like the water to move.',
      ],
      image: 'exercise/folded-print',
      link: null,
      minutes: 15,
    },
    {
      title: 'A map of what you hear',
      steps: [
        'Sit by a window or outdoors and mark yourself as a dot in the middle of the page.',
        'Listen for five minutes with the pencil in your hand.',
        'Give each sound its place: near or far, in front of you or behind.',
        'Find a mark for each one, a wave, a row of dots, a spike; no words.',
        'Leave the quietest direction empty, and turn your chair towards it.',
      ],
      image: 'exercise/sound-map',
      link: null,
      minutes: 15,
      stepSeconds: [0, 300, 0, 0, 0],
    },
  ],
  artActivity: {
    title: 'A lake in three washes',
    description:
      'Wet the whole sheet, lay a pale blue at the top, a greener blue below it and the darkest one last, and let them run into each other. Do not correct anything while it is wet. When it is dry, one thin dark line makes the far shore.',
    image: 'exercise/watercolour-wash',
    materials: [
      'Watercolor or diluted ink in two blues',
      'A broad soft brush',
      'Thick paper',
      'Masking tape for a clean edge',
      'A glass of water',
    ],
  },
  menu: menuOf(
    'Miso soup with silken tofu and spring onions',
    'Cucumber and dill salad with warm potatoes',
    'Rice bowl with steamed greens and sesame',
    'Pea and mint soup with toasted rye',
    'Soba noodles with mushrooms and ginger',
    'Baked lemon ricotta with tomatoes and bread',
    'Coconut rice pudding with poached pears',
  ),
  recipe: {
    title: 'Miso soup with silken tofu and spring onions',
    image: 'exercise/warm-bowl',
    ingredients: [
      '1 l water',
      '10 g dried kombu',
      '150 g shiitake or button mushrooms',
      '60 g light miso',
      '200 g silken tofu',
      '2 spring onions',
      '10 g dried wakame',
      'A few drops of sesame oil',
    ],
    instructions: numbered(
      'Lay the kombu in the cold water for 20 minutes, then warm it slowly and take it out just before the water boils.',
      'Slice the mushrooms and simmer them in the broth for 8 minutes.',
      'Soak the wakame in a little water until it opens, about 5 minutes, and drain it.',
      'Turn off the heat. Stir the miso smooth in a ladleful of broth and pour it back; it should not boil again.',
      'Slide in the tofu in large cubes, add the wakame, and let everything stand for 2 minutes.',
      'Serve with sliced spring onions and the sesame oil.',
    ),
  },
} satisfies StarterTheme
