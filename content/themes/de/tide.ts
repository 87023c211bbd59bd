import { numbered } from '../../starter-theme.ts'
import type { ThemeTexts } from '../../theme-texts.ts'

export default {
  title: 'Ebbe und Flut',
  description:
    'Zweimal am Tag holt sich das Meer seinen eigenen Strand zurück und gibt ihn wieder her. Diese Woche folgt deinen Gezeiten, den vollen Stunden und den leeren, und nennt keine davon ein Scheitern.',
  affirmation: 'Meine Kraft kommt und geht, und auch bei Ebbe fehlt mir nichts.',
  journalingPrompt:
    'Ziehe eine Linie für die letzten sieben Tage, hoch, wo du Kraft hattest, und tief, wo sie fehlte, und schreib an ihr entlang. Was lag auf dem Watt, als das Wasser fort war? Welchen dieser Funde möchtest du in der Tasche behalten?',
  tarotCard: {
    name: 'Der Mond',
    interpretation:
      'Zwei Tiere heben den Kopf zum selben Mond, ein wildes und ein zahmes, und zwischen ihnen läuft ein Weg. Der Mond gehört zu den Stunden, in denen die Dinge größer aussehen, als sie sind. Er rät weder zum Glauben noch zum Zweifeln, nur dazu, den Morgen abzuwarten, ehe du entscheidest. Schreib deine Träume auf und trink deinen Tee, solange er warm ist.',
  },
  song: {
    title: 'Vom Morgengrauen bis zum Mittag auf dem Meer',
    artist: 'Claude Debussy',
    message:
      'Es beginnt mit beinahe nichts und ist ein ganzes Meer, ehe du es merkst. Hör es im Liegen, wenn es geht.',
  },
  exercises: [
    {
      title: 'Linien, die das Meer sich nimmt',
      steps: [
        'Fülle ein Blech mit Sand, Salz oder feinem Zucker.',
        'Ziehe mit einer Gabel langsame, gleichlaufende Linien von einer Seite zur anderen.',
        'Lege einen Stein in den Weg und lass die Linien um ihn herumfließen.',
        'Sieh es drei Atemzüge lang an, dann streiche es mit der Hand glatt.',
        'Mach es noch einmal und lass das letzte Bild für jemanden liegen.',
      ],
    },
    {
      title: 'Strandgut nach Farben',
      steps: [
        'Wähle eine Farbe, die leicht zu übersehen ist, etwa Beige oder Graugrün.',
        'Sammle zu Hause oder unterwegs neun Dinge in dieser Farbe oder male neun ihrer Töne mit Buntstiften.',
        'Lege sie in eine Reihe, vom hellsten zum dunkelsten.',
        'Tausche eins gegen etwas, das beinahe nicht dazugehört.',
        'Mach ein Foto oder male die Reihe und bring alles zurück.',
      ],
    },
    {
      title: 'Sieben Arten, eine Welle zu zeichnen',
      steps: [
        'Teile ein Blatt in sieben Streifen.',
        'Fülle jeden mit einer anderen Welle: träge, kabbelig, weit draußen, kurz vor dem Brechen.',
        'Nimm für jede ein anderes Werkzeug: Pinsel, Stift, Finger, Kamm, Zweig.',
        'Atme so lange aus, wie jeder Strich dauert.',
        'Markiere den Streifen, der dir heute am meisten gleicht.',
      ],
    },
  ],
  artActivity: {
    title: 'Meer und Salz',
    description:
      'Male ein Blatt in drei nassen Blautönen und streue, ehe es trocknet, grobes Salz dorthin, wo die Gischt sein soll. Lass es über Nacht in Ruhe. Am Morgen bürste das Salz ab und sieh nach, wo das Meer gewesen ist.',
    materials: ['Aquarellfarbe in drei Blautönen', 'Grobes Salz', 'Dickes Papier', 'Ein breiter Pinsel'],
  },
  menu: [
    'Rauchige Tomatensuppe mit Kichererbsen',
    'Linguine mit Zitrone, Kapern und Bröseln',
    'Kartoffeln in der Salzkruste mit Grüner Soße',
    'Algenreis mit Sesam und Avocado',
    'Weiße Bohnen mit Fenchel und Safran',
    'Halloumi mit Wassermelone und Minze',
    'Mandelkuchen mit Orangen',
  ],
  recipe: {
    title: 'Weiße Bohnen mit Fenchel und Safran',
    ingredients: [
      '2 Fenchelknollen',
      '1 Zwiebel',
      '3 Knoblauchzehen',
      '3 EL Olivenöl',
      '1 Döschen Safran (0,1 g)',
      '1 Streifen Orangenschale',
      '1 Dose Tomaten (400 g)',
      '500 g gekochte weiße Bohnen',
      '400 ml Gemüsebrühe',
      '1 TL Fenchelsamen',
      'Salz',
      'Brot und Aioli dazu',
    ],
    instructions: numbered(
      'Weiche den Safran in 3 EL heißem Wasser ein.',
      'Schneide Fenchel und Zwiebel in Streifen und dünste sie mit den Fenchelsamen im Öl bei kleiner Hitze 15 Minuten weich.',
      'Gib den Knoblauch in Scheiben und die Orangenschale dazu und rühre 2 Minuten.',
      'Gieß Tomaten, Brühe und Safran an und lass alles 15 Minuten leise kochen.',
      'Rühre die Bohnen ein und lass sie 10 Minuten warm werden. Schmecke mit Salz ab.',
      'Streue das Fenchelgrün darüber und iss geröstetes Brot und Aioli dazu.',
    ),
  },
} satisfies ThemeTexts
