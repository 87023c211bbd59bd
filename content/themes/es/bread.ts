import { numbered } from '../../starter-theme.ts'
import type { ThemeTexts } from '../../theme-texts.ts'

export default {
  title: 'Pan sin prisa',
  description:
    'Harina, agua, sal y tiempo: una hogaza pide muy poco y no admite prisas. Esta semana mantiene las manos ocupadas y el reloj a distancia.',
  affirmation: 'Lo que cuido con paciencia va subiendo, aunque aún no lo vea.',
  journalingPrompt:
    '¿Qué hay ahora en tu vida reposando bajo un paño, sin terminar, a propósito o por descuido? Describe qué sentiste la última vez que metiste en ello las manos. ¿Qué necesitaría hoy de ti: calor, tiempo o que lo dejes en paz?',
  tarotCard: {
    name: 'El Mago',
    interpretation:
      'El Mago está ante una mesa sencilla con una copa, una moneda, una vara y una espada, y descubre que basta. La carta trata de hacer algo con lo que queda a mano. Aquí la destreza no es ningún secreto: es atención, repetida. Mira tu propia mesa antes de salir a buscar más.',
  },
  song: {
    title: 'Suite para violonchelo n.º 1 en sol mayor: Preludio',
    artist: 'Johann Sebastian Bach',
    message:
      'Una sola línea que se pliega sobre sí misma una y otra vez, como la masa. Dura más o menos lo que un primer amasado.',
  },
  exercises: [
    {
      title: 'Un dibujo para la corteza',
      steps: [
        'Dibuja siete círculos con ayuda de un vaso.',
        'Llena cada uno con un dibujo distinto de cortes: una hoja, una espiral, una red, un solo tajo.',
        'Anota debajo a qué día le iría bien: a un martes, a un cumpleaños, a la primera nevada.',
        'Elige uno y hazlo en un pan, en una empanada o en la piel de una naranja.',
      ],
    },
    {
      title: 'Un cuenco nacido de una bola',
      steps: [
        'Haz rodar un trozo de arcilla o de masa de sal hasta que sea como una ciruela.',
        'Hunde el pulgar en el centro, sin llegar del todo al fondo.',
        'Gira y pellizca, gira y pellizca, y que las paredes sean tan gruesas como tu meñique.',
        'En la última vuelta cierra los ojos y deja que los dedos encuentren lo que aún es grueso.',
        'Marca por debajo la fecha de hoy y déjalo secar dos días.',
      ],
    },
    {
      title: 'Dibujar en harina',
      steps: [
        'Espolvorea una bandeja oscura con una capa fina de harina.',
        'Traza con un dedo una línea que no vaya a ningún sitio en particular.',
        'Sacude la bandeja con suavidad y la página vuelve a ser nueva.',
        'Dibuja cómo sientes los hombros. Sacude.',
        'Dibuja cómo les gustaría sentirse, y deja ese dibujo hasta la noche.',
      ],
    },
  ],
  artActivity: {
    title: 'Fichas de masa de sal',
    description:
      'Amasa dos partes de harina, una de sal y una de agua, estírala e imprime en ella hojas, encajes o llaves. Corta monedas, hazles un agujero y sécalas a 60 °C durante tres horas. Guarda una en el bolsillo del abrigo y regala las demás.',
    materials: [
      '200 g de harina',
      '100 g de sal',
      '100 ml de agua',
      'Hojas, encaje, botones o llaves',
      'Cordel',
    ],
  },
  menu: [
    'Ribollita con alubias blancas y col rizada',
    'Tostadas de centeno con remolacha y crema de rábano picante',
    'Sopa de cebolla gratinada',
    'Panzanella con pimientos asados',
    'Hogaza de una noche con la sopa que prefieras',
    'Huevos al horno con puerros sobre tostada',
    'Pudin de pan con manzana',
  ],
  recipe: {
    title: 'Hogaza de una noche con la sopa que prefieras',
    ingredients: [
      '400 g de harina blanca de fuerza',
      '100 g de harina integral de centeno o espelta',
      '10 g de sal',
      '2 g de levadura seca de panadería',
      '370 ml de agua fresca',
      'Un poco de harina para la mesa',
    ],
    instructions: numbered(
      'Por la noche, mézclalo todo con una cuchara hasta que no quede harina seca. Tapa el cuenco.',
      'Déjalo a temperatura ambiente de 12 a 14 horas. No necesita nada de ti.',
      'Vuelca la masa en la mesa enharinada, pliega los cuatro lados hacia el centro y dale la vuelta. Que repose 60 minutos bajo un paño.',
      'Calienta el horno a 240 °C, con una olla con tapa dentro los últimos 30 minutos.',
      'Pon el pan en la olla caliente, hazle un corte en forma de hoja, tapa y hornea 30 minutos.',
      'Quita la tapa y hornea otros 15 minutos, hasta que esté bien dorado. Déjalo cantar una hora sobre una rejilla antes de cortarlo.',
    ),
  },
} satisfies ThemeTexts
