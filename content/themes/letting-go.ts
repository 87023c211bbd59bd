import { menuOf, numbered, type StarterTheme } from '../starter-theme.ts'

export default {
  title: 'Letting Go',
  slug: 'letting-go',
  season: 'autumn',
  description:
    'A tree does not throw its leaves away; it draws the good out of them first and then stops holding on. This week looks for what may drop, and for what you would like to keep of it.',
  affirmation: 'I keep what it taught me and open my hand.',
  journalingPrompt:
    'Name something you are still carrying although its season is over: a plan, a quarrel, a version of yourself. What did it once do for you? Thank it in three honest sentences, then write what the branch might look like without it.',
  cover: 'cover/letting-go',
  hue: 42,
  tarotCard: {
    name: 'Death',
    interpretation:
      'The thirteenth card alarms people more than it should. A white rose stands on bare ground at sunrise, and beneath the fallen leaves a bulb is already drinking. It speaks of endings that make soil: a habit, a role, a chapter. You do not have to hurry what is leaving, and you do not have to hold the door.',
    image: 'tarot/death',
  },
  musicUrl: 'https://en.wikipedia.org/wiki/Nocturnes,_Op._9_(Chopin)',
  song: {
    title: 'Nocturne in E-flat major, Op. 9 No. 2',
    artist: 'Frédéric Chopin',
    message:
      'The melody returns several times and is a little more adorned, a little less certain each time. Let it end before you do anything else.',
  },
  exercises: [
    {
      title: 'The poem that stays',
      steps: [
        'Take a page you can spare: a newspaper, an old letter, a printed mail.',
        'Read it with a pencil and circle five words that give off a little light.',
        'Black out everything else, line by line, without haste.',
        'Read aloud what is left.',
        'Copy it onto the back, with a title.',
      ],
      image: 'exercise/hidden-poem',
      link: null,
      minutes: 20,
    },
    {
      title: 'Leaves through paper',
      steps: [
        'Collect three fallen leaves with strong veins.',
        'Lay thin paper over one of them, its veins upwards.',
        'Stroke the flat of a crayon over it until the whole leaf has come through.',
        'Shift the paper and do the next in another color, half over the first.',
        'Put the leaves back where you found them.',
      ],
      image: 'exercise/rubbing',
      link: null,
      minutes: 20,
    },
    {
      title: 'Torn on purpose',
      steps: [
        'Write on a sheet of paper something that is finished.',
        'Paint over the words with a thin wash, so that they can still just be seen.',
        'When it is dry, tear the sheet into strips, following no line.',
        'Lay the strips as a landscape, with the words as the ground or as the sky.',
        'Glue down only what you want to keep, and recycle the rest.',
      ],
      image: 'exercise/torn-paper',
      link: null,
      minutes: 25,
    },
  ],
  artActivity: {
    title: 'A lantern of leaf rubbings',
    description:
      'Make rubbings of leaves on a long strip of baking paper, brush it with a little oil so that it lets the light through, and roll it into a cylinder around a jar. Put a small light inside at dusk. It lasts an autumn, and then it may go.',
    image: 'exercise/rubbing',
    materials: [
      'Baking paper or tracing paper',
      'Wax crayons in warm colors',
      'Fallen leaves',
      'A few drops of cooking oil',
      'A jar and a tea light',
    ],
  },
  menu: menuOf(
    'Cauliflower soup with brown butter',
    'Penne with chestnut mushrooms and parsley',
    'Leek and potato tart',
    'Braised red cabbage with dumplings',
    'Warm salad of roots and hazelnuts',
    'Mushroom goulash with bread dumplings',
    'Pears baked with honey and walnuts',
  ),
  recipe: {
    title: 'Pears baked with honey and walnuts',
    image: null,
    ingredients: [
      '4 firm pears',
      '60 g walnuts',
      '3 tbsp honey',
      '30 g butter',
      '1 tsp cinnamon',
      '100 ml apple juice',
      'A pinch of salt',
      '200 g thick yoghurt',
    ],
    instructions: numbered(
      'Heat the oven to 190 °C. Halve the pears and take out their cores with a spoon.',
      'Lay them in a dish with the cut side up and pour the juice around them.',
      'Chop the walnuts and mix them with the honey, soft butter, cinnamon and salt.',
      'Fill the hollows with the nuts.',
      'Bake for 35 minutes, and spoon the juice over the pears twice in that time.',
      'Eat them warm with cold yoghurt.',
    ),
  },
} satisfies StarterTheme
