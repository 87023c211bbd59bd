import { numbered } from '../../starter-theme.ts'
import type { ThemeTexts } from '../../theme-texts.ts'

export default {
  title: 'Escuchar la lluvia',
  description:
    'La lluvia da permiso: para quedarse en casa, para anular un plan, para dejar que un día gris sea gris. Esta semana es para los sentimientos que, más que una solución, piden que se los escuche.',
  affirmation: 'Puedo escuchar lo que siento sin tener que arreglarlo hoy.',
  journalingPrompt:
    'Siéntate donde se oiga la lluvia o el viento, o recuerda el sonido de la lluvia en un tejado bajo el que dormiste. ¿Qué lleva estos días llamando bajito a tu ventana? Déjalo hablar media página con su propia voz, y no le contestes todavía.',
  tarotCard: {
    name: 'La Sacerdotisa',
    interpretation:
      'La Sacerdotisa está sentada entre un tronco oscuro y otro claro, haciéndole compañía a la luna. Sabe las cosas como el agua sabe la forma de un cuenco, sin necesidad de decirlas. La carta te invita a fiarte de esa manera callada de saber. Antes de pedir consejo a tres personas, pide una hora de silencio.',
  },
  song: {
    title: 'Preludio en re bemol mayor, «La gota de agua»',
    artist: 'Frédéric Chopin',
    message:
      'Una nota se repite del primer compás al último mientras a su alrededor cambia todo. Mira cuánto tiempo puedes seguirla.',
  },
  exercises: [
    {
      title: 'Tinta que cae',
      steps: [
        'Pon de pie una hoja de papel grueso en el fregadero o en una bandeja.',
        'Deja gotas bien cargadas de tinta o de café fuerte a lo largo del borde de arriba.',
        'Déjalas correr, e inclina un poco la hoja cuando quieras que se encuentren.',
        'Salpica agua limpia en uno solo de los lados.',
        'Cuando esté seca, busca una figura entre los regueros y ponle dos ojos pequeños.',
      ],
    },
    {
      title: 'Una partitura para la lluvia',
      steps: [
        'Abre una ventana o pon una grabación de lluvia, y cierra los ojos dos minutos.',
        'Traza cinco líneas largas en una hoja, como un pentagrama.',
        'Escribe la lluvia sin notas: puntos para las gotas, trazos para el canalón, rayado para el rumor de lejos.',
        'Marca con un círculo pequeño cuándo inspiras.',
        'Tócala después en la mesa, con las yemas de los dedos.',
      ],
    },
    {
      title: 'La vista tras un cristal mojado',
      steps: [
        'Pinta una vista muy sencilla en tres franjas anchas de acuarela.',
        'Mientras está húmeda, quita algunas manchas con la punta de un papel de cocina.',
        'Deja caer gotas de agua limpia en la pintura a medio secar y mira cómo florecen los bordes.',
        'Para un minuto antes de lo que quisieras.',
        'Cuélgala donde vendría bien una ventana.',
      ],
    },
  ],
  artActivity: {
    title: 'La lluvia que estaba ahí desde el principio',
    description:
      'Dibuja primero la lluvia, con una vela blanca sobre papel blanco: trazos inclinados, charcos, tal vez un paraguas. No se ve nada. Después pasa una aguada azul y gris por toda la hoja, y la lluvia aparece allí donde la cera no deja entrar la pintura.',
    materials: [
      'Una vela blanca o una cera blanca',
      'Acuarela azul y gris',
      'Un pincel ancho',
      'Papel blanco grueso',
    ],
  },
  menu: [
    'Dal de lentejas rojas con espinacas',
    'Crema de patata y puerro con alcaravea',
    'Guiso de setas y cebada',
    'Fideos udon con miso, huevo y verduras',
    'Patatas asadas con lentejas y crema agria',
    'Arroz con tomate, canela y garbanzos',
    'Manzanas al horno con migas de avena y avellana',
  ],
  recipe: {
    title: 'Dal de lentejas rojas con espinacas',
    ingredients: [
      '250 g de lentejas rojas',
      '900 ml de agua',
      '1 cucharadita de cúrcuma',
      '1 cebolla',
      '3 dientes de ajo',
      '20 g de jengibre',
      '1 cucharadita de comino en grano',
      '1 cucharadita de mostaza en grano',
      '2 cucharadas de aceite o ghee',
      '200 g de espinacas',
      '1 limón',
      'Sal',
    ],
    instructions: numbered(
      'Lava las lentejas hasta que el agua salga clara. Cuécelas a fuego suave con el agua y la cúrcuma durante 20 minutos.',
      'Mientras, fríe la cebolla en tiras finas en la mitad del aceite, a fuego bajo, hasta que esté bien dorada, unos 15 minutos.',
      'Añade el ajo y el jengibre picados y fríe 2 minutos.',
      'Agrega la cebolla a las lentejas con sal y las espinacas, y deja que se ablanden 3 minutos.',
      'Calienta el resto del aceite, deja que el comino y la mostaza chisporroteen medio minuto y viértelo sobre el dal.',
      'Aviva el sabor con limón y cómelo en un cuenco, cerca de una ventana.',
    ),
  },
} satisfies ThemeTexts
