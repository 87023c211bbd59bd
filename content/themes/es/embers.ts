import { numbered } from '../../starter-theme.ts'
import type { ThemeTexts } from '../../theme-texts.ts'

export default {
  title: 'Brasas',
  description:
    'Después de las llamas altas llega un calor más largo y callado, el único en el que de verdad se puede cocinar. Esta semana se sienta junto a lo que aún arde cuando acaba el ruido y elige con cuidado qué le echa.',
  affirmation: 'Lo que de verdad me importa sigue caliente, y yo sé cuidarlo.',
  journalingPrompt:
    'Piensa en algo que un día se te vino abajo: un plan, una certeza, una imagen de ti. Sopla con suavidad sobre la ceniza y escribe qué seguía ardiendo allí. ¿Qué has podido encender con ello desde entonces, y qué merece esta semana una ramita seca?',
  tarotCard: {
    name: 'La Torre',
    interpretation:
      'Un rayo ha caído sobre una torre alta y de sus ventanas salen volando pájaros. Es la carta de la claridad repentina, cuando cede algo que se construyó demasiado alto o demasiado estrecho. En la imagen misma no hay nada que temer; mira la flor que crece al pie. Pregúntate qué se ha vuelto más sencillo desde que cayó.',
  },
  musicUrl: 'https://es.wikipedia.org/wiki/Variaciones_Goldberg',
  song: {
    title: 'Aria de las Variaciones Goldberg',
    artist: 'Johann Sebastian Bach',
    message:
      'Dicen que se escribió para alguien que no podía dormir. Tras treinta variaciones vuelve la misma aria tranquila, y ya no la oyes igual.',
  },
  exercises: [
    {
      title: 'Un fuego dibujado con su carbón',
      steps: [
        'Toma una barra de carboncillo, o la punta quemada y fría de una ramita.',
        'Ennegrece la mitad de abajo de una hoja, apretando bien.',
        'Arrastra el negro hacia arriba con la yema de un dedo, para que suba el humo.',
        'Saca cinco chispas con una goma de borrar.',
        'Conserva el único borrón que no estaba previsto.',
      ],
    },
    {
      title: 'Tres cartas para el fuego',
      steps: [
        'Escribe tres cartas breves: a algo que lamentas, a alguien que echas de menos, a algo que deseas.',
        'Dobla cada una hasta el cuadrado más pequeño que puedas.',
        'Siéntate con ellas cerca de una vela lo que dura una canción.',
        'Quema una en un plato que aguante el fuego, entierra otra en una maceta y quédate con la tercera.',
        'Anota adónde fue cada una, y nada más.',
      ],
    },
    {
      title: 'Humo de tinta',
      steps: [
        'Moja el centro de una hoja y deja caer en él una sola gota de tinta.',
        'Sopla por una pajita para que suba en hilos.',
        'Gira la hoja y añade otra gota donde la primera se ha aclarado.',
        'Deja que se seque y busca el lugar del que parece salir.',
        'Dibuja ese lugar: una chimenea, una taza, una boca, un prado.',
      ],
    },
  ],
  artActivity: {
    title: 'Resplandor desde abajo',
    description:
      'Cubre una cartulina con manchas de cera naranja, amarilla y roja, y luego píntala entera de negro con témpera y una gota de lavavajillas. Cuando se seque, rasca en ella brasas, chispas y ramas con un palillo. El calor estuvo debajo todo el tiempo.',
    materials: [
      'Ceras de colores cálidos',
      'Témpera negra',
      'Una gota de lavavajillas',
      'Un palillo o una aguja de punto',
      'Cartulina gruesa',
    ],
  },
  menu: [
    'Boniatos asados enteros con mantequilla de lima',
    'Alubias al pimentón ahumado sobre tostada',
    'Puerros a la brasa con salsa romesco',
    'Sopa de tomate asado con aceite de guindilla',
    'Repollo tostado con miso y cacahuetes',
    'Panes de sartén con berenjena ahumada',
    'Castañas asadas y una tetera de té especiado',
  ],
  recipe: {
    title: 'Panes de sartén con berenjena ahumada',
    ingredients: [
      '300 g de harina',
      '180 g de yogur',
      '1 cucharadita de levadura química',
      '1 cucharadita de sal',
      '2 berenjenas grandes',
      '2 dientes de ajo',
      '2 cucharadas de tahini',
      '1 limón',
      '2 cucharadas de aceite de oliva',
      'Granos de granada y perejil',
    ],
    instructions: numbered(
      'Pincha las berenjenas y ásalas con el horno al máximo, o sobre la llama, unos 35 minutos, hasta que se hundan. Dales la vuelta de vez en cuando.',
      'Amasa la harina, el yogur, la levadura y la sal 3 minutos y deja reposar la masa 30 minutos.',
      'Saca la pulpa de las berenjenas, escúrrela en un colador y pícala.',
      'Mézclala con el ajo machacado, el tahini, el zumo de limón, el aceite y sal.',
      'Estira la masa en 6 discos finos y haz cada uno en una sartén seca muy caliente, de 1 a 2 minutos por lado.',
      'Envuelve los panes en un paño y sírvelos con la berenjena, la granada y el perejil.',
    ),
  },
} satisfies ThemeTexts
