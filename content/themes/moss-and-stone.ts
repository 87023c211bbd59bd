import { usualBreath } from '../../contract/breath.ts'
import { menuOf, numbered, type StarterTheme } from '../starter-theme.ts'

export default {
  title: 'Moss & Stone',
  slug: 'moss-and-stone',
  description:
    'Moss covers a stone at the pace of a few millimeters a year, and in the end the stone is soft. This week trusts slow things and looks closely at what is low, old and green.',
  affirmation: 'I am growing at a speed that cannot be seen from one day to the next.',
  journalingPrompt:
    'Where in your life are you waiting, and what kind of waiting is it: of a seed, of a guest, of a stone in a stream? Write from inside the waiting, and do not rush towards its end. What can be seen from there that somebody passing quickly would miss?',
  cover: 'cover/moss-and-stone',
  hue: 128,
  tarotCard: {
    name: 'The Hanged Man',
    interpretation:
      'A chrysalis hangs head down from a branch in a ring of light and appears to do nothing at all. The Hanged Man is the pause in which the world is seen the other way up. Not every standstill is a hindrance. Try leaving one question unanswered until the weekend, on purpose.',
    image: 'tarot/the-hanged-man',
  },
  musicUrl: 'https://en.wikipedia.org/wiki/Gnossiennes',
  song: {
    title: 'Gnossienne No. 1',
    artist: 'Erik Satie',
    message:
      'Music without bar lines, with instructions like “on the tip of the thought”. Play it slower than you think it should go.',
  },
  exercises: [
    {
      title: 'Five stones',
      steps: [
        'Find five stones that lie well in the hand.',
        'Hold each with your eyes closed until it has taken on your warmth.',
        'Stack them from the largest to the smallest, feeling for the place where each wants to rest.',
        'When the tower falls, sit for a breath before you begin again.',
        'Draw the last tower that stood, and take it down.',
      ],
      image: 'exercise/stone-balance',
      link: null,
      minutes: 15,
      breath: usualBreath,
      stepSeconds: [0, 0, 0, 10, 0],
    },
    {
      title: 'What bark and brick have to say',
      steps: [
        'Take thin paper and a dark crayon on a walk.',
        'Rub five surfaces: bark, brick, a grating, a step, a stone.',
        'Write on the back of each where it was, and how it felt under your palm.',
        'At home, cut one square from each and lay them as a small wall.',
        'Leave one gap in it, for moss.',
      ],
      image: 'exercise/rubbing',
      link: null,
      minutes: 40,
    },
    {
      title: 'A green print',
      steps: [
        'Gather a fern, a tuft of moss and two leaves that have already fallen.',
        'Brush one of them thinly with green paint.',
        'Lay it paint down on paper, cover it, and press with the heel of your hand.',
        'Print it again without new paint; the second is often the better one.',
        'Let the pale prints lie behind the dark ones, as in a wood.',
      ],
      image: 'exercise/leaf-print',
      link: null,
      minutes: 20,
    },
  ],
  artActivity: {
    title: 'A wood in a jar',
    description:
      'Layer pebbles, a little charcoal and earth in a large jar, and plant it with a cushion of moss, a tiny fern and one good stone. Mist it, close the lid and give it a bright place out of the sun. It will rain inside by itself.',
    image: 'exercise/stone-balance',
    materials: [
      'A large glass jar with a lid',
      'Pebbles and a spoonful of charcoal',
      'Potting soil',
      'A cushion of moss from your own garden or a shop',
      'A small stone',
    ],
  },
  menu: menuOf(
    'Green pea and barley risotto',
    'Spinach soup with a soft egg',
    'Pasta with broccoli and almonds',
    'Stone-oven flatbread with courgette and pesto',
    'Kale and potato colcannon',
    'Mushrooms on toast with tarragon',
    'Pistachio and lime loaf',
  ),
  recipe: {
    title: 'Green pea and barley risotto',
    image: 'exercise/grain-bowl',
    ingredients: [
      '300 g pearl barley',
      '1 onion',
      '2 cloves of garlic',
      '30 g butter',
      '150 ml dry white wine or stock',
      '1.2 l hot vegetable stock',
      '300 g peas',
      '60 g hard cheese',
      'A handful of mint',
      '1 lemon',
      'Salt and pepper',
    ],
    instructions: numbered(
      'Soften the chopped onion and garlic in half of the butter for 8 minutes.',
      'Stir in the rinsed barley and toast it for 2 minutes, then let the wine bubble away.',
      'Add the stock a third at a time and simmer, stirring now and then, for 40 minutes in all.',
      'Blend half of the peas with a ladleful of the stock and the mint.',
      'Stir in the green purée and the whole peas and cook for 4 minutes.',
      'Finish with the cheese, the rest of the butter and lemon zest. Let it rest for 3 minutes before serving.',
    ),
  },
} satisfies StarterTheme
