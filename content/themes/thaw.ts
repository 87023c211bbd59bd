import { menuOf, numbered, type StarterTheme } from '../starter-theme.ts'

export default {
  title: 'Thaw',
  slug: 'thaw',
  season: 'spring',
  description:
    'First there is a drip under the eaves, then a dark seam across the ice, then water that can be heard. This week lets something that was frozen begin to move, at a speed it can bear.',
  affirmation: 'I can soften slowly and remain safe.',
  journalingPrompt:
    'Which feeling, friendship or plan did you once put on ice, and what good reason did you have? Lay your hand on it in writing and notice the temperature. What would the first drop be: one word, one call, one honest line?',
  cover: 'cover/thaw',
  hue: 246,
  tarotCard: {
    name: 'Temperance',
    interpretation:
      'Water runs from one jug into another between irises and early light. Temperance is the art of mixing: warm with cold, effort with ease, old with new. Nothing has to be poured out at once. Find the half measure this week that suits you better than all or nothing.',
    image: 'tarot/temperance',
  },
  musicUrl: 'https://en.wikipedia.org/wiki/Lyric_Pieces',
  song: {
    title: 'To Spring, from the Lyric Pieces',
    artist: 'Edvard Grieg',
    message: 'Clear drops high on the piano, and a song beneath them that slowly finds its voice.',
  },
  exercises: [
    {
      title: 'Frozen rings',
      steps: [
        'Lay petals, berries and leaves in rings in a shallow bowl.',
        'Pour in a finger’s height of water and freeze it overnight.',
        'Turn the disc of ice out onto a plate and hold it up to the window.',
        'Put it where you can watch it, and draw it three times while it melts.',
        'Give the water to a plant.',
      ],
      image: 'exercise/nature-mandala',
      link: null,
    },
    {
      title: 'What is different outside',
      steps: [
        'Look out of the window you look out of most.',
        'Draw the view in two minutes, as you think it always is.',
        'Now look for five things that were not so a week ago.',
        'Add them in one bright color.',
        'Write the date on the frame and keep the sheet for next year.',
      ],
      image: 'exercise/window-sketch',
      link: null,
      minutes: 15,
      stepSeconds: [0, 120, 0, 0, 0],
    },
    {
      title: 'A thread through the snow',
      steps: [
        'Take a piece of white cloth and a blue thread.',
        'Sew a line of small stitches from one edge, as if something had walked there.',
        'Where you hesitate, make a knot and go on in another direction.',
        'Let the stitches grow longer as the ground gets warmer.',
        'Leave the end of the thread hanging loose.',
      ],
      image: 'exercise/stitches',
      link: null,
      minutes: 30,
    },
  ],
  artActivity: {
    title: 'A window of ice',
    description:
      'Fill a cake tin with water, lay a loop of string and a ring of small branches, seeds and petals in it, and freeze it outdoors or in the freezer. Hang the disc in a tree or on the balcony where the sun can pass through. Birds will take the seeds as it melts.',
    image: 'exercise/nature-mandala',
    materials: ['A round cake tin', 'Water and frost or a freezer', 'Seeds, petals, small twigs', 'String'],
  },
  menu: menuOf(
    'Watercress soup with potato',
    'Buckwheat with roasted carrots and yoghurt',
    'Spring onion pancakes with slaw',
    'Chicory and orange salad with warm lentils',
    'Sorrel omelette with rye bread',
    'Creamed leeks on baked semolina',
    'Lemon curd tartlets',
  ),
  recipe: {
    title: 'Lemon curd tartlets',
    image: 'exercise/fruit-tart',
    ingredients: [
      '200 g flour',
      '100 g cold butter',
      '50 g icing sugar',
      '1 egg yolk',
      '1 tbsp cold water',
      '3 lemons',
      '120 g sugar',
      '3 eggs',
      '80 g soft butter',
      'A pinch of salt',
    ],
    instructions: numbered(
      'Rub the cold butter into the flour, icing sugar and salt, bind it with the yolk and the water, and chill it for 40 minutes.',
      'Line 8 small tins with the dough, prick it, and bake at 180 °C for 15 minutes until golden.',
      'Whisk the juice of the lemons and the zest of two with the sugar and the eggs in a bowl over simmering water.',
      'Stir for about 10 minutes until it coats the spoon. It should steam but not boil.',
      'Take it off the heat and stir in the soft butter piece by piece.',
      'Fill the tartlets and let them set in a cool place for an hour.',
    ),
  },
} satisfies StarterTheme
