import { numbered } from '../../starter-theme.ts'
import type { ThemeTexts } from '../../theme-texts.ts'

export default {
  title: 'Barcos de papel',
  description:
    'Una hoja de papel, siete dobleces, y algo puede flotar. Esta semana es para jugar con rumbo: pequeñas aventuras que quizá se mojen y que aun así valen la pena.',
  affirmation: 'Puedo zarpar con poco peso y corregir el rumbo por el camino.',
  journalingPrompt:
    '¿Qué te encantaba hacer a los nueve años cuando nadie miraba? Sigue una tarde entera a quien eras entonces y escribe adónde te lleva. ¿Cuáles de sus alegrías podrían flotar aún en la vida que tienes ahora, y qué habría que doblar de otra manera?',
  tarotCard: {
    name: 'El Carro',
    interpretation:
      'Dos cisnes, uno oscuro y otro claro, tiran de una barca en la que alguien ha izado una vela bordada de estrellas. El Carro trata del rumbo cuando hay partes de ti que tiran hacia lados distintos. No tienes que elegir un cisne en lugar del otro; solo tienes que llevar las riendas sueltas. ¿Adónde te gustaría dejarte llevar esta semana?',
  },
  musicUrl: 'https://es.wikipedia.org/wiki/El_carnaval_de_los_animales',
  song: {
    title: 'El cisne, de «El carnaval de los animales»',
    artist: 'Camille Saint-Saëns',
    message: 'Un violonchelo se desliza y dos pianos hacen de agua. Va bien para doblar algo mientras tanto.',
  },
  exercises: [
    {
      title: 'Un barco cargado con una preocupación',
      steps: [
        'Escribe una preocupación en una hoja, tan pequeña o tan grande como la sientas.',
        'Dobla la hoja en forma de barco, con las palabras por dentro.',
        'Ponlo a flotar en el fregadero, la bañera o un charco.',
        'Míralo hasta que se incline y di en voz alta qué harás si se hunde.',
        'Déjalo secar toda la noche en el alféizar y decide por la mañana si lo desdoblas.',
      ],
    },
    {
      title: 'Mapa de una habitación antigua',
      steps: [
        'Toma el lápiz con la mano con la que no escribes.',
        'Dibuja, vista desde arriba, la habitación en la que dormías en tu infancia.',
        'Añade la cama, la puerta y el sitio donde se escondían las cosas.',
        'Colorea solo lo que salvarías.',
        'Fírmalo con el nombre con que te llamaban entonces.',
      ],
    },
    {
      title: 'Una mancha y su tripulación',
      steps: [
        'Dobla una hoja, ábrela y deja caer tres manchas de pintura cerca del doblez.',
        'Vuelve a doblarla y aprieta desde el centro hacia fuera.',
        'Gira la mancha hasta que te devuelva la mirada.',
        'Ponle patas, un sombrero o un timón con un rotulador fino.',
        'Escribe su primera anotación en el cuaderno de bitácora.',
      ],
    },
  ],
  artActivity: {
    title: 'Una flota de papeles viejos',
    description:
      'Dobla barcos con mapas, partituras, papel de regalo y cartas que ya no necesitas. Traza una línea de cera por las quillas para que floten más tiempo. Dale a cada uno un nombre en la proa y échalos al agua todos juntos.',
    materials: [
      'Papeles viejos de distintos tamaños',
      'Un cabo de vela',
      'Un rotulador fino',
      'Agua que no cubra',
    ],
  },
  menu: [
    'Pasta con guisantes, limón y ricota',
    'Buñuelos de maíz con ensalada de tomate',
    'Gazpacho con picatostes',
    'Rollitos frescos de tofu y hierbas',
    'Berenjenas al horno con mozzarella',
    'Empanada de pícnic con espinacas y huevo',
    'Crema de sémola con cerezas',
  ],
  recipe: {
    title: 'Rollitos frescos de tofu y hierbas',
    ingredients: [
      '12 obleas de arroz',
      '100 g de fideos de arroz',
      '200 g de tofu firme',
      '1 zanahoria',
      '1 pepino pequeño',
      '1 mango maduro',
      'Un puñado de hierbabuena y otro de cilantro',
      '3 cucharadas de crema de cacahuete',
      '2 cucharadas de salsa de soja',
      '1 lima',
      '3 cucharadas de agua templada',
    ],
    instructions: numbered(
      'Cuece los fideos como diga el paquete, pásalos por agua fría y escúrrelos.',
      'Corta el tofu, la zanahoria, el pepino y el mango en bastones finos.',
      'Sumerge una oblea unos segundos en agua templada y extiéndela; se irá ablandando mientras trabajas.',
      'Pon un poco de todo en el tercio de abajo, dobla los lados hacia dentro y enróllala bien apretada.',
      'Mezcla la crema de cacahuete, la salsa de soja, el zumo de la lima y el agua hasta tener una salsa lisa.',
      'Llévalo todo a la mesa y que cada cual enrolle los suyos.',
    ),
  },
} satisfies ThemeTexts
