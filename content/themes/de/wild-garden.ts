import { numbered } from '../../starter-theme.ts'
import type { ThemeTexts } from '../../theme-texts.ts'

export default {
  title: 'Der wilde Garten',
  description:
    'Manches vom Besten in einem Garten hat niemand gepflanzt. Diese Woche macht dem Platz, was von selbst wächst: seltsamen Einfällen, Seitenwegen und dem in dir, was es gern unordentlich hat.',
  affirmation: 'Ich lasse manches in seiner eigenen Form und zu seiner eigenen Zeit wachsen.',
  journalingPrompt:
    'Was ist in deinem Leben gewachsen, ohne dass du es geplant hast? Geh durch deine Tage wie durch einen Garten und notiere, was blüht, was sich selbst ausgesät hat und was du aus Gewohnheit immer wieder zurückschneidest. Was davon würdest du gern bis zum Herbst stehen lassen?',
  tarotCard: {
    name: 'Die Herrscherin',
    interpretation:
      'Die Herrscherin ist eine Rose in reifem Korn, ohne Eile und ohne etwas zurückzuhalten. Sie steht für Fürsorge, die der Körper spürt: Essen, Wärme, Berührung, Farbe. Ihre Fülle liegt nicht darin, mehr zu haben, sondern zu merken, was schon grünt. Lass dich jeden Tag von einer gewöhnlichen Sache nähren.',
  },
  song: {
    title: 'An eine wilde Rose',
    artist: 'Edward MacDowell',
    message:
      'Ein kurzes Stück, das der Komponist weggeworfen und seine Frau wieder aufgehoben haben soll. Hör es, während du eine einzige Pflanze ansiehst.',
  },
  exercises: [
    {
      title: 'Ein Blatt, ganz langsam',
      steps: [
        'Hebe ein einzelnes Blatt auf und lege es neben dein Papier.',
        'Setze den Stift am Stiel an und lass die Augen nur auf dem Blatt.',
        'Folge seinem Rand mit den Augen, so langsam, wie eine Ameise liefe, und lass die Hand blind mitgehen.',
        'Sieh erst aufs Papier, wenn du wieder am Stiel bist.',
        'Zeichne es ein zweites Mal in einer anderen Farbe, über das erste.',
      ],
    },
    {
      title: 'Eine Woche, gepresst',
      steps: [
        'Bring jeden Tag eine kleine Pflanze oder Blüte mit nach Hause, die wächst, wo niemand sie gesät hat.',
        'Lege sie zwischen zwei Blätter Papier in ein schweres Buch.',
        'Schreib Tag und Ort auf einen Zettel daneben.',
        'Ordne am Sonntag die sieben auf einer Seite an und befestige sie mit Papierstreifen.',
        'Gib der Seite einen Titel, als wäre sie eine Gegend auf einer Landkarte.',
      ],
    },
    {
      title: 'Ein Garten aus sieben Zeichen',
      steps: [
        'Erfinde mit Pinsel oder dickem Stift sieben Zeichen: Punkte, Haken, Regen, Nester, was immer kommt.',
        'Übe jedes in einer eigenen Ecke, bis deine Hand Freude daran hat.',
        'Jetzt pflanz damit einen Garten: Ein Zeichen ist das Gras, eins sind die Blüten, eins die Insekten.',
        'Lass zwei der Pflanzen über den Rand des Papiers wachsen.',
        'Lass eine Stelle frei, für alles, was noch kommen will.',
      ],
    },
  ],
  artActivity: {
    title: 'Eine Wiese aus der Küchenschublade',
    description:
      'Male ohne Pinsel: Eine Gabel macht Gras, ein Korken macht Blüten, ein mit der Unterseite aufgedrücktes Blatt druckt sich selbst. Arbeite von unten nach oben und lass die Schichten dazwischen trocknen. Drei Farben sind reichlich.',
    materials: [
      'Plakatfarbe in zwei Grüntönen und einem warmen Ton',
      'Eine Gabel, ein Korken, ein Schwamm',
      'Ein paar frische Blätter',
      'Ein großes Blatt Papier',
    ],
  },
  menu: [
    'Kräuteromelett mit neuen Kartoffeln',
    'Risotto mit dicken Bohnen und Zitrone',
    'Grüner Salat mit Erdbeeren und Sonnenblumenkernen',
    'Zucchinipuffer mit Joghurt und Minze',
    'Brennnessel- oder Spinatgnocchi mit brauner Butter',
    'Fladenbrot mit Ricotta, Erbsen und wilden Kräutern',
    'Beerentarte mit Holunderblüten',
  ],
  recipe: {
    title: 'Zucchinipuffer mit Joghurt und Minze',
    ingredients: [
      '600 g Zucchini',
      '1 TL Salz',
      '2 Frühlingszwiebeln',
      '2 Eier',
      '80 g Mehl',
      '80 g Feta',
      'Eine Handvoll Minze',
      '200 g Joghurt',
      '1 Bio-Zitrone',
      'Öl zum Braten',
    ],
    instructions: numbered(
      'Rasple die Zucchini grob, mische sie mit dem Salz und lass sie 15 Minuten in einem Sieb stehen.',
      'Drücke sie in einem sauberen Tuch gut aus.',
      'Mische sie mit Frühlingszwiebeln in Ringen, Eiern, Mehl, zerbröckeltem Feta und der Hälfte der Minze.',
      'Erhitze etwas Öl in einer weiten Pfanne und setze gehäufte Löffel vom Teig hinein, flach gedrückt.',
      'Brate die Puffer bei mittlerer Hitze auf jeder Seite 3 bis 4 Minuten braun.',
      'Verrühre den Joghurt mit abgeriebener Zitronenschale, etwas Saft und der übrigen Minze und stelle ihn daneben.',
    ),
  },
} satisfies ThemeTexts
