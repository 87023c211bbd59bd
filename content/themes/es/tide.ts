import { numbered } from '../../starter-theme.ts'
import type { ThemeTexts } from '../../theme-texts.ts'

export default {
  title: 'La marea',
  description:
    'Dos veces al día el mar recupera su propia playa y la vuelve a regalar. Esta semana sigue tus ritmos, las horas llenas y las vacías, sin llamar fracaso a ninguna.',
  affirmation: 'Mi energía va y viene, y también con la marea baja sigo siendo yo.',
  journalingPrompt:
    'Dibuja una línea para los últimos siete días, alta donde rebosabas y baja donde te faltaba todo, y escribe a lo largo de ella. ¿Qué quedó al descubierto en la arena cuando se retiró el agua? ¿Cuáles de esos hallazgos quieres guardarte en el bolsillo?',
  tarotCard: {
    name: 'La Luna',
    interpretation:
      'Dos animales alzan la cabeza hacia la misma luna, uno salvaje y otro manso, y entre ellos corre un sendero. La Luna es de esas horas en las que las cosas parecen más grandes de lo que son. No aconseja ni creer ni dejar de creer, solo que esperes a la mañana para decidir. Anota lo que sueñas y bébete el té mientras está caliente.',
  },
  song: {
    title: 'Del alba al mediodía en el mar',
    artist: 'Claude Debussy',
    message:
      'Empieza casi de la nada y, antes de que te des cuenta, es ya un mar entero. Si puedes, túmbate a escucharlo.',
  },
  exercises: [
    {
      title: 'Líneas para que se las lleve el mar',
      steps: [
        'Llena una bandeja de arena, sal o azúcar fino.',
        'Traza despacio con un tenedor líneas paralelas de un lado a otro.',
        'Pon una piedra en el camino y deja que las líneas la rodeen.',
        'Míralas durante tres respiraciones y luego alisa la arena con la mano.',
        'Hazlo otra vez, y deja la última para que alguien la encuentre.',
      ],
    },
    {
      title: 'Recoger conchas de un color',
      steps: [
        'Elige un color que pase desapercibido, como el beis o el verde grisáceo.',
        'Reúne nueve cosas de ese color en casa o por el camino, o sus tonos en ceras.',
        'Colócalas de la más clara a la más oscura.',
        'Cambia una por algo que casi no encaje.',
        'Haz una foto o pinta la fila, y devuelve cada cosa a su sitio.',
      ],
    },
    {
      title: 'Siete maneras de dibujar una ola',
      steps: [
        'Divide una hoja en siete franjas.',
        'Llena cada una con una clase distinta de ola: perezosa, picada, lejana, a punto de romper.',
        'Usa para cada una algo diferente: pincel, bolígrafo, dedo, peine, ramita.',
        'Espira mientras dura cada trazo.',
        'Señala la franja que hoy más se parece a ti.',
      ],
    },
  ],
  artActivity: {
    title: 'Mar y sal',
    description:
      'Pinta una hoja con tres azules húmedos y, antes de que se seque, esparce sal gruesa donde debería haber espuma. Déjala tranquila toda la noche. Por la mañana, cepilla la sal y descubre por dónde ha pasado el mar.',
    materials: ['Acuarela en tres azules', 'Sal gruesa', 'Papel grueso', 'Un pincel ancho'],
  },
  menu: [
    'Sopa ahumada de tomate y garbanzos',
    'Linguine con limón, alcaparras y pan rallado crujiente',
    'Patatas a la sal con salsa verde',
    'Arroz con algas, sésamo y aguacate',
    'Guiso de alubias blancas con hinojo y azafrán',
    'Queso a la plancha con sandía y hierbabuena',
    'Bizcocho de almendra con naranjas',
  ],
  recipe: {
    title: 'Guiso de alubias blancas con hinojo y azafrán',
    ingredients: [
      '2 bulbos de hinojo',
      '1 cebolla',
      '3 dientes de ajo',
      '3 cucharadas de aceite de oliva',
      'Unas hebras de azafrán',
      '1 tira de piel de naranja',
      '400 g de tomate troceado de lata',
      '500 g de alubias blancas cocidas',
      '400 ml de caldo de verduras',
      '1 cucharadita de semillas de hinojo',
      'Sal',
      'Pan y alioli para acompañar',
    ],
    instructions: numbered(
      'Deja el azafrán en remojo en 3 cucharadas de agua caliente.',
      'Corta el hinojo y la cebolla en láminas y sofríelos en el aceite con las semillas de hinojo, a fuego bajo, 15 minutos.',
      'Añade el ajo en láminas y la piel de naranja y remueve 2 minutos.',
      'Agrega el tomate, el caldo y el azafrán y cuece a fuego suave 15 minutos.',
      'Incorpora las alubias y deja que se calienten 10 minutos. Sala a tu gusto.',
      'Esparce por encima las hojitas del hinojo y sirve con pan tostado y alioli.',
    ),
  },
} satisfies ThemeTexts
