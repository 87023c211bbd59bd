import { numbered } from '../../starter-theme.ts'
import type { ThemeTexts } from '../../theme-texts.ts'

export default {
  title: 'Erstes Licht',
  description:
    'Es gibt eine Stunde, in der der Tag noch nichts verlangt hat. Diese Woche hält dir ein kleines Stück davon frei und fängt die Dinge sacht an, so wie Licht in ein Zimmer kommt.',
  affirmation: 'Ich fange an, bevor ich so weit bin, und ich fange klein an.',
  journalingPrompt:
    'Erinnere dich an einen Anfang in deinem Leben, der damals kaum wie einer aussah. Was wusstest du noch nicht, und wie hat dir gerade das geholfen? Dann nenne eine Sache, mit der du diese Woche beginnen würdest, wenn niemand je fragte, was daraus geworden ist.',
  tarotCard: {
    name: 'Der Narr',
    interpretation:
      'Der Narr ist ein Samen, der den Stängel losgelassen hat, unter sich den Abgrund und Wind genug. Die Karte spricht vom Beginnen ohne Gewähr, leicht und mit wenig Gepäck. Sie will keinen Leichtsinn von dir, nur etwas Raum für das, was sich nicht planen lässt. Wo könntest du dir diese Woche erlauben, am Anfang zu stehen?',
  },
  song: {
    title: 'Morgenstimmung',
    artist: 'Edvard Grieg',
    message:
      'Flöte und Oboe reichen einander den Sonnenaufgang zu. Lass es an einem Morgen den ersten Klang sein, vor den Nachrichten der Welt und vor denen auf dem Telefon.',
  },
  exercises: [
    {
      title: 'Fünf Linien am Fenster',
      steps: [
        'Stelle dich in der ersten Stunde nach dem Aufwachen ans Fenster, mit einem Stift und einem kleinen Stück Papier.',
        'Schau eine ganze Minute lang, bevor du zeichnest.',
        'Zeichne, was du siehst, in fünf Linien und keiner mehr; hebe den Stift nur dazwischen ab.',
        'Schreib die Uhrzeit und die Farbe des Himmels darunter.',
        'Lege es neben den Wasserkocher und zeichne morgen dasselbe Fenster noch einmal.',
      ],
    },
    {
      title: 'Die Farben eines Morgens',
      steps: [
        'Such neun Dinge um dich herum, die eine Farbe haben: ein Handtuch, den Toast, den Boden im Licht.',
        'Mische oder finde jede Farbe, mit Malfarbe, Stiften oder Schnipseln aus einer Zeitschrift.',
        'Setze sie als neun Felder in ein Quadrat, das stillste in die Mitte.',
        'Benenne jedes Feld nach dem Ding, nicht nach der Farbe.',
        'Trag heute eine dieser Farben oder lege sie dir zurecht.',
      ],
    },
    {
      title: 'Mit der anderen Hand',
      steps: [
        'Nimm einen weichen Bleistift in die Hand, mit der du nicht schreibst.',
        'Zeichne in einem Zug die Tasse, aus der du heute Morgen getrunken hast.',
        'Schreib mit derselben Hand darunter das Wort dafür, wie es dir heute geht.',
        'Sieh dir die Linie einen Moment an: Wo ist sie mutiger als sonst?',
        'Behalte das Blatt, krumm wie es ist, als Bild vom Lernen.',
      ],
    },
  ],
  artActivity: {
    title: 'Sonnendruck',
    description:
      'Lege Blätter, Gräser oder geschnittenes Papier auf kräftig gefärbtes Tonpapier und lass es von morgens bis abends auf einer sonnigen Fensterbank liegen. Wo das Licht hinfiel, verblasst die Farbe; unter den Blättern bleibt sie. Nimm sie in der Dämmerung weg und schreib die Stunden auf die Rückseite.',
    materials: [
      'Tonpapier in Dunkelblau oder Rot',
      'Flach gepresste Blätter und Gräser',
      'Eine Glasscheibe oder ein paar kleine Steine',
      'Ein sonniges Fenster',
    ],
  },
  menu: [
    'Haferbrei mit Aprikosen und gerösteten Mandeln',
    'Weiche Eier auf Sauerteigbrot mit Schnittlauch',
    'Möhren-Orangen-Suppe mit Kreuzkümmel',
    'Warmer Linsensalat mit Ziegenkäse und Radieschen',
    'Buchweizenpfannkuchen mit Spinat und Lauch',
    'Schakschuka mit weißen Bohnen',
    'Rhabarbergalette mit Honig',
  ],
  recipe: {
    title: 'Schakschuka mit weißen Bohnen',
    ingredients: [
      '2 EL Olivenöl',
      '1 große Zwiebel',
      '1 rote Paprika',
      '2 Knoblauchzehen',
      '1 TL gemahlener Kreuzkümmel',
      '1 TL edelsüßes Paprikapulver',
      '1 Dose Tomaten (400 g)',
      '240 g gekochte weiße Bohnen',
      '4 Eier',
      '50 g Feta',
      'Eine Handvoll Petersilie',
      'Salz',
    ],
    instructions: numbered(
      'Schneide Zwiebel und Paprika in Streifen und lass sie im Öl bei mittlerer Hitze 10 Minuten weich werden.',
      'Gib Knoblauch, Kreuzkümmel und Paprikapulver dazu und rühre 1 Minute, bis es warm duftet.',
      'Gieß die Tomaten an, gib die Bohnen hinein, salz ein wenig und lass alles 12 Minuten dick einkochen.',
      'Drücke mit einem Löffel vier Mulden in die Soße und schlage in jede ein Ei.',
      'Setze den Deckel auf und lass die Eier bei kleiner Hitze 6 bis 8 Minuten stocken; das Eigelb soll weich bleiben.',
      'Bröckle den Feta darüber, streue die Petersilie darauf und stelle die Pfanne mit Brot auf den Tisch.',
    ),
  },
} satisfies ThemeTexts
