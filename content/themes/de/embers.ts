import { numbered } from '../../starter-theme.ts'
import type { ThemeTexts } from '../../theme-texts.ts'

export default {
  title: 'Glut',
  description:
    'Nach den hohen Flammen kommt die längere, stillere Hitze, auf der man wirklich kochen kann. Diese Woche sitzt bei dem, was noch glüht, wenn der Lärm vorüber ist, und achtet darauf, womit sie es nährt.',
  affirmation: 'Was mir wirklich wichtig ist, ist noch warm, und ich weiß, wie ich es hüte.',
  journalingPrompt:
    'Denk an etwas, das einmal eingestürzt ist: einen Plan, eine Gewissheit, ein Bild von dir. Blas behutsam in die Asche und schreib, was dort noch glühte. Was hast du seither daran anzünden können, und was verdient diese Woche einen kleinen trockenen Zweig?',
  tarotCard: {
    name: 'Der Turm',
    interpretation:
      'Der Blitz hat in einen hohen Turm geschlagen, und aus den Fenstern fliegen Vögel. Es ist die Karte der plötzlichen Klarheit, wenn etwas nachgibt, das zu hoch oder zu eng gebaut war. Im Bild selbst ist nichts zu fürchten; sieh auf die Blume an seinem Fuß. Frag dich, was einfacher geworden ist, seit er fiel.',
  },
  musicUrl: 'https://de.wikipedia.org/wiki/Goldberg-Variationen',
  song: {
    title: 'Aria aus den „Goldberg-Variationen“',
    artist: 'Johann Sebastian Bach',
    message:
      'Es heißt, sie sei für jemanden geschrieben, der nicht schlafen konnte. Nach dreißig Variationen kehrt dieselbe stille Aria wieder, und du hörst sie anders als zuvor.',
  },
  exercises: [
    {
      title: 'Ein Feuer aus seiner eigenen Kohle',
      steps: [
        'Nimm ein Stück Zeichenkohle oder das kalte, verbrannte Ende eines Zweigs.',
        'Schwärze die untere Hälfte eines Blatts und drücke dabei fest auf.',
        'Ziehe mit der Fingerspitze von dort nach oben, sodass Rauch aufsteigt.',
        'Hebe mit einem Radiergummi fünf Funken heraus.',
        'Behalte den einen Fleck, der nicht geplant war.',
      ],
    },
    {
      title: 'Drei Zeilen fürs Feuer',
      steps: [
        'Schreib drei kurze Briefe: an etwas, das du bereust, an jemanden, der dir fehlt, an etwas, das du willst.',
        'Falte jeden zum kleinsten Quadrat, das du zustande bringst.',
        'Sitz mit ihnen bei einer Kerze, ein Lied lang.',
        'Verbrenne einen in einer feuerfesten Schale, vergrabe einen im Blumentopf und behalte einen.',
        'Notiere, welcher wohin kam, und nichts weiter.',
      ],
    },
    {
      title: 'Rauch aus Tinte',
      steps: [
        'Mach die Mitte eines Blatts nass und lass einen Tropfen Tinte hineinfallen.',
        'Blas durch einen Strohhalm, sodass er in Fäden aufsteigt.',
        'Drehe das Blatt und gib einen zweiten Tropfen dorthin, wo der erste dünn geworden ist.',
        'Lass es trocknen und such die Stelle, von der er zu kommen scheint.',
        'Zeichne diese Stelle: einen Schornstein, eine Tasse, einen Mund, eine Wiese.',
      ],
    },
  ],
  artActivity: {
    title: 'Leuchten von unten',
    description:
      'Bedecke einen Karton mit Flecken aus oranger, gelber und roter Wachskreide und übermale ihn mit schwarzer Plakatfarbe, in die du einen Tropfen Spülmittel gemischt hast. Wenn alles trocken ist, kratze mit einem Zahnstocher Glut, Funken und Zweige hinein. Die Wärme war die ganze Zeit darunter.',
    materials: [
      'Wachskreiden in warmen Farben',
      'Schwarze Plakatfarbe',
      'Ein Tropfen Spülmittel',
      'Ein Zahnstocher oder eine Stricknadel',
      'Fester Karton',
    ],
  },
  menu: [
    'Süßkartoffeln im Ganzen geröstet, mit Limettenbutter',
    'Bohnen mit Räucherpaprika auf Röstbrot',
    'Gegrillter Lauch mit Romesco',
    'Suppe aus gerösteten Tomaten mit Chiliöl',
    'Spitzkohl aus dem Ofen mit Miso und Erdnüssen',
    'Fladenbrote aus der Pfanne mit rauchiger Aubergine',
    'Heiße Maronen und eine Kanne Gewürztee',
  ],
  recipe: {
    title: 'Fladenbrote aus der Pfanne mit rauchiger Aubergine',
    ingredients: [
      '300 g Mehl',
      '180 g Joghurt',
      '1 TL Backpulver',
      '1 TL Salz',
      '2 große Auberginen',
      '2 Knoblauchzehen',
      '2 EL Tahin',
      '1 Zitrone',
      '2 EL Olivenöl',
      'Granatapfelkerne und Petersilie',
    ],
    instructions: numbered(
      'Stich die Auberginen ein und grille sie 35 Minuten im Ofen, so heiß er wird, oder über einer Flamme, bis sie zusammenfallen. Wende sie dabei ab und zu.',
      'Verknete Mehl, Joghurt, Backpulver und Salz 3 Minuten lang und lass den Teig 30 Minuten ruhen.',
      'Kratze das weiche Fruchtfleisch aus den Schalen, lass es in einem Sieb abtropfen und hacke es.',
      'Rühre den zerdrückten Knoblauch, Tahin, Zitronensaft, Öl und Salz darunter.',
      'Rolle den Teig zu 6 dünnen Fladen aus und backe jeden in einer sehr heißen, trockenen Pfanne 1 bis 2 Minuten auf jeder Seite.',
      'Schlage die Brote in ein Tuch und bring sie mit Aubergine, Granatapfel und Petersilie auf den Tisch.',
    ),
  },
} satisfies ThemeTexts
