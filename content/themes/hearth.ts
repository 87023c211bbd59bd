import { menuOf, numbered, type StarterTheme } from '../starter-theme.ts'

export default {
  title: 'Hearth',
  slug: 'hearth',
  season: 'winter',
  description:
    'Every home has a warm middle, even if it is only a lamp and a chair. This week tends that middle: the things that are handed down, the small rites of the evening, the people who know where the cups are.',
  affirmation: 'I can make a warm place, for myself and for whoever comes in.',
  journalingPrompt:
    'Which small rite from the home you grew up in do you still carry, wanted or not? Describe it with all its objects and smells. What would you like to hand on, and what may stop with you?',
  cover: 'cover/hearth',
  hue: 64,
  tarotCard: {
    name: 'The Hierophant',
    interpretation:
      'Between two pillars a candle burns above crossed keys and an open book. The Hierophant keeps what has been handed down: recipes, songs, ways of saying goodnight. The card asks which traditions still open a door for you. You are free to keep the key and change the room.',
    image: 'tarot/the-hierophant',
  },
  musicUrl: 'https://en.wikipedia.org/wiki/Kinderszenen',
  song: {
    title: 'At the Fireside, from “Scenes from Childhood”',
    artist: 'Robert Schumann',
    message:
      'A minute of music in slippers. Go on to the piece before it, Dreaming, if there is still tea in the pot.',
  },
  exercises: [
    {
      title: 'A visible mend',
      steps: [
        'Find something with a small hole or a thin place: a sock, an elbow, a tea towel.',
        'Choose a thread that does not match on purpose.',
        'Sew small parallel running stitches across the place, as close as grains of rice.',
        'If you like, weave back through them at right angles.',
        'End with one extra stitch that has no use at all.',
      ],
      image: 'exercise/stitches',
      link: 'https://en.wikipedia.org/wiki/Sashiko',
      minutes: 30,
    },
    {
      title: 'Portrait of a shadow at home',
      steps: [
        'In the evening, find a shadow in your rooms that you have never looked at.',
        'Tape a sheet of paper where it falls.',
        'Trace it with a light line, then look at what casts it.',
        'Paint the shadow in any color but gray.',
        'Note the hour, and look whether it comes back tomorrow.',
      ],
      image: 'exercise/candle-shadow',
      link: null,
      minutes: 20,
    },
    {
      title: 'A coaster for one cup',
      steps: [
        'Cut notches along two sides of a piece of card, ten on each, and wind string through them.',
        'Thread wool on a blunt needle and weave over and under, one row for each person you think of.',
        'Change the color when you change the room or the year.',
        'Press the rows together with a fork.',
        'Cut the strings, knot them in pairs, and put a cup on it.',
      ],
      image: 'exercise/weaving',
      link: null,
      minutes: 60,
    },
  ],
  artActivity: {
    title: 'A woven square for the table',
    description:
      'Turn a picture frame or a sturdy box lid into a loom with a few nails or notches, and weave with whatever the house gives: wool ends, strips of an old shirt, ribbon. Keep to three colors and let the edges be uneven. It will look like your home because it is made of it.',
    image: 'exercise/weaving',
    materials: [
      'A picture frame or stiff card',
      'String for the warp',
      'Wool ends and fabric strips',
      'A blunt needle and a fork',
    ],
  },
  menu: menuOf(
    'Lentil shepherd’s pie with carrot mash',
    'Cream of celeriac with toasted hazelnuts',
    'Macaroni baked with three cheeses',
    'Cabbage rolls with buckwheat and mushrooms',
    'Vegetable pot pie with thyme crust',
    'Raclette with small potatoes and pickles',
    'Cinnamon rolls from a warm kitchen',
  ),
  recipe: {
    title: 'Lentil shepherd’s pie with carrot mash',
    image: null,
    ingredients: [
      '200 g brown lentils',
      '1 onion',
      '2 sticks of celery',
      '250 g mushrooms',
      '2 tbsp tomato purée',
      '1 tbsp soy sauce',
      '4 sprigs of thyme',
      '600 g potatoes',
      '300 g carrots',
      '50 g butter',
      '100 ml milk',
      'Oil, salt, nutmeg',
    ],
    instructions: numbered(
      'Cook the lentils in unsalted water for 25 minutes. Keep 250 ml of their water and drain them.',
      'Boil the potatoes and carrots in salted water for 20 minutes until soft.',
      'Meanwhile fry the chopped onion, celery and mushrooms in oil for 12 minutes until brown.',
      'Stir in the tomato purée and thyme for 2 minutes, then the lentils, their water and the soy sauce, and simmer for 5 minutes.',
      'Mash the potatoes and carrots with butter and milk and season with salt and nutmeg.',
      'Fill a dish with the lentils, spread the mash on top, draw lines with a fork, and bake at 200 °C for 25 minutes.',
    ),
  },
} satisfies StarterTheme
