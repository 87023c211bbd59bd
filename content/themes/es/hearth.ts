import { numbered } from '../../starter-theme.ts'
import type { ThemeTexts } from '../../theme-texts.ts'

export default {
  title: 'Al calor del hogar',
  description:
    'Toda casa tiene un centro cálido, aunque sea solo una lámpara y una silla. Esta semana cuida ese centro: lo que se hereda, los pequeños ritos de la noche, la gente que sabe dónde están las tazas.',
  affirmation: 'Puedo crear un lugar cálido para mí y para quien llegue.',
  journalingPrompt:
    '¿Qué pequeño rito de la casa en la que creciste llevas aún contigo, lo quieras o no? Descríbelo con todos sus objetos y olores. ¿Qué te gustaría transmitir, y qué puede terminar en ti?',
  tarotCard: {
    name: 'El Hierofante',
    interpretation:
      'Entre dos columnas arde una vela sobre unas llaves cruzadas y un libro abierto. El Hierofante guarda lo que se ha ido heredando: recetas, canciones, maneras de dar las buenas noches. La carta pregunta qué tradiciones te siguen abriendo una puerta. Puedes quedarte con la llave y cambiar la habitación.',
  },
  musicUrl: 'https://es.wikipedia.org/wiki/Kinderszenen',
  song: {
    title: 'Junto a la chimenea, de «Escenas infantiles»',
    artist: 'Robert Schumann',
    message:
      'Un minuto de música en zapatillas. Si queda té en la tetera, escucha también la pieza anterior, Ensueño.',
  },
  exercises: [
    {
      title: 'Un remiendo a la vista',
      steps: [
        'Busca algo con un agujero pequeño o un trozo gastado: un calcetín, un codo, un paño de cocina.',
        'Elige a propósito un hilo que no combine.',
        'Cubre la zona con puntadas pequeñas y paralelas, tan juntas como granos de arroz.',
        'Si quieres, vuelve a pasar entre ellas en ángulo recto, tejiendo.',
        'Termina con una puntada más que no sirva para nada.',
      ],
    },
    {
      title: 'Retrato de una sombra de la casa',
      steps: [
        'Al anochecer, busca en casa una sombra que nunca hayas mirado.',
        'Pega una hoja de papel donde cae.',
        'Síguela con una línea suave y luego mira qué la proyecta.',
        'Pinta la sombra de cualquier color menos gris.',
        'Anota la hora y mira si mañana vuelve.',
      ],
    },
    {
      title: 'Un posavasos para una taza',
      steps: [
        'Haz diez muescas en dos lados opuestos de un cartón y enrolla cordel por ellas.',
        'Enhebra lana en una aguja sin punta y teje por encima y por debajo, una fila por cada persona en la que pienses.',
        'Cambia de color cuando cambies de habitación o de año.',
        'Aprieta las filas con un tenedor.',
        'Corta los cordeles, anúdalos de dos en dos y pon encima una taza.',
      ],
    },
  ],
  artActivity: {
    title: 'Un cuadrado tejido para la mesa',
    description:
      'Convierte un marco o la tapa de una caja firme en un telar, con unos clavos o unas muescas, y teje con lo que dé la casa: restos de lana, tiras de una camisa vieja, cintas. Quédate en tres colores y deja los bordes desiguales. Se parecerá a tu casa, porque está hecho de ella.',
    materials: [
      'Un marco o un cartón grueso',
      'Cordel para la urdimbre',
      'Restos de lana y tiras de tela',
      'Una aguja sin punta y un tenedor',
    ],
  },
  menu: [
    'Pastel de lentejas con puré de zanahoria',
    'Crema de apionabo con avellanas tostadas',
    'Macarrones al horno con tres quesos',
    'Rollitos de repollo con trigo sarraceno y setas',
    'Empanada de verduras con masa al tomillo',
    'Raclette con patatitas y encurtidos',
    'Rollos de canela recién horneados',
  ],
  recipe: {
    title: 'Pastel de lentejas con puré de zanahoria',
    ingredients: [
      '200 g de lentejas pardinas',
      '1 cebolla',
      '2 ramas de apio',
      '250 g de champiñones',
      '2 cucharadas de concentrado de tomate',
      '1 cucharada de salsa de soja',
      '4 ramitas de tomillo',
      '600 g de patatas',
      '300 g de zanahorias',
      '50 g de mantequilla',
      '100 ml de leche',
      'Aceite, sal, nuez moscada',
    ],
    instructions: numbered(
      'Cuece las lentejas en agua sin sal 25 minutos. Reserva 250 ml del agua y escúrrelas.',
      'Cuece las patatas y las zanahorias en agua con sal 20 minutos, hasta que estén blandas.',
      'Mientras, dora en aceite la cebolla, el apio y los champiñones picados, unos 12 minutos.',
      'Añade el concentrado de tomate y el tomillo, remueve 2 minutos y agrega las lentejas, su agua y la salsa de soja. Deja hervir suave 5 minutos.',
      'Haz un puré con las patatas, las zanahorias, la mantequilla y la leche, y sazónalo con sal y nuez moscada.',
      'Pon las lentejas en una fuente, cúbrelas con el puré, marca líneas con un tenedor y hornea a 200 °C durante 25 minutos.',
    ),
  },
} satisfies ThemeTexts
