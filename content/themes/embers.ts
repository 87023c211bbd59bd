import { menuOf, numbered, type StarterTheme } from '../starter-theme.ts'

export default {
  title: 'Embers',
  slug: 'embers',
  season: 'winter',
  description:
    'After the tall flames comes the longer, quieter heat that one can actually cook on. This week sits by what still glows once the noise is over, and is careful about what it feeds.',
  affirmation: 'What truly matters to me is still warm, and I know how to tend it.',
  journalingPrompt:
    'Think of something that collapsed once: a plan, a certainty, a picture of yourself. Blow gently on the ashes and write what was still glowing there. What have you been able to light with it since, and what deserves a small dry twig this week?',
  cover: 'cover/embers',
  hue: 36,
  tarotCard: {
    name: 'The Tower',
    interpretation:
      'Lightning has struck a tall tower, and birds fly from its windows. It is the card of sudden clarity, when something built too high or too tight gives way. There is nothing to fear in the picture itself; look at the flower by its foot. Ask what has become simpler since it fell.',
    image: 'tarot/the-tower',
  },
  musicUrl: 'https://en.wikipedia.org/wiki/Goldberg_Variations',
  song: {
    title: 'Aria from the Goldberg Variations',
    artist: 'Johann Sebastian Bach',
    message:
      'It is said to have been written for someone who could not sleep. After thirty variations the same quiet aria returns, and you do not hear it as before.',
  },
  exercises: [
    {
      title: 'A fire drawn with its own coal',
      steps: [
        'Take a stick of charcoal, or the cold burnt end of a twig.',
        'Blacken the lower half of a sheet, pressing hard.',
        'Draw upwards from it with a fingertip, so that smoke rises.',
        'Lift out five sparks with an eraser.',
        'Keep the one smudge that was not planned.',
      ],
      image: 'exercise/charcoal',
      link: null,
      minutes: 20,
    },
    {
      title: 'Three lines for the fire',
      steps: [
        'Write three short letters: to something you regret, to someone you miss, to something you want.',
        'Fold each into the smallest square you can.',
        'Sit with them near a candle for the length of a song.',
        'Burn one in a safe dish, bury one in a flowerpot, and keep one.',
        'Write down which went where, and nothing more.',
      ],
      image: 'exercise/letter',
      link: null,
      minutes: 25,
      stepSeconds: [0, 0, 180, 0, 0],
    },
    {
      title: 'Smoke made of ink',
      steps: [
        'Wet the middle of a sheet and let one drop of ink fall into it.',
        'Blow through a straw to send it upwards in threads.',
        'Turn the sheet and add a second drop where the first has thinned.',
        'Let it dry and look for the place it seems to come from.',
        'Draw that place: a chimney, a cup, a mouth, a meadow.',
      ],
      image: 'exercise/ink-rain',
      link: null,
      minutes: 20,
    },
  ],
  artActivity: {
    title: 'Glow from underneath',
    description:
      'Cover a card with patches of orange, yellow and red crayon, then paint it over with black poster paint mixed with a drop of dish soap. When it is dry, scratch embers, sparks and branches into it with a toothpick. The warmth was below all the time.',
    image: 'exercise/charcoal',
    materials: [
      'Wax crayons in warm colors',
      'Black poster paint',
      'A drop of dish soap',
      'A toothpick or knitting needle',
      'Stiff card',
    ],
  },
  menu: menuOf(
    'Sweet potatoes roasted whole with lime butter',
    'Smoked paprika beans on toast',
    'Grilled leeks with romesco sauce',
    'Roasted tomato soup with chilli oil',
    'Charred cabbage with miso and peanuts',
    'Flatbreads from the pan with smoky aubergine',
    'Roasted chestnuts and a pot of spiced tea',
  ),
  recipe: {
    title: 'Flatbreads from the pan with smoky aubergine',
    image: null,
    ingredients: [
      '300 g flour',
      '180 g yoghurt',
      '1 tsp baking powder',
      '1 tsp salt',
      '2 large aubergines',
      '2 cloves of garlic',
      '2 tbsp tahini',
      '1 lemon',
      '2 tbsp olive oil',
      'Pomegranate seeds and parsley',
    ],
    instructions: numbered(
      'Prick the aubergines and grill them as hot as your oven goes, or over a flame, for 35 minutes, until they collapse. Turn them now and then.',
      'Knead flour, yoghurt, baking powder and salt for 3 minutes and rest the dough for 30 minutes.',
      'Scrape the soft flesh out of the aubergine skins, drain it in a sieve, and chop it.',
      'Stir in the crushed garlic, tahini, lemon juice, oil and salt.',
      'Roll the dough into 6 thin rounds and bake each in a very hot dry pan for 1 to 2 minutes a side.',
      'Wrap the breads in a cloth and serve with the aubergine, pomegranate and parsley.',
    ),
  },
} satisfies StarterTheme
