import { numbered } from '../../starter-theme.ts'
import type { ThemeTexts } from '../../theme-texts.ts'

export default {
  title: 'El jardín silvestre',
  description:
    'Algunas de las mejores cosas de un jardín no las plantó nadie. Esta semana hace sitio a lo que crece por su cuenta: ideas raras, senderos laterales y esa parte de ti a la que le gusta el desorden.',
  affirmation: 'Dejo que algunas cosas crezcan con su propia forma y a su propio paso.',
  journalingPrompt:
    '¿Qué ha ido creciendo en tu vida sin que lo planearas? Pasea por tus días como por un jardín y anota qué está en flor, qué se ha sembrado solo y qué sigues podando por costumbre. ¿Cuál de esas plantas te gustaría dejar en pie hasta el otoño?',
  tarotCard: {
    name: 'La Emperatriz',
    interpretation:
      'La Emperatriz es una rosa entre el trigo maduro, sin prisa y sin guardarse nada. Representa el cuidado que se nota en el cuerpo: comida, calor, contacto, color. Su abundancia no consiste en tener más, sino en darse cuenta de lo que ya ha echado hojas. Deja que cada día te alimente una cosa corriente.',
  },
  song: {
    title: 'A una rosa silvestre',
    artist: 'Edward MacDowell',
    message:
      'Una pieza breve que, según cuentan, el compositor tiró y su mujer recogió. Escúchala mientras miras una sola planta.',
  },
  exercises: [
    {
      title: 'Una hoja, muy despacio',
      steps: [
        'Recoge una sola hoja y déjala junto al papel.',
        'Apoya el lápiz en el tallo y mira solo la hoja.',
        'Recorre su borde con los ojos, tan despacio como andaría una hormiga, y que la mano siga a ciegas.',
        'No mires el papel hasta haber vuelto al tallo.',
        'Dibújala otra vez en otro color, encima de la primera.',
      ],
    },
    {
      title: 'Una semana prensada',
      steps: [
        'Llévate a casa cada día una planta o un pétalo pequeño que crezca donde nadie lo sembró.',
        'Ponlo entre dos hojas de papel dentro de un libro pesado.',
        'Escribe el día y el lugar en un papelito a su lado.',
        'El domingo, coloca los siete en una página y sujétalos con tiras de papel.',
        'Ponle título a la página, como si fuera una región de un mapa.',
      ],
    },
    {
      title: 'Un jardín de siete trazos',
      steps: [
        'Inventa siete trazos con un pincel o un rotulador grueso: puntos, ganchos, lluvia, nidos, lo que venga.',
        'Practica cada uno en su rincón hasta que la mano lo disfrute.',
        'Ahora planta con ellos un jardín: un trazo es la hierba, otro las flores, otro los insectos.',
        'Deja que dos de las plantas se salgan del papel.',
        'Deja un trozo desnudo para lo que quiera venir.',
      ],
    },
  ],
  artActivity: {
    title: 'Un prado del cajón de la cocina',
    description:
      'Pinta sin pincel: un tenedor hace hierba, un corcho hace flores, una hoja apretada boca abajo se imprime sola. Trabaja de abajo arriba y deja secar las capas entre una y otra. Con tres colores hay de sobra.',
    materials: [
      'Témpera en dos verdes y un color cálido',
      'Un tenedor, un corcho, una esponja',
      'Unas hojas frescas',
      'Una hoja de papel grande',
    ],
  },
  menu: [
    'Tortilla de hierbas con patatas nuevas',
    'Risotto de habas y limón',
    'Ensalada verde con fresas y pipas de girasol',
    'Tortitas de calabacín con yogur y hierbabuena',
    'Ñoquis de ortigas o espinacas con mantequilla tostada',
    'Coca con ricota, guisantes y hierbas silvestres',
    'Tarta de flor de saúco y frutos rojos',
  ],
  recipe: {
    title: 'Tortitas de calabacín con yogur y hierbabuena',
    ingredients: [
      '600 g de calabacines',
      '1 cucharadita de sal',
      '2 cebolletas',
      '2 huevos',
      '80 g de harina',
      '80 g de queso feta',
      'Un puñado de hierbabuena',
      '200 g de yogur',
      '1 limón',
      'Aceite para freír',
    ],
    instructions: numbered(
      'Ralla gruesos los calabacines, mézclalos con la sal y déjalos en un colador 15 minutos.',
      'Escúrrelos bien apretándolos en un paño limpio.',
      'Mézclalos con las cebolletas picadas, los huevos, la harina, el feta desmigado y la mitad de la hierbabuena.',
      'Calienta un poco de aceite en una sartén ancha y pon cucharadas colmadas de la masa, aplastándolas.',
      'Fríelas a fuego medio de 3 a 4 minutos por lado, hasta que se doren.',
      'Mezcla el yogur con ralladura de limón, un poco de zumo y el resto de la hierbabuena, y sírvelo con las tortitas.',
    ),
  },
} satisfies ThemeTexts
