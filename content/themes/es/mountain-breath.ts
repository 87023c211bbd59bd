import { numbered } from '../../starter-theme.ts'
import type { ThemeTexts } from '../../theme-texts.ts'

export default {
  title: 'Aliento de montaña',
  description:
    'Una montaña no discute con las nubes que le pasan por encima. Esta semana busca la fuerza lenta y constante que nace de respirar hondo y plantar bien los pies.',
  affirmation: 'En una misma respiración caben mi firmeza y mi ternura.',
  journalingPrompt:
    '¿En qué momento de tu vida has tenido más fuerza de la que entonces creías? Describe cómo se veía tu fuerza desde fuera y cómo la sentías por dentro. ¿En qué parte del cuerpo vive, y cómo te hace saber que está ahí?',
  tarotCard: {
    name: 'La Fuerza',
    interpretation:
      'En esta carta descansa un león con los ojos cerrados, y su melena se ha vuelto pétalos. La fuerza se muestra como una suavidad que ya no tiene nada que demostrar. Te pregunta cómo tratas lo salvaje y lo cansado que hay en ti. Una mano tranquila suele llegar más lejos que una mano dura.',
  },
  musicUrl: 'https://es.wikipedia.org/wiki/Sinfon%C3%ADa_n.%C2%BA_9_(Dvo%C5%99%C3%A1k)',
  song: {
    title: 'Largo de la Sinfonía «Del Nuevo Mundo»',
    artist: 'Antonín Dvořák',
    message:
      'Un corno inglés canta sobre acordes muy largos. Intenta que una respiración dure lo que dura una frase.',
  },
  exercises: [
    {
      title: 'Montañas rasgadas a mano',
      steps: [
        'Reúne cuatro papeles de colores cercanos; sirven los sobres y los envoltorios.',
        'Rasga cada uno despacio a lo largo, para que asome un borde blanco.',
        'Coloca el más pálido al fondo y el más oscuro delante.',
        'Muévelos hasta que aparezca un valle por el que te gustaría caminar.',
        'Pégalos y añade un sol, o ninguno.',
      ],
    },
    {
      title: 'Las curvas de nivel de una respiración',
      steps: [
        'Marca un punto para la cima.',
        'Con cada espiración, traza a su alrededor una línea cerrada, como en un mapa de senderos.',
        'Deja que las líneas se junten donde la respiración fue corta y se separen donde fue larga.',
        'Tras diez respiraciones, escribe las alturas junto a las líneas, en la unidad que te inventes.',
        'Ponle nombre a la montaña.',
      ],
    },
    {
      title: 'El mapa de un paseo',
      steps: [
        'Camina veinte minutos sin destino y sin auriculares.',
        'En casa, dibuja de memoria el camino como una línea de puntos.',
        'Añade tres señales que no saldrían en ningún mapa oficial, como un olor o un perro en una ventana.',
        'Marca con una estrella el lugar donde respiraste más hondo.',
        'Dobla el mapa y guárdalo en una chaqueta.',
      ],
    },
  ],
  artActivity: {
    title: 'Una cordillera en el alféizar',
    description:
      'Recorta o rasga en cartulina cinco crestas de montaña, cada una algo más alta que la anterior, y dóblales un pie por abajo. Ponlas en la ventana una detrás de otra. A lo largo del día, la luz se encarga de pintarlas.',
    materials: [
      'Cartulina o papel resistente en cinco tonos',
      'Pegamento',
      'Una regla para los dobleces',
      'Un alféizar',
    ],
  },
  menu: [
    'Polenta con setas y tomillo',
    'Sopa de cebada con hortalizas de raíz',
    'Ñoquis de espinacas con mantequilla tostada',
    'Tortita de patata rallada con huevo frito y ensalada',
    'Pasta con repollo y alcaravea',
    'Fondue de queso con peras y pan crujiente',
    'Bollos de arándanos con crema de vainilla',
  ],
  recipe: {
    title: 'Polenta con setas y tomillo',
    ingredients: [
      '160 g de polenta gruesa',
      '800 ml de agua',
      '200 ml de leche',
      '40 g de mantequilla',
      '50 g de queso curado',
      '400 g de setas variadas',
      '2 dientes de ajo',
      '4 ramitas de tomillo',
      '2 cucharadas de aceite de oliva',
      'Sal y pimienta',
    ],
    instructions: numbered(
      'Lleva a ebullición el agua, la leche y 1 cucharadita de sal, y deja caer la polenta en lluvia mientras remueves.',
      'Baja el fuego y cuécela 35 minutos, removiendo cada poco con una cuchara de madera.',
      'Rompe las setas en trozos con las manos. Saltéalas en una sartén bien caliente con el aceite, sin moverlas, 4 minutos.',
      'Añade el ajo y el tomillo, dales la vuelta y saltea 3 minutos más. Sala al final.',
      'Bate la polenta con la mantequilla y el queso rallado.',
      'Extiéndela en una tabla o en un plato hondo y pon las setas encima.',
    ),
  },
} satisfies ThemeTexts
