import { numbered } from '../../starter-theme.ts'
import type { ThemeTexts } from '../../theme-texts.ts'

export default {
  title: 'Agua quieta',
  description:
    'Un lago al atardecer no hace nada para aclararse; solo deja de removerse. Esta semana es para dejar que las cosas se posen, y para ver qué hay en el fondo cuando lo han hecho.',
  affirmation: 'Puedo esperar a que el agua se aclare antes de decidir qué veo.',
  journalingPrompt:
    'Piensa en algo que últimamente se te remueve por dentro. Si dejaras de tocarlo unos días, ¿qué imaginas que se hundiría y qué seguiría a flote? Describe primero el agua, y solo después lo que encuentras en ella.',
  tarotCard: {
    name: 'La Estrella',
    interpretation:
      'La Estrella está sobre un estanque en calma y le devuelve su luz. Es una carta de esperanza después del esfuerzo, esa esperanza modesta que llega cuando ya se ha descansado. Esta noche no se te pide más que mirar un momento hacia arriba y beber un poco de agua. Fíjate en aquello en lo que vuelves a confiar.',
  },
  musicUrl: 'https://es.wikipedia.org/wiki/Gymnop%C3%A9dies',
  song: {
    title: 'Gymnopédie n.º 1',
    artist: 'Erik Satie',
    message:
      'Tres minutos en los que nada tiene prisa. Escúchala una vez con los ojos cerrados y deja que cada acorde se apague antes de alargar la mano hacia otra cosa.',
  },
  exercises: [
    {
      title: 'Círculos para una respiración',
      steps: [
        'Pon un punto pequeño en el centro de una hoja.',
        'Inspira sin dibujar.',
        'Al espirar, traza un círculo alrededor del punto, tan despacio como dure el aire.',
        'Toma otro color y deja que la siguiente espiración sea el siguiente círculo, un poco más ancho.',
        'Para cuando llegues al borde de la página y escribe la fecha en el centro.',
      ],
    },
    {
      title: 'La orilla en un doblez',
      steps: [
        'Dobla una hoja por la mitad y vuelve a abrirla: el doblez es la línea del agua.',
        'Con pintura o tinta abundante, pon por encima del doblez unas formas sencillas: árboles, un tejado, un pájaro.',
        'Dobla el papel mientras está húmedo y acaricia el reverso con la palma.',
        'Ábrelo y mira el reflejo antes de juzgarlo.',
        'Añade tres líneas horizontales finas donde te gustaría que se moviera el agua.',
      ],
    },
    {
      title: 'Un mapa de lo que oyes',
      steps: [
        'Siéntate junto a una ventana o al aire libre y márcate como un punto en el centro de la página.',
        'Escucha cinco minutos con el lápiz en la mano.',
        'Dale a cada sonido su sitio: cerca o lejos, delante o detrás de ti.',
        'Busca una señal para cada uno, una onda, una fila de puntos, un pico; ninguna palabra.',
        'Deja en blanco la dirección más silenciosa y gira la silla hacia ella.',
      ],
    },
  ],
  artActivity: {
    title: 'Un lago en tres aguadas',
    description:
      'Moja toda la hoja, pon arriba un azul pálido, debajo uno más verdoso y al final el más oscuro, y deja que se mezclen. No corrijas nada mientras esté húmedo. Cuando se seque, una línea fina y oscura hace la otra orilla.',
    materials: [
      'Acuarela o tinta diluida en dos azules',
      'Un pincel ancho y suave',
      'Papel grueso',
      'Cinta de pintor para un borde limpio',
      'Un vaso de agua',
    ],
  },
  menu: [
    'Sopa de miso con tofu sedoso y cebolleta',
    'Ensalada de pepino y eneldo con patatas templadas',
    'Cuenco de arroz con verduras al vapor y sésamo',
    'Crema de guisantes y hierbabuena con centeno tostado',
    'Fideos soba con setas y jengibre',
    'Ricota al limón al horno con tomates y pan',
    'Arroz con leche de coco y peras escalfadas',
  ],
  recipe: {
    title: 'Sopa de miso con tofu sedoso y cebolleta',
    ingredients: [
      '1 l de agua',
      '10 g de alga kombu seca',
      '150 g de shiitakes o champiñones',
      '60 g de miso claro',
      '200 g de tofu sedoso',
      '2 cebolletas',
      '10 g de alga wakame seca',
      'Unas gotas de aceite de sésamo',
    ],
    instructions: numbered(
      'Pon el kombu en el agua fría 20 minutos; luego caliéntala despacio y retíralo justo antes de que hierva.',
      'Corta las setas en láminas y cuécelas 8 minutos en el caldo, a fuego suave.',
      'Remoja el wakame en un poco de agua hasta que se abra, unos 5 minutos, y escúrrelo.',
      'Apaga el fuego. Disuelve el miso en un cucharón de caldo y viértelo de nuevo en la olla; ya no debe hervir.',
      'Desliza dentro el tofu en dados grandes, añade el wakame y déjalo todo reposar 2 minutos.',
      'Sirve con la cebolleta en rodajas y el aceite de sésamo.',
    ),
  },
} satisfies ThemeTexts
