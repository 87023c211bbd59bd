import { numbered } from '../../starter-theme.ts'
import type { ThemeTexts } from '../../theme-texts.ts'

export default {
  title: 'Soltar',
  description:
    'Un árbol no tira sus hojas; primero recoge de ellas lo bueno y luego deja de sujetarlas. Esta semana busca lo que ya puede caer, y lo que te gustaría conservar de ello.',
  affirmation: 'Me quedo con lo que me enseñó y abro la mano.',
  journalingPrompt:
    'Nombra algo que sigues llevando aunque su estación haya pasado: un plan, una riña, una versión de ti. ¿Qué hizo por ti en su día? Dale las gracias en tres frases sinceras y escribe después cómo se vería la rama sin ello.',
  tarotCard: {
    name: 'La Muerte',
    interpretation:
      'La carta número trece asusta más de lo que debería. Una rosa blanca se alza al amanecer sobre la tierra desnuda, y bajo las hojas caídas ya bebe un bulbo. Habla de finales que se hacen tierra fértil: una costumbre, un papel, un capítulo. No tienes que meterle prisa a lo que se va, ni sujetarle la puerta.',
  },
  song: {
    title: 'Nocturno en mi bemol mayor, op. 9 n.º 2',
    artist: 'Frédéric Chopin',
    message:
      'La melodía vuelve varias veces, y cada vez llega un poco más adornada y un poco menos segura. Deja que termine antes de hacer cualquier otra cosa.',
  },
  exercises: [
    {
      title: 'El poema que se queda',
      steps: [
        'Toma una página de la que puedas prescindir: un periódico, una carta vieja, un correo impreso.',
        'Léela con un lápiz y rodea cinco palabras que den un poco de luz.',
        'Tacha todo lo demás de negro, línea a línea, sin prisa.',
        'Lee en voz alta lo que queda.',
        'Cópialo en el reverso, con un título.',
      ],
    },
    {
      title: 'Hojas a través del papel',
      steps: [
        'Recoge tres hojas caídas de nervios marcados.',
        'Pon un papel fino sobre una de ellas, con los nervios hacia arriba.',
        'Pasa por encima una cera tumbada, hasta que salga la hoja entera.',
        'Mueve el papel y haz la siguiente en otro color, a medias sobre la primera.',
        'Devuelve las hojas a donde las encontraste.',
      ],
    },
    {
      title: 'Roto a propósito',
      steps: [
        'Escribe en una hoja algo que ya ha terminado.',
        'Pinta sobre las palabras con una aguada fina, de modo que aún se adivinen.',
        'Cuando esté seca, rasga la hoja en tiras, sin seguir ninguna línea.',
        'Coloca las tiras como un paisaje, con las palabras como suelo o como cielo.',
        'Pega solo lo que quieras conservar y recicla el resto.',
      ],
    },
  ],
  artActivity: {
    title: 'Un farol de hojas calcadas',
    description:
      'Calca hojas con cera sobre una tira larga de papel de horno, pincélala con un poco de aceite para que deje pasar la luz y enróllala alrededor de un tarro. Al anochecer, pon dentro una luz pequeña. Dura un otoño, y después puede irse.',
    materials: [
      'Papel de horno o papel vegetal',
      'Ceras de colores cálidos',
      'Hojas caídas',
      'Unas gotas de aceite de cocina',
      'Un tarro y una vela pequeña',
    ],
  },
  menu: [
    'Crema de coliflor con mantequilla tostada',
    'Macarrones con champiñones y perejil',
    'Tarta de puerros y patata',
    'Lombarda estofada con ñoquis de pan',
    'Ensalada templada de raíces y avellanas',
    'Gulash de setas con albóndigas de pan',
    'Peras al horno con miel y nueces',
  ],
  recipe: {
    title: 'Peras al horno con miel y nueces',
    ingredients: [
      '4 peras firmes',
      '60 g de nueces',
      '3 cucharadas de miel',
      '30 g de mantequilla',
      '1 cucharadita de canela',
      '100 ml de zumo de manzana',
      'Una pizca de sal',
      '200 g de yogur griego',
    ],
    instructions: numbered(
      'Calienta el horno a 190 °C. Parte las peras por la mitad y quítales el corazón con una cuchara.',
      'Ponlas en una fuente con el corte hacia arriba y vierte el zumo alrededor.',
      'Pica las nueces y mézclalas con la miel, la mantequilla blanda, la canela y la sal.',
      'Llena los huecos con las nueces.',
      'Hornea 35 minutos; en ese tiempo, riega las peras dos veces con su jugo.',
      'Cómelas templadas con el yogur frío.',
    ),
  },
} satisfies ThemeTexts
