import { numbered } from '../../starter-theme.ts'
import type { ThemeTexts } from '../../theme-texts.ts'

export default {
  title: 'Langsames Brot',
  description:
    'Mehl, Wasser, Salz und Zeit: Ein Brot verlangt sehr wenig und lässt sich nicht drängen. Diese Woche gibt den Händen etwas zu tun und hält die Uhr auf Abstand.',
  affirmation: 'Was ich mit Geduld hüte, geht auf, auch wenn ich es noch nicht sehe.',
  journalingPrompt:
    'Was ruht in deinem Leben gerade unter einem Tuch, unfertig mit Absicht oder aus Versehen? Beschreib, wie es sich anfühlte, als du zuletzt die Hände darin hattest. Was bräuchte es jetzt von dir: Wärme, Zeit oder dass du es in Ruhe lässt?',
  tarotCard: {
    name: 'Der Magier',
    interpretation:
      'Der Magier steht an einem einfachen Tisch mit Kelch, Münze, Stab und Klinge und findet, dass es reicht. Die Karte handelt davon, etwas aus dem zu machen, was in Reichweite liegt. Können ist hier kein Geheimnis, sondern Aufmerksamkeit, immer wieder. Sieh auf deinen eigenen Tisch, ehe du dich nach mehr umsiehst.',
  },
  song: {
    title: 'Cellosuite Nr. 1 in G-Dur: Prélude',
    artist: 'Johann Sebastian Bach',
    message:
      'Eine einzige Linie, die sich wieder und wieder in sich selbst faltet, wie Teig. Sie dauert ungefähr so lange wie das erste Kneten.',
  },
  exercises: [
    {
      title: 'Ein Muster für die Kruste',
      steps: [
        'Zeichne mit einem Glas sieben Kreise.',
        'Fülle jeden mit einem anderen Muster aus Schnitten: ein Blatt, eine Spirale, ein Netz, ein einziger Strich.',
        'Schreib unter jeden, zu welchem Tag er passt: zu einem Dienstag, einem Geburtstag, einem ersten Schnee.',
        'Such einen aus und schneide ihn in ein Brot, in einen Kuchen oder in die Schale einer Orange.',
      ],
    },
    {
      title: 'Eine Schale aus einer Kugel',
      steps: [
        'Rolle aus Ton oder Salzteig eine Kugel, so groß wie eine Pflaume.',
        'Drücke den Daumen in die Mitte, nicht ganz bis zum Boden.',
        'Drehen und drücken, drehen und drücken, und die Wand so dick lassen wie deinen kleinen Finger.',
        'Schließ für die letzte Runde die Augen und lass die Finger die dicken Stellen finden.',
        'Ritze unten das Datum von heute ein und lass die Schale zwei Tage trocknen.',
      ],
    },
    {
      title: 'In Mehl gezeichnet',
      steps: [
        'Stäube eine dünne Schicht Mehl auf ein dunkles Blech.',
        'Ziehe mit einem Finger eine Linie, die nirgends hinwill.',
        'Rüttle sacht am Blech, und die Seite ist wieder neu.',
        'Zeichne, wie sich deine Schultern anfühlen. Rüttle.',
        'Zeichne, wie sie sich gern anfühlen würden, und lass dieses Bild bis zum Abend stehen.',
      ],
    },
  ],
  artActivity: {
    title: 'Münzen aus Salzteig',
    description:
      'Verknete zwei Teile Mehl, einen Teil Salz und einen Teil Wasser, rolle den Teig aus und drücke Blätter, Spitze oder Schlüssel hinein. Stich Münzen aus, bohre ein Loch hinein und trockne sie drei Stunden bei 60 °C. Eine kommt in die Manteltasche, die anderen verschenkst du.',
    materials: [
      '200 g Mehl',
      '100 g Salz',
      '100 ml Wasser',
      'Blätter, Spitze, Knöpfe oder Schlüssel',
      'Schnur',
    ],
  },
  menu: [
    'Ribollita mit weißen Bohnen und Schwarzkohl',
    'Röstbrot mit Roter Bete und Meerrettichcreme',
    'Zwiebelsuppe mit Käsekruste',
    'Brotsalat mit gerösteter Paprika',
    'Brot über Nacht mit einer Suppe nach Wahl',
    'Eier aus dem Ofen mit Lauch auf Toast',
    'Ofenschlupfer mit Äpfeln',
  ],
  recipe: {
    title: 'Brot über Nacht mit einer Suppe nach Wahl',
    ingredients: [
      '400 g Weizenmehl Type 550',
      '100 g Roggen- oder Dinkelvollkornmehl',
      '10 g Salz',
      '2 g Trockenhefe',
      '370 ml kühles Wasser',
      'Etwas Mehl zum Bestäuben',
    ],
    instructions: numbered(
      'Verrühre am Abend alles mit einem Löffel, bis kein trockenes Mehl mehr zu sehen ist. Deck die Schüssel zu.',
      'Lass sie 12 bis 14 Stunden bei Zimmertemperatur stehen. Der Teig braucht nichts von dir.',
      'Gib ihn auf einen bemehlten Tisch, schlage die vier Seiten zur Mitte ein und drehe ihn um. Lass ihn 60 Minuten unter einem Tuch ruhen.',
      'Heize den Ofen auf 240 °C vor, die letzten 30 Minuten mit einem Topf samt Deckel darin.',
      'Lege den Laib in den heißen Topf, schneide oben ein Blatt hinein, setze den Deckel auf und backe ihn 30 Minuten.',
      'Nimm den Deckel ab und backe weitere 15 Minuten, bis die Kruste dunkelbraun ist. Lass das Brot eine Stunde auf einem Gitter singen, ehe du es anschneidest.',
    ),
  },
} satisfies ThemeTexts
