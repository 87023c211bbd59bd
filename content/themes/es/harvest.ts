import { numbered } from '../../starter-theme.ts'
import type { ThemeTexts } from '../../theme-texts.ts'

export default {
  title: 'Cosecha',
  description:
    'Antes de que empiece lo siguiente hay un momento para recoger lo que ya ha madurado. Esta semana cuenta lo que hay, cocina una parte y guarda otra en la despensa.',
  affirmation: 'Recojo lo que he hecho crecer antes de pedir más.',
  journalingPrompt:
    'Mira los últimos tres meses como quien mira un campo al atardecer. ¿Qué ha brotado de lo que sembraste, qué salió por su cuenta y qué no llegó a nacer? Elige una cosa para llevarte a casa, otra para regalar y otra para dejarla en la espiga, para los pájaros.',
  tarotCard: {
    name: 'El Mundo',
    interpretation:
      'Una corona de hojas rodea un mundo pequeño y completo, con su mar, su colina y su sol. La carta señala el final de una vuelta, de esos finales que se parecen a llegar. Deja que algo quede terminado sin mejorarlo. Un círculo que se cierra te deja libres las dos manos.',
  },
  musicUrl: 'https://es.wikipedia.org/wiki/Las_cuatro_estaciones_(Vivaldi)',
  song: {
    title: 'El otoño, de «Las cuatro estaciones»',
    artist: 'Antonio Vivaldi',
    message:
      'Un baile, luego una siesta y después otra vez al campo. La siesta es el movimiento lento del centro; tómatela en serio.',
  },
  exercises: [
    {
      title: 'Una rueda de hallazgos',
      steps: [
        'Llénate un bolsillo de cosas pequeñas del suelo: bellotas, hojas, pétalos, piedras.',
        'Ordénalas por clases sobre una mesa o sobre la tierra.',
        'Empieza con una en el centro y coloca las demás alrededor, anillo tras anillo.',
        'Con cada anillo, nombra algo de lo que te alegras.',
        'Déjala para el viento y no le hagas más de una foto.',
      ],
    },
    {
      title: 'Estampado con una patata',
      steps: [
        'Parte una patata por la mitad y seca el corte con un paño.',
        'Talla una semilla, una estrella o una hoja sencilla, de medio centímetro de hondo.',
        'Úntala de pintura y estámpala por el borde de una hoja.',
        'Gírala un poco en cada huella, hasta que el dibujo salga solo.',
        'Envuelve con el papel un tarro o un pan y regálaselo a alguien.',
      ],
    },
    {
      title: 'La mesa en una sola línea',
      steps: [
        'Pon sobre la mesa, sin ordenarlo, lo que esta semana recogiste o compraste.',
        'Apoya el bolígrafo en el papel y no apartes los ojos de las cosas.',
        'Dibújalas todas en una línea sin cortes, despacio, sin mirar abajo.',
        'Levanta el bolígrafo solo cuando hayas vuelto a donde empezaste.',
        'Colorea una sola fruta.',
      ],
    },
  ],
  artActivity: {
    title: 'Servilletas del campo',
    description:
      'Estampa servilletas lisas de algodón con verduras partidas: los pimientos dan tréboles, las peras dan laúdes, las endivias dan rosas. Usa pintura para tela, aprieta por igual y plánchalas por el revés cuando estén secas. Pon con ellas la mesa del domingo.',
    materials: [
      'Servilletas de algodón o trozos de sábana',
      'Pintura para tela en dos colores',
      'Pimientos, peras, endivias',
      'Una esponja y una plancha',
    ],
  },
  menu: [
    'Crema de calabaza asada con salvia',
    'Pimientos rellenos de arroz y nueces',
    'Risotto de remolacha con queso de cabra',
    'Guiso de calabaza y castañas',
    'Tarta alsaciana de uvas y cebolla',
    'Gratinado de manzana y apionabo',
    'Bizcocho de ciruelas con migas de canela',
  ],
  recipe: {
    title: 'Crema de calabaza asada con salvia',
    ingredients: [
      '1 kg de calabaza',
      '2 cebollas',
      '1 manzana ácida',
      '4 dientes de ajo',
      '4 cucharadas de aceite de oliva',
      '900 ml de caldo de verduras',
      '12 hojas de salvia',
      '30 g de pipas de calabaza',
      '100 ml de nata o de crema de avena',
      'Nuez moscada, sal y pimienta',
    ],
    instructions: numbered(
      'Calienta el horno a 200 °C. Corta en gajos la calabaza, las cebollas y la manzana, y mézclalas con la mitad del aceite, sal y los ajos sin pelar.',
      'Ásalo todo en una bandeja 40 minutos, hasta que los bordes se doren.',
      'Saca los ajos de su piel, ponlo todo en una olla con el caldo y cuécelo a fuego suave 10 minutos.',
      'Tritúralo hasta que quede fino, añade la nata y sazona con nuez moscada y pimienta.',
      'Fríe la salvia y las pipas en el resto del aceite hasta que las hojas crujan, alrededor de 1 minuto.',
      'Sirve la crema en cuencos con el aceite de salvia por encima.',
    ),
  },
} satisfies ThemeTexts
