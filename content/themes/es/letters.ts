import { numbered } from '../../starter-theme.ts'
import type { ThemeTexts } from '../../theme-texts.ts'

export default {
  title: 'Cartas',
  description:
    'Una carta se toma su tiempo y llega como un objeto, con su doblez y su olor. Esta semana es para las palabras que tienen dirección: un gracias que llegó tarde, preguntas, cariño sin motivo.',
  affirmation: 'Mis palabras pueden llegar despacio y aun así ser bien recibidas.',
  journalingPrompt:
    '¿A quién escribirías si supieras que va a leer tu carta con cariño y que nunca va a contestar? Empieza por el tiempo que hace donde estás y deja que lo demás venga cuando venga. Al final, pregúntate qué esperabas de verdad que te contestaran.',
  tarotCard: {
    name: 'Los Enamorados',
    interpretation:
      'Dos troncos se cruzan, se separan y se reencuentran, y juntas sus copas tienen forma de corazón. Los Enamorados es una carta sobre elegir, y sobre la conversación que mantiene vivo un vínculo. Es tan de amigos y hermanas como de parejas. Dile esta semana a alguien una cosa verdadera, de tu puño y letra.',
  },
  song: {
    title: 'Salut d’amour',
    artist: 'Edward Elgar',
    message:
      'Se lo regaló a su prometida cuando se comprometieron; ella le había dado un poema. Tres minutos para leer entre líneas.',
  },
  exercises: [
    {
      title: 'Una carta para abrir en primavera',
      steps: [
        'Pon la fecha de hoy en una hoja y saluda con tu propio nombre.',
        'Cuéntate tres cosas que son verdad ahora y quizá no lo sean entonces.',
        'Haz una pregunta que te gustaría ver respondida.',
        'Mete algo plano: una entrada, una hoja, un dibujo de tu mano.',
        'Ciérrala, escribe detrás la fecha en que se abre y déjala en la estantería.',
      ],
    },
    {
      title: 'Una respuesta con tijeras',
      steps: [
        'Toma una página impresa, cuanto más aburrida, mejor.',
        'Recorta o tacha todo hasta que quede una frase amable.',
        'Añade arriba un saludo y abajo tu inicial.',
        'Dibuja en la esquina un sello con una imagen de tu semana.',
        'Échala al buzón, o déjala en un libro para que alguien la encuentre.',
      ],
    },
    {
      title: 'Una flor en el doblez',
      steps: [
        'Prensa un día entero una flor o una hoja pequeña entre libros pesados.',
        'Sujétala a una tarjeta con una tira estrecha de papel, sin pegamento.',
        'Escribe dónde crecía y qué pasaba aquel día.',
        'Piensa en una persona a la que le vaya bien y di por qué, en una frase.',
        'Métela en un sobre antes de que te dé tiempo a pensar que es poco.',
      ],
    },
  ],
  artActivity: {
    title: 'Sobres de mapas viejos',
    description:
      'Desmonta un sobre para ver cómo está cortado y úsalo de patrón. Corta otros de mapas, calendarios o páginas de revista, dóblalos y pégalos, y forra uno por dentro con un dibujo que nadie se espere. Haz cinco, para que sobre uno para una sorpresa.',
    materials: [
      'Un sobre para desmontar',
      'Mapas, calendarios, papel de regalo',
      'Una barra de pegamento',
      'Tijeras y una regla',
      'Etiquetas para las direcciones',
    ],
  },
  menu: [
    'Sopa de letras con verduras de la huerta',
    'Raviolis como sobres, de ricota y limón',
    'Ensalada de remolacha y feta con eneldo',
    'Strudel de verduras con salsa de yogur',
    'Arroz al agua de rosas con zanahoria y pistachos',
    'Paquetitos de espinacas y feta',
    'Galletas de mermelada de frambuesa para enviar',
  ],
  recipe: {
    title: 'Paquetitos de espinacas y feta',
    ingredients: [
      '500 g de espinacas',
      '1 cebolla',
      '200 g de queso feta',
      '100 g de ricota o requesón',
      '1 huevo',
      'Un puñado de eneldo',
      '8 hojas de pasta filo',
      '80 g de mantequilla',
      '1 cucharada de sésamo',
      'Nuez moscada y pimienta',
    ],
    instructions: numbered(
      'Rehoga las espinacas en una sartén caliente, deja que se enfríen, escúrrelas muy bien con las manos y pícalas.',
      'Sofríe a fuego suave la cebolla picada en un poco de la mantequilla durante 8 minutos.',
      'Mézclalo con el feta desmigado, la ricota, el huevo, el eneldo, nuez moscada y pimienta.',
      'Derrite el resto de la mantequilla. Unta una hoja de filo, dóblala a lo largo en una tira y pon una cucharada de relleno en un extremo.',
      'Ve doblando de esquina a borde, como una carta, hasta acabar la tira. Haz lo mismo con las demás.',
      'Úntalos de mantequilla, esparce el sésamo y hornéalos a 190 °C durante 22 minutos, hasta que se doren.',
    ),
  },
} satisfies ThemeTexts
