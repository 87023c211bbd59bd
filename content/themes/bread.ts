import { menuOf, numbered, type StarterTheme } from '../starter-theme.ts'

export default {
  title: 'Slow Bread',
  slug: 'bread',
  description:
    'Flour, water, salt and time: a loaf asks for very little and will not be rushed. This week keeps the hands busy and the clock at a distance.',
  affirmation: 'What I tend with patience is rising, even while I cannot see it.',
  journalingPrompt:
    'What in your life is resting under a cloth at the moment, unfinished on purpose or by accident? Describe how it felt when you last had your hands in it. What would it need from you now: warmth, time, or to be left alone?',
  cover: 'cover/bread',
  hue: 69,
  tarotCard: {
    name: 'The Magician',
    interpretation:
      'The Magician stands at a plain table with a cup, a coin, a wand and a blade, and finds that it is enough. The card is about making something from what is within reach. Skill here is not a secret; it is attention, repeated. Look at your own table before you go looking for more.',
    image: 'tarot/the-magician',
  },
  musicUrl: 'https://en.wikipedia.org/wiki/Cello_Suites_(Bach)',
  song: {
    title: 'Cello Suite No. 1 in G major: Prelude',
    artist: 'Johann Sebastian Bach',
    message:
      'One line that folds over itself again and again, like dough. It lasts about as long as a first kneading.',
  },
  exercises: [
    {
      title: 'A pattern for a crust',
      steps: [
        'Draw seven circles with the help of a glass.',
        'Fill each with a different pattern of cuts: a leaf, a spiral, a net, a single slash.',
        'Note under each what day it would suit: a Tuesday, a birthday, a first snow.',
        'Choose one and cut it into a loaf, a pie, or the peel of an orange.',
      ],
      image: 'exercise/round-loaf',
      link: null,
      minutes: 30,
    },
    {
      title: 'A bowl pinched from a ball',
      steps: [
        'Roll a lump of clay or salt dough until it is as big as a plum.',
        'Press your thumb into the middle, not quite to the bottom.',
        'Turn and pinch, turn and pinch, and keep the walls as thick as your little finger.',
        'Close your eyes for the last round and let your fingers find the thick places.',
        'Mark the underside with today’s date and let it dry for two days.',
      ],
      image: 'exercise/clay-bowl',
      link: null,
      minutes: 40,
    },
    {
      title: 'Drawing in flour',
      steps: [
        'Dust a dark tray with a thin layer of flour.',
        'With one finger, draw a line that goes nowhere in particular.',
        'Shake the tray gently and the page is new.',
        'Draw what your shoulders feel like. Shake.',
        'Draw what they would like to feel like, and leave that one until evening.',
      ],
      image: 'exercise/tide-lines',
      link: null,
      minutes: 10,
    },
  ],
  artActivity: {
    title: 'Salt dough tokens',
    description:
      'Knead two parts flour, one part salt and one part water, roll it out and press leaves, lace or keys into it. Cut out coins, pierce a hole, and dry them at 60 °C for three hours. Keep one in a coat pocket and give the others away.',
    image: 'exercise/clay-bowl',
    materials: ['200 g flour', '100 g salt', '100 ml water', 'Leaves, lace, buttons or keys', 'String'],
  },
  menu: menuOf(
    'Ribollita with white beans and kale',
    'Toasted rye with beetroot and horseradish cream',
    'Onion soup with a crust of cheese',
    'Panzanella with roasted peppers',
    'Overnight loaf with soup of your choice',
    'Baked eggs with leeks on toast',
    'Bread and butter pudding with apples',
  ),
  recipe: {
    title: 'Overnight loaf with soup of your choice',
    image: 'exercise/round-loaf',
    ingredients: [
      '400 g strong white flour',
      '100 g wholemeal rye or spelt flour',
      '10 g salt',
      '2 g dried yeast',
      '370 ml cool water',
      'A little flour for dusting',
    ],
    instructions: numbered(
      'In the evening, stir everything together with a spoon until no dry flour is left. Cover the bowl.',
      'Let it stand at room temperature for 12 to 14 hours. It needs nothing from you.',
      'Tip the dough onto a floured table, fold the four sides to the middle and turn it over. Rest it for 60 minutes under a cloth.',
      'Heat the oven to 240 °C with a lidded pot inside for the last 30 minutes.',
      'Lay the loaf into the hot pot, cut a leaf into its top, cover, and bake for 30 minutes.',
      'Take the lid off and bake for another 15 minutes until dark brown. Let it sing on a rack for an hour before you cut it.',
    ),
  },
} satisfies StarterTheme
