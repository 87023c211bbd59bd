import { menuOf, numbered, type StarterTheme } from '../starter-theme.ts'

export default {
  title: 'First Light',
  slug: 'first-light',
  description:
    'There is an hour in which the day has not yet asked for anything. This week keeps a small part of it for you, and starts things gently, the way light comes into a room.',
  affirmation: 'I begin before I am ready, and I begin small.',
  journalingPrompt:
    'Recall a beginning in your life that hardly looked like one at the time. What did you not know yet, and how did that help you? Then name one thing you would start this week if nobody would ever ask how it turned out.',
  cover: 'cover/first-light',
  hue: 58,
  tarotCard: {
    name: 'The Fool',
    interpretation:
      'The Fool is a seed that has let go of the stalk, with a cliff below and wind enough. The card speaks of beginning without a guarantee, lightly and with little luggage. It does not ask you to be careless, only to leave room for what you cannot plan. Where could you allow yourself to be a beginner this week?',
    image: 'tarot/the-fool',
  },
  musicUrl: 'https://en.wikipedia.org/wiki/Morning_Mood',
  song: {
    title: 'Morning Mood',
    artist: 'Edvard Grieg',
    message:
      'A flute and an oboe pass the sunrise to each other. Let it be the first sound of one morning, before the news and before the messages.',
  },
  exercises: [
    {
      title: 'Five lines at the window',
      steps: [
        'Stand at a window within an hour of waking, with a pen and a small piece of paper.',
        'Look for one whole minute before you draw.',
        'Draw what you see in five lines, no more; lift the pen only between them.',
        'Write the time and the color of the sky underneath.',
        'Put it by the kettle, and draw the same window again tomorrow.',
      ],
      image: 'exercise/window-sketch',
      link: null,
      minutes: 10,
      stepSeconds: [0, 60, 0, 0, 0],
    },
    {
      title: 'The colors of a morning',
      steps: [
        'Choose nine things around you that have a color: a towel, toast, the floor in the light.',
        'Mix or find each color with paint, crayons or snippets from a magazine.',
        'Set them as nine patches in a square, the quietest one in the middle.',
        'Name each patch after the thing, not after the color.',
        'Wear or lay out one of these colors today.',
      ],
      image: 'exercise/colour-swatches',
      link: null,
      minutes: 30,
    },
    {
      title: 'With the other hand',
      steps: [
        'Take a soft pencil into the hand you do not write with.',
        'Draw the cup you drank from this morning, in one go.',
        'Write the word for how you feel today beneath it, with the same hand.',
        'Look at the line for a moment: where is it braver than usual?',
        'Keep the page, crooked as it is, as a picture of learning.',
      ],
      image: 'exercise/other-hand',
      link: null,
      minutes: 10,
    },
  ],
  artActivity: {
    title: 'A print made by the sun',
    description:
      'Lay leaves, grasses or cut paper on sheets of strongly colored sugar paper and leave them on a sunny sill from morning to evening. Where the light fell the color fades; under the leaves it stays. Remove them at dusk and write the hours on the back.',
    image: 'exercise/leaf-print',
    materials: [
      'Sugar paper or construction paper in dark blue or red',
      'Leaves and grasses, pressed flat',
      'A sheet of glass or a few small stones',
      'A sunny window',
    ],
  },
  menu: menuOf(
    'Oat porridge with apricots and toasted almonds',
    'Soft eggs on sourdough with chives',
    'Carrot and orange soup with cumin',
    'Warm lentil salad with goat cheese and radishes',
    'Buckwheat pancakes with spinach and leeks',
    'Tomato shakshuka with white beans',
    'Rhubarb and honey galette',
  ),
  recipe: {
    title: 'Tomato shakshuka with white beans',
    image: null,
    ingredients: [
      '2 tbsp olive oil',
      '1 large onion',
      '1 red pepper',
      '2 cloves of garlic',
      '1 tsp ground cumin',
      '1 tsp sweet paprika',
      '400 g tinned tomatoes',
      '240 g cooked white beans',
      '4 eggs',
      '50 g feta',
      'A handful of parsley',
      'Salt',
    ],
    instructions: numbered(
      'Slice the onion and the pepper and soften them in the oil over medium heat for 10 minutes.',
      'Add the garlic, cumin and paprika and stir for 1 minute, until it smells warm.',
      'Pour in the tomatoes and the beans, salt lightly, and simmer for 12 minutes until thick.',
      'Press four hollows into the sauce with a spoon and break an egg into each.',
      'Cover and cook on low heat for 6 to 8 minutes, until the whites are set and the yolks still soft.',
      'Crumble the feta over it, add the parsley, and bring the pan to the table with bread.',
    ),
  },
} satisfies StarterTheme
