import { menuOf, numbered, type StarterTheme } from '../starter-theme.ts'

export default {
  title: 'Paper Boats',
  slug: 'paper-boats',
  description:
    'A sheet of paper, seven folds, and something can float. This week is for play with a direction: small ventures that may get wet and are worth it all the same.',
  affirmation: 'I can set out lightly and correct my course on the way.',
  journalingPrompt:
    'What did you love to do when you were nine and nobody was watching? Follow that child for an afternoon and write down where it takes you. Which of its pleasures could still float in the life you have now, and what would have to be folded differently?',
  cover: 'cover/paper-boats',
  hue: 38,
  tarotCard: {
    name: 'The Chariot',
    interpretation:
      'A boat is drawn by two swans, a dark one and a light one, and somebody has hoisted a sail sewn with stars. The Chariot is about direction when parts of you pull differently. You need not choose one swan over the other; you only need to hold the reins loosely. Where would you like to be carried this week?',
    image: 'tarot/the-chariot',
  },
  musicUrl: 'https://en.wikipedia.org/wiki/The_Carnival_of_the_Animals',
  song: {
    title: 'The Swan, from “The Carnival of the Animals”',
    artist: 'Camille Saint-Saëns',
    message: 'A cello glides and two pianos make the water. It goes well with folding something.',
  },
  exercises: [
    {
      title: 'A cargo of one worry',
      steps: [
        'Write a worry on a sheet of paper, as small or as large as it feels.',
        'Fold the sheet into a boat, with the words inside.',
        'Float it in a sink, a bath or a puddle.',
        'Watch it until it leans, and say out loud what you will do if it sinks.',
        'Dry it on the windowsill overnight and decide in the morning whether to unfold it.',
      ],
      image: 'exercise/paper-boat',
      link: 'https://en.wikipedia.org/wiki/Origami',
      minutes: 15,
    },
    {
      title: 'Map of an old room',
      steps: [
        'Take the pencil into the hand you do not write with.',
        'Draw the room you slept in as a child, seen from above.',
        'Add the bed, the door, and the place where things were hidden.',
        'Color only the thing you would save.',
        'Sign it with the name you were called then.',
      ],
      image: 'exercise/other-hand',
      link: null,
      minutes: 15,
    },
    {
      title: 'A blot and its crew',
      steps: [
        'Fold a sheet of paper, open it, and drop three blots of paint near the fold.',
        'Fold it again and press from the middle outwards.',
        'Turn the blot around until it looks back at you.',
        'Give it legs, a hat or a rudder with a thin pen.',
        'Write its first entry in the ship’s log.',
      ],
      image: 'exercise/folded-print',
      link: null,
      minutes: 20,
    },
  ],
  artActivity: {
    title: 'A fleet of old papers',
    description:
      'Fold boats from maps, sheet music, wrapping paper and letters you no longer need. Draw a line of wax along the keels so that they float longer. Give each a name on the bow and let them out together.',
    image: 'exercise/paper-boat',
    materials: ['Old papers of different sizes', 'A candle end', 'A fine pen', 'Water that is not deep'],
  },
  menu: menuOf(
    'Pasta with peas, lemon and ricotta',
    'Corn fritters with tomato salad',
    'Gazpacho with croutons',
    'Summer rolls with tofu and herbs',
    'Aubergine and mozzarella bake',
    'Picnic pie with spinach and egg',
    'Semolina pudding with cherries',
  ),
  recipe: {
    title: 'Summer rolls with tofu and herbs',
    image: null,
    ingredients: [
      '12 rice paper sheets',
      '100 g rice noodles',
      '200 g firm tofu',
      '1 carrot',
      '1 small cucumber',
      '1 ripe mango',
      'A handful each of mint and coriander',
      '3 tbsp peanut butter',
      '2 tbsp soy sauce',
      '1 lime',
      '3 tbsp warm water',
    ],
    instructions: numbered(
      'Cook the noodles as the packet says, rinse them cold and drain them.',
      'Cut the tofu, carrot, cucumber and mango into thin sticks.',
      'Dip one rice paper into warm water for a few seconds and lay it flat; it will soften as you work.',
      'Lay a little of everything along the lower third, fold in the sides and roll it up tightly.',
      'Stir the peanut butter, soy sauce, lime juice and warm water into a smooth sauce.',
      'Bring everything to the table and let everybody roll their own.',
    ),
  },
} satisfies StarterTheme
