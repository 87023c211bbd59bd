import { usualBreath } from '../../contract/breath.ts'
import { menuOf, numbered, type StarterTheme } from '../starter-theme.ts'

export default {
  title: 'The Tide',
  slug: 'tide',
  description:
    'Twice a day the sea takes back its own beach and gives it away again. This week follows your rhythms, the full hours and the empty ones, without calling either a failure.',
  affirmation: 'My energy comes and goes, and I am whole at low water too.',
  journalingPrompt:
    'Draw a line for the last seven days, high where you were full and low where you were empty, then write along it. What was uncovered on the flats when the water went out? Which of those finds do you want to keep in your pocket?',
  cover: 'cover/tide',
  hue: 218,
  tarotCard: {
    name: 'The Moon',
    interpretation:
      'Two animals lift their heads to the same moon, one wild and one tame, and a path runs between them. The Moon belongs to hours in which things look larger than they are. It advises neither belief nor disbelief, only that you wait for the morning before you decide. Note your dreams and drink your tea while it is warm.',
    image: 'tarot/the-moon',
  },
  musicUrl: 'https://en.wikipedia.org/wiki/La_mer_(Debussy)',
  song: {
    title: 'From Dawn to Noon on the Sea',
    artist: 'Claude Debussy',
    message:
      'It starts from almost nothing and has become a whole sea before you noticed. Listen lying down, if you can.',
  },
  exercises: [
    {
      title: 'Lines for the sea to take',
      steps: [
        'Fill a tray with sand, salt or fine sugar.',
        'With a fork, pull slow parallel lines from one side to the other.',
        'Lay a stone in the way and let the lines flow around it.',
        'Look at it for as long as three breaths, then smooth it away with your hand.',
        'Do it again, and leave the last one for somebody to find.',
      ],
      image: 'exercise/tide-lines',
      link: null,
      minutes: 10,
      breath: usualBreath,
      stepSeconds: [0, 0, 0, 30, 0],
    },
    {
      title: 'Beachcombing by color',
      steps: [
        'Choose a color that is easy to overlook, such as beige or gray-green.',
        'Collect nine things of that color at home or on the way, or their colors in crayon.',
        'Lay them out from the lightest to the darkest.',
        'Exchange one for something that nearly does not belong.',
        'Take a picture or paint the row, and put everything back.',
      ],
      image: 'exercise/colour-swatches',
      link: null,
      minutes: 25,
    },
    {
      title: 'Seven ways to draw a wave',
      steps: [
        'Divide a sheet into seven strips.',
        'Fill each with a different sort of wave: lazy, choppy, far away, about to break.',
        'Use a different tool for each: brush, pen, finger, comb, twig.',
        'Breathe out as long as each stroke lasts.',
        'Mark the strip that is most like you today.',
      ],
      image: 'exercise/mark-making',
      link: null,
      minutes: 20,
      breath: usualBreath,
      stepSeconds: [0, 0, 0, 70, 0],
    },
  ],
  artActivity: {
    title: 'Sea and salt',
    description:
      'Paint a sheet in three wet blues and, before it dries, strew coarse salt over the parts where the foam should be. Leave it alone overnight. In the morning brush off the salt and find out where the sea has been.',
    image: 'exercise/watercolour-wash',
    materials: ['Watercolor in three blues', 'Coarse salt', 'Thick paper', 'A broad brush'],
  },
  menu: menuOf(
    'Smoky tomato and chickpea soup',
    'Linguine with lemon, capers and breadcrumbs',
    'Salt-baked potatoes with green sauce',
    'Seaweed and sesame rice with avocado',
    'White bean stew with fennel and saffron',
    'Halloumi with watermelon and mint',
    'Almond cake with oranges',
  ),
  recipe: {
    title: 'White bean stew with fennel and saffron',
    image: 'exercise/bean-stew',
    ingredients: [
      '2 bulbs of fennel',
      '1 onion',
      '3 cloves of garlic',
      '3 tbsp olive oil',
      'A pinch of saffron',
      '1 strip of orange peel',
      '400 g tinned tomatoes',
      '500 g cooked white beans',
      '400 ml vegetable stock',
      '1 tsp fennel seeds',
      'Salt',
      'Bread and aioli to serve',
    ],
    instructions: numbered(
      'Soak the saffron in 3 tablespoons of hot water.',
      'Slice the fennel and the onion and soften them in the oil with the fennel seeds over low heat for 15 minutes.',
      'Add the sliced garlic and the orange peel and stir for 2 minutes.',
      'Add the tomatoes, stock and saffron and simmer for 15 minutes.',
      'Stir in the beans and let them warm through for 10 minutes. Salt to taste.',
      'Scatter the fennel fronds over it and serve with toasted bread and aioli.',
    ),
  },
} satisfies StarterTheme
