import { numbered } from '../../starter-theme.ts'
import type { ThemeTexts } from '../../theme-texts.ts'

export default {
  title: 'Deshielo',
  description:
    'Primero es una gota bajo el alero, luego una grieta oscura que cruza el hielo, luego agua que se oye. Esta semana deja que algo que estaba helado empiece a moverse, a la velocidad que pueda soportar.',
  affirmation: 'Puedo ablandarme despacio y seguir a salvo.',
  journalingPrompt:
    '¿Qué sentimiento, qué amistad o qué plan dejaste congelar un día, y qué buena razón tenías? Pon la mano encima al escribir y nota la temperatura. ¿Cuál sería la primera gota: una palabra, una llamada, una línea sincera?',
  tarotCard: {
    name: 'La Templanza',
    interpretation:
      'El agua pasa de una jarra a otra entre lirios y luz temprana. La Templanza es el arte de mezclar: lo cálido con lo frío, el esfuerzo con la soltura, lo viejo con lo nuevo. No hay que verterlo todo de una vez. Busca esta semana el término medio que te sienta mejor que el todo o nada.',
  },
  song: {
    title: 'A la primavera, de las Piezas líricas',
    artist: 'Edvard Grieg',
    message: 'Gotas claras en lo alto del piano y, por debajo, un canto que poco a poco encuentra su voz.',
  },
  exercises: [
    {
      title: 'Anillos helados',
      steps: [
        'Coloca en un cuenco llano anillos de pétalos, bayas y hojas.',
        'Echa agua hasta un dedo de alto y congélalo toda la noche.',
        'Vuelca el disco de hielo en un plato y levántalo hacia la ventana.',
        'Ponlo donde puedas mirarlo y dibújalo tres veces mientras se derrite.',
        'Dale el agua a una planta.',
      ],
    },
    {
      title: 'Lo que ha cambiado ahí fuera',
      steps: [
        'Asómate a la ventana por la que más miras.',
        'Dibuja en dos minutos la vista, tal como crees que es siempre.',
        'Ahora busca cinco cosas que hace una semana no eran así.',
        'Añádelas en un solo color vivo.',
        'Escribe la fecha en el margen y guarda la hoja para el año que viene.',
      ],
    },
    {
      title: 'Un hilo por la nieve',
      steps: [
        'Toma un trozo de tela blanca y un hilo azul.',
        'Cose desde un borde una línea de puntadas pequeñas, como si por allí hubiera pasado algo.',
        'Donde dudes, haz un nudo y sigue en otra dirección.',
        'Deja que las puntadas se alarguen a medida que el suelo se templa.',
        'Deja colgando el final del hilo.',
      ],
    },
  ],
  artActivity: {
    title: 'Una ventana de hielo',
    description:
      'Llena de agua un molde redondo, coloca dentro un lazo de cordel y un anillo de ramitas, semillas y pétalos, y congélalo a la intemperie o en el congelador. Cuelga el disco en un árbol o en el balcón, donde lo atraviese el sol. Los pájaros se llevarán las semillas a medida que se derrita.',
    materials: [
      'Un molde redondo para tartas',
      'Agua y una helada, o un congelador',
      'Semillas, pétalos, ramitas',
      'Cordel',
    ],
  },
  menu: [
    'Crema de berros con patata',
    'Trigo sarraceno con zanahorias asadas y yogur',
    'Tortitas de cebolleta con ensalada de col',
    'Ensalada de endivias y naranja con lentejas templadas',
    'Tortilla de acedera con pan de centeno',
    'Puerros a la crema sobre sémola al horno',
    'Tartaletas de crema de limón',
  ],
  recipe: {
    title: 'Tartaletas de crema de limón',
    ingredients: [
      '200 g de harina',
      '100 g de mantequilla fría',
      '50 g de azúcar glas',
      '1 yema de huevo',
      '1 cucharada de agua fría',
      '3 limones',
      '120 g de azúcar',
      '3 huevos',
      '80 g de mantequilla blanda',
      'Una pizca de sal',
    ],
    instructions: numbered(
      'Deshaz la mantequilla fría con los dedos en la harina, el azúcar glas y la sal, une la masa con la yema y el agua, y enfríala 40 minutos.',
      'Forra 8 moldes pequeños con la masa, pínchala y hornéala a 180 °C durante 15 minutos, hasta que se dore.',
      'Bate el zumo de los limones y la ralladura de dos con el azúcar y los huevos en un cuenco al baño María.',
      'Remueve unos 10 minutos, hasta que la crema cubra la cuchara. Debe humear, pero no hervir.',
      'Retírala del fuego e incorpora la mantequilla blanda trozo a trozo.',
      'Llena las tartaletas y deja que cuajen una hora en un sitio fresco.',
    ),
  },
} satisfies ThemeTexts
