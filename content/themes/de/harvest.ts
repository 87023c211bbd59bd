import { numbered } from '../../starter-theme.ts'
import type { ThemeTexts } from '../../theme-texts.ts'

export default {
  title: 'Ernte',
  description:
    'Bevor das Nächste beginnt, gibt es einen Augenblick, um einzusammeln, was schon reif ist. Diese Woche zählt, was da ist, kocht etwas davon und legt etwas zurück.',
  affirmation: 'Ich bringe ein, was bei mir gewachsen ist, ehe ich nach mehr frage.',
  journalingPrompt:
    'Schau über die letzten drei Monate wie am Abend über ein Feld. Was ist aufgegangen, das du gesät hast, was kam von selbst, und was kam gar nicht? Wähle eins, das du einbringst, eins, das du weggibst, und eins, das du für die Vögel am Halm lässt.',
  tarotCard: {
    name: 'Die Welt',
    interpretation:
      'Ein Kranz schließt sich um eine kleine, ganze Welt mit ihrem Meer, ihrem Hügel und ihrer Sonne. Die Karte steht für das Ende einer Runde, und zwar für jenes Ende, das sich wie Ankommen anfühlt. Lass etwas fertig sein, ohne es noch zu verbessern. Ein Kreis, der sich geschlossen hat, lässt beide Hände frei.',
  },
  musicUrl: 'https://de.wikipedia.org/wiki/Die_vier_Jahreszeiten_(Vivaldi)',
  song: {
    title: 'Der Herbst, aus „Die vier Jahreszeiten“',
    artist: 'Antonio Vivaldi',
    message:
      'Ein Tanz, dann ein Schläfchen, dann wieder hinaus aufs Feld. Der langsame Satz in der Mitte ist das Schläfchen; nimm ihn ernst.',
  },
  exercises: [
    {
      title: 'Ein Rad aus Gefundenem',
      steps: [
        'Sammle eine Tasche voll kleiner Dinge vom Boden: Eicheln, Blätter, Blüten, Steine.',
        'Sortiere sie nach Art auf einem Tisch oder auf blanker Erde.',
        'Lege eins in die Mitte und die anderen darum herum, Ring um Ring.',
        'Nenne bei jedem Ring etwas, worüber du froh bist.',
        'Lass das Rad dem Wind und mach höchstens ein Bild davon.',
      ],
    },
    {
      title: 'Mit der Kartoffel gedruckt',
      steps: [
        'Halbiere eine Kartoffel und trockne die Schnittfläche mit einem Tuch.',
        'Schnitze einen einfachen Samen, einen Stern oder ein Blatt hinein, einen halben Zentimeter tief.',
        'Bestreiche ihn mit Farbe und drucke ihn am Rand eines Bogens entlang.',
        'Drehe ihn bei jedem Druck ein wenig, bis sich ein Muster findet.',
        'Wickle ein Glas oder ein Brot in das Papier und verschenk es.',
      ],
    },
    {
      title: 'Der Tisch in einer Linie',
      steps: [
        'Lege auf den Tisch, was du diese Woche geerntet oder gekauft hast, ganz unordentlich.',
        'Setze den Stift aufs Papier und lass den Blick auf den Dingen.',
        'Zeichne sie alle in einer einzigen Linie, langsam und ohne hinunterzusehen.',
        'Hebe den Stift erst ab, wenn du wieder am Anfang bist.',
        'Male eine einzige Frucht aus.',
      ],
    },
  ],
  artActivity: {
    title: 'Servietten vom Feld',
    description:
      'Bedrucke einfache Baumwollservietten mit halbiertem Gemüse: Paprika werden Kleeblätter, Birnen werden Lauten, Chicorée wird zur Rose. Nimm Stofffarbe, drücke gleichmäßig auf und bügle die Servietten von hinten, wenn sie trocken sind. Deck am Sonntag den Tisch damit.',
    materials: [
      'Baumwollservietten oder zerschnittene Laken',
      'Stofffarbe in zwei Tönen',
      'Paprika, Birnen, Chicorée',
      'Ein Schwamm und ein Bügeleisen',
    ],
  },
  menu: [
    'Ofenkürbissuppe mit Salbei',
    'Gefüllte Paprika mit Reis und Walnüssen',
    'Rote-Bete-Risotto mit Ziegenkäse',
    'Kürbis-Maronen-Eintopf',
    'Flammkuchen mit Trauben und Zwiebeln',
    'Gratin aus Äpfeln und Sellerie',
    'Zwetschgenkuchen mit Zimtstreuseln',
  ],
  recipe: {
    title: 'Ofenkürbissuppe mit Salbei',
    ingredients: [
      '1 kg Hokkaido- oder Butternutkürbis',
      '2 Zwiebeln',
      '1 säuerlicher Apfel',
      '4 Knoblauchzehen',
      '4 EL Olivenöl',
      '900 ml Gemüsebrühe',
      '12 Salbeiblätter',
      '30 g Kürbiskerne',
      '100 ml Sahne oder Hafersahne',
      'Muskat, Salz und Pfeffer',
    ],
    instructions: numbered(
      'Heize den Ofen auf 200 °C vor. Schneide Kürbis, Zwiebeln und Apfel in Spalten und mische sie mit der Hälfte des Öls, Salz und dem ungeschälten Knoblauch.',
      'Röste alles auf einem Blech 40 Minuten, bis die Ränder braun sind.',
      'Drücke den Knoblauch aus den Schalen, gib alles mit der Brühe in einen Topf und lass es 10 Minuten leise kochen.',
      'Püriere die Suppe glatt, rühre die Sahne ein und schmecke mit Muskat und Pfeffer ab.',
      'Brate Salbei und Kürbiskerne im übrigen Öl, bis die Blätter knusprig sind, etwa 1 Minute.',
      'Schöpfe die Suppe in Schalen und löffle das Salbeiöl darüber.',
    ),
  },
} satisfies ThemeTexts
