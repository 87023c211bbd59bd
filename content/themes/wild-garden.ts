import { menuOf, numbered, type StarterTheme } from '../starter-theme.ts'

export default {
  title: 'The Wild Garden',
  slug: 'wild-garden',
  season: 'summer',
  description:
    'Some of the best things in a garden were never planted. This week makes room for what grows by itself: odd ideas, side paths, and the parts of you that like it untidy.',
  affirmation: 'I let some things grow in their own shape and at their own pace.',
  journalingPrompt:
    'What has been growing in your life without your planning it? Walk through your days as if through a garden and note what is in flower, what has seeded itself, and what you keep cutting back out of habit. Which of these would you like to leave standing until autumn?',
  cover: 'cover/wild-garden',
  hue: 134,
  tarotCard: {
    name: 'The Empress',
    interpretation:
      'The Empress is a rose among ripe grain, in no hurry and holding nothing back. She stands for care that shows in the body: food, warmth, touch, color. Her abundance is not about having more; it is about noticing what is already in leaf. Let yourself be nourished by one ordinary thing each day.',
    image: 'tarot/the-empress',
  },
  musicUrl: 'https://en.wikipedia.org/wiki/Woodland_Sketches',
  song: {
    title: 'To a Wild Rose',
    artist: 'Edward MacDowell',
    message:
      'A short piece that the composer is said to have thrown away and his wife to have picked up again. Listen to it while you look at one plant.',
  },
  exercises: [
    {
      title: 'One leaf, very slowly',
      steps: [
        'Pick up a single leaf and lay it beside your paper.',
        'Set the pencil at the stalk and keep your eyes on the leaf only.',
        'Follow its edge with your eyes as slowly as an ant would walk, and let the hand follow blindly.',
        'Do not look at the paper until you are back at the stalk.',
        'Draw it a second time in another color, over the first.',
      ],
      image: 'exercise/blind-contour',
      link: null,
      minutes: 15,
    },
    {
      title: 'A week, pressed',
      steps: [
        'Each day bring home one small plant or petal that grows where nobody sowed it.',
        'Lay it between two sheets of paper in a heavy book.',
        'Write the day and the place on a slip beside it.',
        'On Sunday, arrange the seven on one page and fix them with strips of paper.',
        'Give the page a title, as if it were a region on a map.',
      ],
      image: 'exercise/pressed-flowers',
      link: null,
    },
    {
      title: 'A garden of seven marks',
      steps: [
        'Invent seven marks with a brush or a thick pen: dots, hooks, rain, nests, whatever comes.',
        'Practice each one in its own corner until your hand enjoys it.',
        'Now plant a garden with them: one mark is the grass, one the blossoms, one the insects.',
        'Let two of the plants grow over the edge of the paper.',
        'Leave one patch bare for whatever wants to come.',
      ],
      image: 'exercise/mark-making',
      link: null,
      minutes: 25,
    },
  ],
  artActivity: {
    title: 'A meadow from the kitchen drawer',
    description:
      'Paint without a brush: a fork makes grass, a cork makes blossoms, a leaf pressed face down prints itself. Work from the bottom of the page upwards and let the layers dry in between. Three colors are plenty.',
    image: 'exercise/mark-making',
    materials: [
      'Poster paint in two greens and one warm color',
      'A fork, a cork, a sponge',
      'A few fresh leaves',
      'A large sheet of paper',
    ],
  },
  menu: menuOf(
    'Herb omelette with new potatoes',
    'Broad bean and lemon risotto',
    'Green salad with strawberries and sunflower seeds',
    'Courgette fritters with yoghurt and mint',
    'Nettle or spinach gnocchi with brown butter',
    'Flatbread with ricotta, peas and wild herbs',
    'Elderflower and berry tart',
  ),
  recipe: {
    title: 'Courgette fritters with yoghurt and mint',
    image: null,
    ingredients: [
      '600 g courgettes',
      '1 tsp salt',
      '2 spring onions',
      '2 eggs',
      '80 g flour',
      '80 g feta',
      'A handful of mint',
      '200 g yoghurt',
      '1 lemon',
      'Oil for frying',
    ],
    instructions: numbered(
      'Grate the courgettes coarsely, mix them with the salt and leave them in a sieve for 15 minutes.',
      'Squeeze them out well in a clean cloth.',
      'Mix them with the sliced spring onions, eggs, flour, crumbled feta and half of the mint.',
      'Heat a little oil in a wide pan and set in heaped spoonfuls of the batter, pressed flat.',
      'Fry for 3 to 4 minutes on each side over medium heat until brown.',
      'Stir the yoghurt with lemon zest, a little juice and the rest of the mint, and serve beside the fritters.',
    ),
  },
} satisfies StarterTheme
