import { numbered } from '../../starter-theme.ts'
import type { ThemeTexts } from '../../theme-texts.ts'

export default {
  title: 'Primera luz',
  description:
    'Hay una hora en la que el día todavía no ha pedido nada. Esta semana te guarda un trozo de esa hora y empieza las cosas despacio, como entra la luz en una habitación.',
  affirmation: 'Empiezo antes de sentir que toca, y empiezo por algo pequeño.',
  journalingPrompt:
    'Recuerda un comienzo de tu vida que en su momento apenas lo parecía. ¿Qué no sabías aún, y en qué te ayudó no saberlo? Después nombra una cosa que empezarías esta semana si nadie fuera a preguntarte nunca cómo salió.',
  tarotCard: {
    name: 'El Loco',
    interpretation:
      'El Loco es una semilla que se ha soltado del tallo, con un precipicio debajo y viento de sobra. La carta habla de empezar sin garantías, con el paso ligero y poco equipaje. No te pide imprudencia, solo que dejes sitio para lo que no se puede prever. ¿En qué podrías permitirte ser principiante esta semana?',
  },
  song: {
    title: 'La mañana, de «Peer Gynt»',
    artist: 'Edvard Grieg',
    message:
      'Una flauta y un oboe se van pasando el amanecer. Que sea lo primero que suene una de estas mañanas, antes que las noticias y los mensajes.',
  },
  exercises: [
    {
      title: 'Cinco líneas en la ventana',
      steps: [
        'En la primera hora después de despertarte, ponte junto a una ventana con un bolígrafo y un papel pequeño.',
        'Mira un minuto entero antes de dibujar.',
        'Dibuja lo que ves en cinco líneas, ni una más; levanta el bolígrafo solo entre una y otra.',
        'Anota debajo la hora y el color del cielo.',
        'Déjalo junto a la cafetera y mañana vuelve a dibujar la misma ventana.',
      ],
    },
    {
      title: 'Los colores de una mañana',
      steps: [
        'Elige nueve cosas de tu alrededor que tengan color: una toalla, el pan tostado, el suelo al sol.',
        'Mezcla o busca cada color con pintura, ceras o recortes de revista.',
        'Colócalos como nueve recuadros en un cuadrado, el más callado en el centro.',
        'Ponle a cada recuadro el nombre de la cosa, no el del color.',
        'Lleva hoy puesto uno de esos colores, o déjalo a la vista.',
      ],
    },
    {
      title: 'Con la otra mano',
      steps: [
        'Toma un lápiz blando con la mano con la que no escribes.',
        'Dibuja de un tirón la taza en la que desayunaste hoy.',
        'Escribe debajo, con esa misma mano, una palabra que diga cómo te sientes.',
        'Mira la línea un momento: ¿dónde es más valiente que de costumbre?',
        'Guarda la hoja, torcida como está, como retrato de quien está aprendiendo.',
      ],
    },
  ],
  artActivity: {
    title: 'Una copia hecha por el sol',
    description:
      'Coloca hojas, hierbas o papel recortado sobre cartulinas baratas de color intenso y déjalas de la mañana a la noche en un alféizar soleado. Donde cae la luz, el color palidece; bajo las hojas se queda. Retíralas al atardecer y escribe por detrás las horas.',
    materials: [
      'Cartulina sencilla azul oscuro o roja',
      'Hojas y hierbas, bien planas',
      'Un cristal o unas piedras pequeñas',
      'Una ventana con sol',
    ],
  },
  menu: [
    'Gachas de avena con albaricoques y almendras tostadas',
    'Huevos pasados por agua con pan de masa madre y cebollino',
    'Crema de zanahoria y naranja con comino',
    'Ensalada templada de lentejas con queso de cabra y rabanitos',
    'Tortitas de trigo sarraceno con espinacas y puerro',
    'Shakshuka de tomate con alubias blancas',
    'Tarta rústica de ruibarbo y miel',
  ],
  recipe: {
    title: 'Shakshuka de tomate con alubias blancas',
    ingredients: [
      '2 cucharadas de aceite de oliva',
      '1 cebolla grande',
      '1 pimiento rojo',
      '2 dientes de ajo',
      '1 cucharadita de comino molido',
      '1 cucharadita de pimentón dulce',
      '400 g de tomate triturado de lata',
      '240 g de alubias blancas cocidas',
      '4 huevos',
      '50 g de queso feta',
      'Un puñado de perejil',
      'Sal',
    ],
    instructions: numbered(
      'Corta la cebolla y el pimiento en tiras y sofríelos en el aceite a fuego medio durante 10 minutos.',
      'Añade el ajo, el comino y el pimentón y remueve 1 minuto, hasta que suelten su aroma.',
      'Echa el tomate y las alubias, sala un poco y deja que se espese a fuego suave unos 12 minutos.',
      'Abre cuatro huecos en la salsa con una cuchara y casca un huevo en cada uno.',
      'Tapa y cocina a fuego bajo de 6 a 8 minutos, hasta que la clara cuaje y la yema siga tierna.',
      'Desmiga el feta por encima, añade el perejil y lleva la sartén a la mesa con pan.',
    ),
  },
} satisfies ThemeTexts
