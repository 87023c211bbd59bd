import { menuOf, numbered, type StarterTheme } from '../starter-theme.ts'

export default {
  title: 'Letters',
  slug: 'letters',
  description:
    'A letter takes its time and arrives as an object, with a fold and a smell. This week is for words with an address: thanks that came late, questions, love without an occasion.',
  affirmation: 'My words may arrive slowly and still be welcome.',
  journalingPrompt:
    'Who would you write to if you knew the letter would be read with kindness and never answered? Begin with the weather where you are and let the rest come when it comes. At the end, ask yourself what you were really hoping to hear back.',
  cover: 'cover/letters',
  hue: 19,
  tarotCard: {
    name: 'The Lovers',
    interpretation:
      'Two trunks cross, part and meet again, and their crowns together make the shape of a heart. The Lovers is a card about choosing, and about the talk that keeps a bond alive. It belongs to friends and siblings as much as to couples. Say one true thing to someone this week, in your own handwriting.',
    image: 'tarot/the-lovers',
  },
  musicUrl: 'https://en.wikipedia.org/wiki/Salut_d%27Amour',
  song: {
    title: 'Salut d’Amour',
    artist: 'Edward Elgar',
    message:
      'He gave it to his fiancée as an engagement present, and she had given him a poem. Three minutes, to be read between the lines.',
  },
  exercises: [
    {
      title: 'A letter to be opened in spring',
      steps: [
        'Date a sheet with today and write Dear, followed by your own name.',
        'Tell yourself three things that are true now and may not be then.',
        'Ask one question that you would like answered.',
        'Put in something flat: a ticket, a leaf, a drawing of your hand.',
        'Seal it, write the date of opening on the back, and give it to the bookshelf.',
      ],
      image: 'exercise/letter',
      link: null,
      minutes: 20,
    },
    {
      title: 'A reply with scissors',
      steps: [
        'Take a page of printed words, the duller the better.',
        'Cut or black out everything until a kind sentence remains.',
        'Add a greeting at the top and your initial at the bottom.',
        'Draw a stamp in the corner with a picture of your week.',
        'Post it, or leave it in a book for someone to find.',
      ],
      image: 'exercise/hidden-poem',
      link: null,
      minutes: 20,
    },
    {
      title: 'A flower in the fold',
      steps: [
        'Press a small flower or leaf for a day between heavy books.',
        'Fix it to a card with a narrow strip of paper, not with glue.',
        'Write where it grew and what was going on that day.',
        'Think of a person it suits and say why, in one sentence.',
        'Slip it into an envelope before you have time to find it too little.',
      ],
      image: 'exercise/pressed-flowers',
      link: null,
    },
  ],
  artActivity: {
    title: 'Envelopes from old maps',
    description:
      'Take an envelope apart to see how it is cut, and use it as your pattern. Cut new ones from maps, calendars or magazine pages, fold and glue them, and line one with a drawing nobody expects. Make five, so that one is left over for a surprise.',
    image: 'exercise/letter',
    materials: [
      'An envelope to take apart',
      'Maps, calendars, wrapping paper',
      'A glue stick',
      'Scissors and a ruler',
      'Labels for the addresses',
    ],
  },
  menu: menuOf(
    'Alphabet soup with garden vegetables',
    'Ravioli envelopes with ricotta and lemon',
    'Beetroot and feta salad with dill',
    'Vegetable strudel with yoghurt sauce',
    'Rosewater rice with carrots and pistachios',
    'Spinach and feta parcels',
    'Raspberry jam biscuits to send',
  ),
  recipe: {
    title: 'Spinach and feta parcels',
    image: null,
    ingredients: [
      '500 g spinach',
      '1 onion',
      '200 g feta',
      '100 g ricotta',
      '1 egg',
      'A handful of dill',
      '8 sheets of filo pastry',
      '80 g butter',
      '1 tbsp sesame seeds',
      'Nutmeg and pepper',
    ],
    instructions: numbered(
      'Wilt the spinach in a hot pan, let it cool, squeeze it very dry and chop it.',
      'Soften the chopped onion in a little of the butter for 8 minutes.',
      'Mix both with the crumbled feta, ricotta, egg, dill, nutmeg and pepper.',
      'Melt the rest of the butter. Brush a sheet of filo, fold it lengthwise into a strip and set a spoonful of filling at one end.',
      'Fold it over corner to edge, like a letter, until the strip is used up. Do the same with the others.',
      'Brush with butter, strew with sesame and bake at 190 °C for 22 minutes until golden.',
    ),
  },
} satisfies StarterTheme
