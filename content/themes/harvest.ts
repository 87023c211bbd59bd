import { menuOf, numbered, type StarterTheme } from '../starter-theme.ts'

export default {
  title: 'Harvest',
  slug: 'harvest',
  season: 'autumn',
  description:
    'Before the next thing begins, there is a moment to gather what has already ripened. This week counts what is there, cooks some of it, and puts some by.',
  affirmation: 'I take in what I have grown before I ask for more.',
  journalingPrompt:
    'Look back over the last three months as over a field at evening. What has come up that you sowed, what came up by itself, and what did not come at all? Choose one thing to bring in, one to give away and one to leave on the stalk for the birds.',
  cover: 'cover/harvest',
  hue: 80,
  tarotCard: {
    name: 'The World',
    interpretation:
      'A wreath closes around a small complete world with its sea, its hill and its sun. The card marks the end of a round, the kind of ending that feels like arriving. Let something be finished without improving it. A circle that has closed leaves both hands free.',
    image: 'tarot/the-world',
  },
  musicUrl: 'https://en.wikipedia.org/wiki/The_Four_Seasons_(Vivaldi)',
  song: {
    title: 'Autumn, from “The Four Seasons”',
    artist: 'Antonio Vivaldi',
    message:
      'Dancing, then a nap, then out into the field again. The slow movement in the middle is the nap; take it seriously.',
  },
  exercises: [
    {
      title: 'A wheel of found things',
      steps: [
        'Gather a pocketful of small things from the ground: acorns, leaves, petals, stones.',
        'Sort them by kind on a table or on bare earth.',
        'Begin with one thing in the middle and lay the others around it, ring by ring.',
        'Name something you are glad of with each ring.',
        'Leave it for the wind, and take no more than one picture.',
      ],
      image: 'exercise/nature-mandala',
      link: null,
      minutes: 30,
    },
    {
      title: 'Printed with a potato',
      steps: [
        'Halve a potato and dry the cut side with a cloth.',
        'Carve a simple seed, star or leaf, half a centimeter deep.',
        'Brush it with paint and print it along the edge of a sheet.',
        'Turn it a little with every print until a pattern finds itself.',
        'Wrap a jar or a loaf in the paper and give it to someone.',
      ],
      image: 'exercise/print-block',
      link: null,
      minutes: 40,
    },
    {
      title: 'The table in one line',
      steps: [
        'Set what you harvested or bought this week on the table, untidily.',
        'Put the pen on the paper and keep your eyes on the things.',
        'Draw all of them in one unbroken line, slowly, without looking down.',
        'Lift the pen only when you have come back to where you began.',
        'Color a single fruit.',
      ],
      image: 'exercise/blind-contour',
      link: null,
      minutes: 15,
    },
  ],
  artActivity: {
    title: 'Napkins from the field',
    description:
      'Print plain cotton napkins with halved vegetables: peppers make clovers, pears make lutes, chicory makes roses. Use fabric paint, press evenly and iron them from the back when they are dry. Set the table with them on Sunday.',
    image: 'exercise/print-block',
    materials: [
      'Cotton napkins or cut-up sheets',
      'Fabric paint in two colors',
      'Peppers, pears, chicory',
      'A sponge and an iron',
    ],
  },
  menu: menuOf(
    'Roasted pumpkin soup with sage',
    'Stuffed peppers with rice and walnuts',
    'Beetroot risotto with goat cheese',
    'Squash and chestnut stew',
    'Tarte flambée with grapes and onions',
    'Apple and celeriac gratin',
    'Plum cake with cinnamon crumble',
  ),
  recipe: {
    title: 'Roasted pumpkin soup with sage',
    image: 'exercise/pumpkin-soup',
    ingredients: [
      '1 kg Hokkaido or butternut pumpkin',
      '2 onions',
      '1 tart apple',
      '4 cloves of garlic',
      '4 tbsp olive oil',
      '900 ml vegetable stock',
      '12 sage leaves',
      '30 g pumpkin seeds',
      '100 ml cream or oat cream',
      'Nutmeg, salt and pepper',
    ],
    instructions: numbered(
      'Heat the oven to 200 °C. Cut the pumpkin, onions and apple into wedges and toss them with half of the oil, salt, and the unpeeled garlic.',
      'Roast on a tray for 40 minutes until the edges are brown.',
      'Squeeze the garlic out of its skins, put everything into a pot with the stock and simmer for 10 minutes.',
      'Blend until smooth, stir in the cream, and season with nutmeg and pepper.',
      'Fry the sage and the pumpkin seeds in the rest of the oil until the leaves are crisp, about 1 minute.',
      'Ladle the soup into bowls and spoon the sage oil over it.',
    ),
  },
} satisfies StarterTheme
