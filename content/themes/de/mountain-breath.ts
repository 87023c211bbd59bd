import { numbered } from '../../starter-theme.ts'
import type { ThemeTexts } from '../../theme-texts.ts'

export default {
  title: 'Atem des Berges',
  description:
    'Ein Berg streitet nicht mit dem Wetter, das über ihn hinwegzieht. Diese Woche sucht die langsame, stete Kraft, die kommt, wenn jemand tief atmet und gut steht.',
  affirmation: 'Ich darf im selben Atemzug fest sein und weich.',
  journalingPrompt:
    'Wann in deinem Leben warst du stärker, als du damals wusstest? Beschreib, wie deine Stärke von außen aussah und wie sie sich innen anfühlte. Wo in deinem Körper wohnt sie, und wie lässt sie dich wissen, dass sie da ist?',
  tarotCard: {
    name: 'Die Kraft',
    interpretation:
      'Auf dieser Karte ruht ein Löwe mit geschlossenen Augen, und seine Mähne ist zu Blütenblättern geworden. Kraft zeigt sich als Sanftheit, die nichts mehr beweisen muss. Sie fragt, wie du mit dem Wilden und dem Müden in dir umgehst. Eine ruhige Hand reicht oft weiter als eine harte.',
  },
  musicUrl: 'https://de.wikipedia.org/wiki/9._Sinfonie_(Dvo%C5%99%C3%A1k)',
  song: {
    title: 'Largo aus der Sinfonie „Aus der Neuen Welt“',
    artist: 'Antonín Dvořák',
    message:
      'Ein Englischhorn singt über sehr langen Akkorden. Lass einen Atemzug so lange dauern wie einen Bogen der Melodie.',
  },
  exercises: [
    {
      title: 'Von Hand gerissene Berge',
      steps: [
        'Such vier Papiere in verwandten Farben; Umschläge und Verpackungen eignen sich gut.',
        'Reiße jedes langsam der Länge nach, sodass ein weißer Rand zu sehen ist.',
        'Lege das blasseste nach hinten und das dunkelste nach vorn.',
        'Verschiebe sie, bis ein Tal entsteht, durch das du gern gehen würdest.',
        'Klebe sie fest und setze eine Sonne dazu oder keine.',
      ],
    },
    {
      title: 'Höhenlinien eines Atems',
      steps: [
        'Mach einen Punkt für den Gipfel.',
        'Ziehe mit jedem Ausatmen eine geschlossene Linie darum, wie auf einer Wanderkarte.',
        'Lass die Linien eng werden, wo der Atem kurz war, und weit, wo er lang war.',
        'Schreib nach zehn Atemzügen die Höhen an die Linien, in irgendeiner erfundenen Einheit.',
        'Gib dem Berg einen Namen.',
      ],
    },
    {
      title: 'Karte eines Spaziergangs',
      steps: [
        'Geh zwanzig Minuten ohne Ziel und ohne Kopfhörer.',
        'Zeichne den Weg zu Hause aus dem Gedächtnis als gepunktete Linie.',
        'Trag drei Wegmarken ein, die auf keiner amtlichen Karte stehen, etwa einen Geruch oder einen Hund am Fenster.',
        'Markiere mit einem Stern die Stelle, an der dein Atem am tiefsten war.',
        'Falte die Karte und hebe sie in einer Jacke auf.',
      ],
    },
  ],
  artActivity: {
    title: 'Ein Gebirge auf der Fensterbank',
    description:
      'Schneide oder reiße fünf Bergkämme aus Karton, jeden etwas höher als den davor, und falte unten an jeden einen Fuß. Stelle sie hintereinander ins Fenster. Das Malen übernimmt den Tag über das Licht.',
    materials: [
      'Karton oder festes Papier in fünf Tönen',
      'Klebstoff',
      'Ein Lineal für die Falze',
      'Eine Fensterbank',
    ],
  },
  menu: [
    'Polenta mit Pilzen und Thymian',
    'Graupensuppe mit Wurzelgemüse',
    'Spinatknödel mit brauner Butter',
    'Rösti mit Spiegelei und Salat',
    'Krautfleckerl mit Kümmel',
    'Käsefondue mit Birnen und knusprigem Brot',
    'Heidelbeerknödel mit Vanillesoße',
  ],
  recipe: {
    title: 'Polenta mit Pilzen und Thymian',
    ingredients: [
      '160 g grobe Polenta',
      '800 ml Wasser',
      '200 ml Milch',
      '40 g Butter',
      '50 g Bergkäse oder Parmesan',
      '400 g gemischte Pilze',
      '2 Knoblauchzehen',
      '4 Zweige Thymian',
      '2 EL Olivenöl',
      'Salz und Pfeffer',
    ],
    instructions: numbered(
      'Bring Wasser, Milch und 1 TL Salz zum Kochen und lass die Polenta unter Rühren hineinrieseln.',
      'Stelle den Herd klein und koche sie 35 Minuten; rühre alle paar Minuten mit einem Holzlöffel um.',
      'Zupfe die Pilze in Stücke. Brate sie in einer heißen Pfanne im Öl 4 Minuten, ohne sie zu bewegen.',
      'Gib Knoblauch und Thymian dazu, wende alles und brate es noch 3 Minuten. Salz erst am Schluss.',
      'Schlage die Butter und den geriebenen Käse unter die Polenta.',
      'Streiche sie auf ein Brett oder einen tiefen Teller und lege die Pilze darauf.',
    ),
  },
} satisfies ThemeTexts
