import { numbered } from '../../starter-theme.ts'
import type { ThemeTexts } from '../../theme-texts.ts'

export default {
  title: 'Musgo y piedra',
  description:
    'El musgo cubre una piedra a razón de unos milímetros al año, y al final la piedra es suave. Esta semana confía en lo lento y mira de cerca lo que es bajo, viejo y verde.',
  affirmation: 'Crezco a una velocidad que no se ve de un día para otro.',
  journalingPrompt:
    '¿En qué parte de tu vida estás esperando algo, y qué clase de espera es: la de una semilla, la de una visita, la de una piedra en un arroyo? Escribe desde dentro de la espera, sin correr hacia su final. ¿Qué se ve desde ahí que se le escaparía a quien pasara deprisa?',
  tarotCard: {
    name: 'El Colgado',
    interpretation:
      'Una crisálida cuelga de una rama cabeza abajo, en un anillo de luz, y parece no hacer nada en absoluto. El Colgado es la pausa en la que se ve el mundo del revés. No toda quietud es un obstáculo. Prueba a dejar una pregunta sin respuesta hasta el fin de semana, a propósito.',
  },
  musicUrl: 'https://es.wikipedia.org/wiki/Gnossiennes',
  song: {
    title: 'Gnossienne n.º 1',
    artist: 'Erik Satie',
    message:
      'Música sin barras de compás, con indicaciones como «en la punta del pensamiento». Ponla más despacio de lo que crees que debería ir.',
  },
  exercises: [
    {
      title: 'Cinco piedras',
      steps: [
        'Busca cinco piedras que se acomoden bien en la mano.',
        'Sostén cada una con los ojos cerrados hasta que haya tomado tu calor.',
        'Apílalas de la mayor a la menor, buscando a tientas el punto donde cada una quiere descansar.',
        'Cuando la torre caiga, quédate una respiración antes de volver a empezar.',
        'Dibuja la última torre que se tuvo en pie y desmóntala.',
      ],
    },
    {
      title: 'Lo que dicen la corteza y el ladrillo',
      steps: [
        'Llévate de paseo papel fino y una cera oscura.',
        'Calca cinco superficies: corteza, ladrillo, una rejilla, un escalón, una piedra.',
        'Escribe detrás de cada una dónde estaba y cómo era bajo la palma.',
        'En casa, recorta un cuadrado de cada una y colócalos como un muro pequeño.',
        'Deja en él un hueco para el musgo.',
      ],
    },
    {
      title: 'Una huella verde',
      steps: [
        'Reúne un helecho, un poco de musgo y dos hojas ya caídas.',
        'Unta uno de ellos con una capa fina de pintura verde.',
        'Ponlo con la pintura hacia abajo sobre el papel, cúbrelo y aprieta con el talón de la mano.',
        'Estámpalo otra vez sin más pintura; la segunda huella suele ser la mejor.',
        'Deja que las huellas pálidas queden detrás de las oscuras, como en un bosque.',
      ],
    },
  ],
  artActivity: {
    title: 'Un bosque en un tarro',
    description:
      'Pon en un tarro grande capas de guijarros, un poco de carbón y tierra, y planta un cojín de musgo, un helecho diminuto y una buena piedra. Rocíalo, cierra la tapa y dale un sitio claro, sin sol directo. Dentro lloverá por su cuenta.',
    materials: [
      'Un tarro grande de cristal con tapa',
      'Guijarros y una cucharada de carbón vegetal',
      'Tierra para macetas',
      'Un cojín de musgo, de tu jardín o comprado',
      'Una piedra pequeña',
    ],
  },
  menu: [
    'Risotto de cebada con guisantes',
    'Sopa de espinacas con un huevo poco cuajado',
    'Pasta con brócoli y almendras',
    'Coca de calabacín y pesto',
    'Puré de patata y col rizada a la irlandesa',
    'Setas al estragón sobre tostada',
    'Bizcocho de pistacho y lima',
  ],
  recipe: {
    title: 'Risotto de cebada con guisantes',
    ingredients: [
      '300 g de cebada perlada',
      '1 cebolla',
      '2 dientes de ajo',
      '30 g de mantequilla',
      '150 ml de vino blanco seco o caldo',
      '1,2 l de caldo de verduras caliente',
      '300 g de guisantes',
      '60 g de queso curado',
      'Un puñado de hierbabuena',
      '1 limón',
      'Sal y pimienta',
    ],
    instructions: numbered(
      'Sofríe a fuego suave la cebolla y el ajo picados en la mitad de la mantequilla durante 8 minutos.',
      'Añade la cebada lavada, tuéstala 2 minutos y deja que el vino se evapore.',
      'Agrega el caldo en tres veces y cuece a fuego suave, removiendo de vez en cuando, 40 minutos en total.',
      'Tritura la mitad de los guisantes con un cucharón de caldo y la hierbabuena.',
      'Incorpora el puré verde y los guisantes enteros y cuece 4 minutos más.',
      'Termina con el queso, el resto de la mantequilla y ralladura de limón. Déjalo reposar 3 minutos antes de servir.',
    ),
  },
} satisfies ThemeTexts
