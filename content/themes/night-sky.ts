import { menuOf, numbered, type StarterTheme } from '../starter-theme.ts'

export default {
  title: 'Night Sky',
  slug: 'night-sky',
  description:
    'On a clear night the oldest light there is arrives at no cost. This week makes friends with the dark hours, and with a size of things in which some worries look their proper scale.',
  affirmation: 'I can be small under the sky and still at home in it.',
  journalingPrompt:
    'Remember a night outdoors that you have not forgotten. Who was there, what could you hear, what did you feel yourself to be a part of? Write to one light you can see from where you live, and tell it what the day was like down here.',
  cover: 'cover/night-sky',
  hue: 261,
  tarotCard: {
    name: 'The Hermit',
    interpretation:
      'A lantern hangs from a staff in the snow, and the star inside it lights just the next few steps. The Hermit goes apart for a while, not away from others but towards a quieter question. Being alone can be a form of company. Keep one evening this week for nobody but yourself.',
    image: 'tarot/the-hermit',
  },
  musicUrl: 'https://en.wikipedia.org/wiki/Suite_bergamasque',
  song: {
    title: 'Clair de lune',
    artist: 'Claude Debussy',
    message:
      'Turn off the lamps before you start it. The middle part moves like clouds over a moon, so a window helps.',
  },
  exercises: [
    {
      title: 'A constellation of your own',
      steps: [
        'Set twelve dots on dark paper, one for each person or place that has given you light.',
        'Make three of them larger without thinking about it long.',
        'Join the dots until a figure appears, and leave one star on its own.',
        'Give the figure a name and a short legend of two sentences.',
        'Write the season in which it can be seen.',
      ],
      image: 'exercise/star-map',
      link: 'https://en.wikipedia.org/wiki/Constellation',
      minutes: 15,
    },
    {
      title: 'Drawing with shadows',
      steps: [
        'Light a candle or a torch in a dark room and stand a plant or a glass in front of it.',
        'Hold up a sheet of paper and move it until the shadow pleases you.',
        'Trace only half of the outline.',
        'Move the light by a hand’s breadth and trace the other half.',
        'Fill the place where the two overlap with soft pencil.',
      ],
      image: 'exercise/candle-shadow',
      link: null,
      minutes: 20,
    },
    {
      title: 'From dark to light',
      steps: [
        'Rub a whole sheet gray with charcoal or a soft pencil.',
        'With an eraser, take out the moon.',
        'Take out the lit edges of three things you can see from your window at night.',
        'Leave everything else in peace.',
        'Press the darkest dark in once more, and stop.',
      ],
      image: 'exercise/charcoal',
      link: null,
      minutes: 25,
    },
  ],
  artActivity: {
    title: 'A pinhole sky',
    description:
      'Prick stars into a sheet of dark card with a needle, large ones and fine ones, from the back and from the front. Bend it into a tube around a small lamp or hang it in a window. In the evening the constellation is yours alone.',
    image: 'exercise/star-map',
    materials: [
      'Dark blue or black card',
      'Needles of two sizes',
      'A cork mat or folded towel to prick on',
      'A small lamp that stays cool',
    ],
  },
  menu: menuOf(
    'Black bean chilli with dark chocolate',
    'Roasted aubergine with tahini and pomegranate',
    'Mujaddara with crisp onions',
    'Farfalle with walnut sauce',
    'Campfire potatoes with herb quark',
    'Star anise broth with noodles and tofu',
    'Poppy seed cake with lemon glaze',
  ),
  recipe: {
    title: 'Mujaddara with crisp onions',
    image: 'exercise/grain-bowl',
    ingredients: [
      '250 g brown or green lentils',
      '200 g basmati rice',
      '4 onions',
      '80 ml olive oil',
      '2 tsp ground cumin',
      '1 tsp ground coriander',
      '1 bay leaf',
      '150 g yoghurt',
      'A handful of parsley',
      'Salt',
    ],
    instructions: numbered(
      'Simmer the lentils with the bay leaf in plenty of water for 15 minutes, until nearly done, and drain them.',
      'Slice the onions and fry them in the oil over medium heat for 25 minutes, until dark brown. Lift half of them onto paper to crisp.',
      'Stir the cumin and coriander into the other half, add the rinsed rice and turn it in the oil.',
      'Add the lentils, 500 ml water and 2 teaspoons of salt. Bring to the boil, cover, and cook on the lowest heat for 15 minutes.',
      'Turn the heat off and lay a cloth under the lid for 10 minutes.',
      'Fork it loose and serve with the crisp onions, yoghurt and parsley.',
    ),
  },
} satisfies StarterTheme
