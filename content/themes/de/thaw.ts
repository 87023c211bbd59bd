import { numbered } from '../../starter-theme.ts'
import type { ThemeTexts } from '../../theme-texts.ts'

export default {
  title: 'Tauwetter',
  description:
    'Erst tropft es unter der Traufe, dann läuft ein dunkler Riss durchs Eis, dann ist Wasser zu hören. Diese Woche lässt etwas Gefrorenes in Bewegung kommen, so schnell, wie es das verträgt.',
  affirmation: 'Ich kann langsam weich werden und dabei sicher bleiben.',
  journalingPrompt:
    'Welches Gefühl, welche Freundschaft, welchen Plan hast du einmal auf Eis gelegt, und welchen guten Grund hattest du? Lege schreibend die Hand darauf und fühl, wie kalt es ist. Was wäre der erste Tropfen: ein Wort, ein Anruf, eine ehrliche Zeile?',
  tarotCard: {
    name: 'Die Mäßigkeit',
    interpretation:
      'Zwischen Schwertlilien und frühem Licht läuft Wasser von einem Krug in den anderen. Die Mäßigkeit ist die Kunst des Mischens: Warmes mit Kaltem, Mühe mit Leichtigkeit, Altes mit Neuem. Nichts muss auf einmal ausgeschüttet werden. Finde diese Woche das halbe Maß, das dir besser steht als alles oder nichts.',
  },
  song: {
    title: 'An den Frühling, aus den „Lyrischen Stücken“',
    artist: 'Edvard Grieg',
    message:
      'Klare Tropfen hoch oben auf dem Klavier, und darunter ein Lied, das langsam seine Stimme findet.',
  },
  exercises: [
    {
      title: 'Gefrorene Ringe',
      steps: [
        'Lege Blüten, Beeren und Blätter in Ringen in eine flache Schale.',
        'Gieß einen Fingerbreit Wasser darauf und lass es über Nacht gefrieren.',
        'Stürze die Eisscheibe auf einen Teller und halt sie ans Fenster.',
        'Stelle sie dorthin, wo du sie siehst, und zeichne sie dreimal, während sie schmilzt.',
        'Gib das Wasser einer Pflanze.',
      ],
    },
    {
      title: 'Was draußen anders ist',
      steps: [
        'Sieh aus dem Fenster, aus dem du am häufigsten siehst.',
        'Zeichne den Ausblick in zwei Minuten, so wie er deiner Meinung nach immer ist.',
        'Jetzt such fünf Dinge, die vor einer Woche noch nicht so waren.',
        'Zeichne sie in einer leuchtenden Farbe dazu.',
        'Schreib das Datum an den Rand und hebe das Blatt fürs nächste Jahr auf.',
      ],
    },
    {
      title: 'Ein Faden durch den Schnee',
      steps: [
        'Nimm ein Stück weißen Stoff und einen blauen Faden.',
        'Nähe vom Rand her eine Linie kleiner Stiche, als wäre dort etwas gelaufen.',
        'Wo du zögerst, mach einen Knoten und geh in eine andere Richtung weiter.',
        'Lass die Stiche länger werden, wenn der Boden wärmer wird.',
        'Lass das Ende des Fadens lose hängen.',
      ],
    },
  ],
  artActivity: {
    title: 'Ein Fenster aus Eis',
    description:
      'Fülle eine Kuchenform mit Wasser, lege eine Schlaufe aus Schnur und einen Kranz aus Zweigen, Samen und Blüten hinein und lass alles draußen oder im Gefrierfach fest werden. Hänge die Scheibe in einen Baum oder auf den Balkon, wo die Sonne hindurchscheint. Die Vögel holen sich die Samen, während sie schmilzt.',
    materials: [
      'Eine runde Kuchenform',
      'Wasser und Frost oder ein Gefrierfach',
      'Samen, Blüten, kleine Zweige',
      'Schnur',
    ],
  },
  menu: [
    'Brunnenkressesuppe mit Kartoffel',
    'Buchweizen mit Ofenmöhren und Joghurt',
    'Frühlingszwiebelpfannkuchen mit Krautsalat',
    'Chicorée-Orangen-Salat mit warmen Linsen',
    'Sauerampferomelett mit Roggenbrot',
    'Rahmlauch auf gebackenem Grieß',
    'Zitronentörtchen',
  ],
  recipe: {
    title: 'Zitronentörtchen',
    ingredients: [
      '200 g Mehl',
      '100 g kalte Butter',
      '50 g Puderzucker',
      '1 Eigelb',
      '1 EL kaltes Wasser',
      '3 Bio-Zitronen',
      '120 g Zucker',
      '3 Eier',
      '80 g weiche Butter',
      'Eine Prise Salz',
    ],
    instructions: numbered(
      'Verreib die kalte Butter mit Mehl, Puderzucker und Salz zu Krümeln, binde sie mit Eigelb und Wasser und stelle den Teig 40 Minuten kalt.',
      'Kleide 8 kleine Förmchen mit dem Teig aus, stich ihn ein und backe ihn bei 180 °C in 15 Minuten goldgelb.',
      'Verrühre den Saft der Zitronen und die abgeriebene Schale von zweien mit Zucker und Eiern in einer Schüssel über leise kochendem Wasser.',
      'Rühre etwa 10 Minuten, bis die Creme am Löffel haftet. Sie soll dampfen, aber nicht kochen.',
      'Nimm sie vom Wasser und rühre Stück für Stück die weiche Butter unter.',
      'Fülle die Törtchen und lass sie eine Stunde an einem kühlen Ort fest werden.',
    ),
  },
} satisfies ThemeTexts
