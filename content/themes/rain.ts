import { menuOf, numbered, type StarterTheme } from '../starter-theme.ts'

export default {
  title: 'Listening to Rain',
  slug: 'rain',
  description:
    'Rain gives permission: to stay in, to cancel a plan, to let a gray day be gray. This week is for feelings that want to be heard rather than solved.',
  affirmation: 'I can listen to what I feel without having to fix it today.',
  journalingPrompt:
    'Sit where you can hear the weather, or remember the sound of rain on a roof you once slept under. What has been knocking quietly at your window these days? Let it speak for half a page in its own voice, and do not answer it yet.',
  cover: 'cover/rain',
  hue: 243,
  tarotCard: {
    name: 'The High Priestess',
    interpretation:
      'The High Priestess sits between a dark trunk and a light one and keeps the moon company. She knows things the way water knows the shape of a bowl, without needing to say them. The card invites you to trust the quiet kind of knowing. Before you ask three people for advice, ask for one hour of silence.',
    image: 'tarot/the-high-priestess',
  },
  musicUrl: 'https://en.wikipedia.org/wiki/Prelude,_Op._28,_No._15_(Chopin)',
  song: {
    title: 'Prelude in D-flat major, “Raindrop”',
    artist: 'Frédéric Chopin',
    message:
      'One note repeats from the first bar to the last while everything around it changes. See how long you can follow it.',
  },
  exercises: [
    {
      title: 'Ink that falls',
      steps: [
        'Stand a sheet of thick paper upright in the sink or a tray.',
        'Set wet drops of ink or strong coffee along its upper edge.',
        'Let them run, and tilt the sheet a little when you want them to meet.',
        'Splash a little clean water over one side only.',
        'When it is dry, find one figure in the runs and give it two small eyes.',
      ],
      image: 'exercise/ink-rain',
      link: null,
      minutes: 20,
    },
    {
      title: 'A score for the weather',
      steps: [
        'Open a window or put on a recording of rain, and close your eyes for two minutes.',
        'Draw five long lines across a sheet, like the staves of a score.',
        'Write down the rain without notes: dots for drops, strokes for the gutter, hatching for the far rush.',
        'Mark where you breathe in with a small circle.',
        'Play it back by tapping it on the table with your fingertips.',
      ],
      image: 'exercise/sound-map',
      link: null,
      minutes: 15,
      stepSeconds: [120, 0, 0, 0, 0],
    },
    {
      title: 'The view through a wet pane',
      steps: [
        'Paint a very simple view in three broad stripes of watercolor.',
        'While it is wet, dab some spots away with a corner of kitchen paper.',
        'Let drops of clear water fall into the half-dry paint and watch the edges bloom.',
        'Stop one minute earlier than you want to.',
        'Hang it where a window would be welcome.',
      ],
      image: 'exercise/watercolour-wash',
      link: null,
      minutes: 30,
    },
  ],
  artActivity: {
    title: 'Rain that was there all along',
    description:
      'Draw the rain first, with a white candle on white paper: slanting strokes, puddles, perhaps an umbrella. Nothing can be seen. Then wash thin blue and gray paint over the whole sheet and the rain appears where the wax keeps the paint off.',
    image: 'exercise/ink-rain',
    materials: [
      'A white candle or wax crayon',
      'Watercolor in blue and gray',
      'A broad brush',
      'Thick white paper',
    ],
  },
  menu: menuOf(
    'Red lentil dal with spinach',
    'Potato and leek soup with caraway',
    'Mushroom and barley stew',
    'Udon with miso, egg and greens',
    'Baked potatoes with lentils and sour cream',
    'Tomato rice with cinnamon and chickpeas',
    'Apple crumble with oats and hazelnuts',
  ),
  recipe: {
    title: 'Red lentil dal with spinach',
    image: 'exercise/grain-bowl',
    ingredients: [
      '250 g red lentils',
      '900 ml water',
      '1 tsp turmeric',
      '1 onion',
      '3 cloves of garlic',
      '20 g ginger',
      '1 tsp cumin seeds',
      '1 tsp mustard seeds',
      '2 tbsp oil or ghee',
      '200 g spinach',
      '1 lemon',
      'Salt',
    ],
    instructions: numbered(
      'Rinse the lentils until the water runs clear. Simmer them with the water and turmeric for 20 minutes.',
      'Meanwhile fry the finely sliced onion in half of the oil over low heat until it is deep gold, about 15 minutes.',
      'Stir in the chopped garlic and ginger and fry for 2 minutes.',
      'Add the onions to the lentils with salt and the spinach, and let it wilt for 3 minutes.',
      'Heat the rest of the oil, let the cumin and mustard seeds crackle in it for half a minute, and pour them over the dal.',
      'Sharpen with lemon and eat from a bowl, near a window.',
    ),
  },
} satisfies StarterTheme
