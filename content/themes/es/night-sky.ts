import { numbered } from '../../starter-theme.ts'
import type { ThemeTexts } from '../../theme-texts.ts'

export default {
  title: 'Cielo nocturno',
  description:
    'En una noche clara llega, sin cobrar nada, la luz más antigua que existe. Esta semana se hace amiga de las horas oscuras y de una escala en la que algunas preocupaciones recuperan su tamaño.',
  affirmation: 'Bajo el cielo puedo ser algo muy pequeño y aun así estar en casa.',
  journalingPrompt:
    'Recuerda una noche al aire libre que no has olvidado. ¿Quién estaba, qué se oía, de qué sentías que formabas parte? Escríbele a una luz que puedas ver desde donde vives y cuéntale cómo ha sido el día aquí abajo.',
  tarotCard: {
    name: 'El Ermitaño',
    interpretation:
      'Un farol cuelga de un bastón en la nieve, y la estrella que lleva dentro alumbra solo los próximos pasos. El Ermitaño se aparta por un tiempo, no para alejarse de los demás, sino para acercarse a una pregunta más callada. Estar a solas puede ser una forma de compañía. Guarda una noche de esta semana para nadie más que para ti.',
  },
  musicUrl: 'https://es.wikipedia.org/wiki/Suite_bergamasque',
  song: {
    title: 'Claro de luna',
    artist: 'Claude Debussy',
    message:
      'Apaga las lámparas antes de ponerlo. La parte central se mueve como nubes ante la luna, así que una ventana ayuda.',
  },
  exercises: [
    {
      title: 'Una constelación tuya',
      steps: [
        'Pon doce puntos en un papel oscuro, uno por cada persona o lugar que te ha dado luz.',
        'Haz tres de ellos más grandes, sin pensarlo mucho.',
        'Une los puntos hasta que aparezca una figura, y deja una estrella aparte.',
        'Dale a la figura un nombre y una breve leyenda de dos frases.',
        'Escribe en qué estación del año se puede ver.',
      ],
    },
    {
      title: 'Dibujar con sombras',
      steps: [
        'Enciende una vela o una linterna en una habitación oscura y pon delante una planta o un vaso.',
        'Sostén una hoja y muévela hasta que te guste la sombra.',
        'Traza solo la mitad del contorno.',
        'Mueve la luz un palmo y traza la otra mitad.',
        'Rellena con lápiz blando el sitio donde se superponen las dos.',
      ],
    },
    {
      title: 'De lo oscuro a la luz',
      steps: [
        'Cubre de gris una hoja entera con carboncillo o lápiz blando.',
        'Saca la luna con una goma de borrar.',
        'Saca los bordes iluminados de tres cosas que ves de noche desde tu ventana.',
        'Deja todo lo demás en paz.',
        'Repasa una vez más lo más oscuro y déjalo ahí.',
      ],
    },
  ],
  artActivity: {
    title: 'Un cielo de alfileres',
    description:
      'Pincha con una aguja estrellas grandes y pequeñas en una cartulina oscura, por delante y por detrás. Cúrvala en un tubo alrededor de una lámpara pequeña o cuélgala en una ventana. Por la noche, la constelación es solo tuya.',
    materials: [
      'Cartulina azul oscuro o negra',
      'Agujas de dos grosores',
      'Una plancha de corcho o una toalla doblada para pinchar encima',
      'Una lámpara pequeña que no se caliente',
    ],
  },
  menu: [
    'Chili de alubias negras con chocolate amargo',
    'Berenjena asada con tahini y granada',
    'Mujaddara con cebolla crujiente',
    'Lazos de pasta con salsa de nueces',
    'Patatas a la brasa con queso fresco a las hierbas',
    'Caldo de anís estrellado con fideos y tofu',
    'Bizcocho de semillas de amapola con glaseado de limón',
  ],
  recipe: {
    title: 'Mujaddara con cebolla crujiente',
    ingredients: [
      '250 g de lentejas pardinas o verdes',
      '200 g de arroz basmati',
      '4 cebollas',
      '80 ml de aceite de oliva',
      '2 cucharaditas de comino molido',
      '1 cucharadita de cilantro molido',
      '1 hoja de laurel',
      '150 g de yogur',
      'Un puñado de perejil',
      'Sal',
    ],
    instructions: numbered(
      'Cuece las lentejas con el laurel en abundante agua 15 minutos, hasta que estén casi hechas, y escúrrelas.',
      'Corta las cebollas en tiras y fríelas en el aceite a fuego medio 25 minutos, hasta que estén bien doradas. Saca la mitad sobre papel para que quede crujiente.',
      'Mezcla el comino y el cilantro con la otra mitad, añade el arroz lavado y dale unas vueltas en el aceite.',
      'Agrega las lentejas, 500 ml de agua y 2 cucharaditas de sal. Cuando hierva, tapa y cuece 15 minutos al mínimo.',
      'Apaga el fuego y deja un paño bajo la tapa 10 minutos.',
      'Suéltalo con un tenedor y sírvelo con la cebolla crujiente, el yogur y el perejil.',
    ),
  },
} satisfies ThemeTexts
