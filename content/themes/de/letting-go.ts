import { numbered } from '../../starter-theme.ts'
import type { ThemeTexts } from '../../theme-texts.ts'

export default {
  title: 'Loslassen',
  description:
    'Ein Baum wirft seine Blätter nicht weg; er zieht erst das Gute aus ihnen heraus und hört dann auf, sie zu halten. Diese Woche sucht, was fallen darf, und was du davon behalten möchtest.',
  affirmation: 'Ich behalte, was es mich gelehrt hat, und öffne die Hand.',
  journalingPrompt:
    'Nenne etwas, das du noch trägst, obwohl seine Zeit vorbei ist: einen Plan, einen Streit, eine frühere Ausgabe von dir. Was hat es einmal für dich getan? Danke ihm in drei ehrlichen Sätzen und schreib dann, wie der Ast ohne es aussehen könnte.',
  tarotCard: {
    name: 'Der Tod',
    interpretation:
      'Die dreizehnte Karte erschreckt die Leute mehr, als sie müsste. Eine weiße Rose steht bei Sonnenaufgang auf kahlem Boden, und unter dem gefallenen Laub trinkt schon eine Zwiebel. Sie spricht von Enden, die zu Erde werden: eine Gewohnheit, eine Rolle, ein Kapitel. Du musst nicht antreiben, was geht, und du musst ihm nicht die Tür aufhalten.',
  },
  song: {
    title: 'Nocturne Es-Dur, op. 9 Nr. 2',
    artist: 'Frédéric Chopin',
    message:
      'Die Melodie kehrt mehrmals wieder, jedes Mal etwas reicher verziert und etwas weniger gewiss. Lass sie zu Ende gehen, ehe du etwas anderes tust.',
  },
  exercises: [
    {
      title: 'Das Gedicht, das bleibt',
      steps: [
        'Nimm eine Seite, die du entbehren kannst: aus der Zeitung, aus einem alten Brief, aus einer ausgedruckten E-Mail.',
        'Lies sie mit einem Bleistift und kreise fünf Wörter ein, die ein wenig leuchten.',
        'Schwärze alles andere, Zeile für Zeile, ohne Eile.',
        'Lies laut, was übrig ist.',
        'Schreib es auf der Rückseite ab, mit einem Titel.',
      ],
    },
    {
      title: 'Blätter durchs Papier',
      steps: [
        'Sammle drei gefallene Blätter mit kräftigen Adern.',
        'Lege dünnes Papier über eins davon, die Adern nach oben.',
        'Streiche mit der flachen Wachskreide darüber, bis das ganze Blatt zu sehen ist.',
        'Verschiebe das Papier und nimm für das nächste eine andere Farbe, halb über dem ersten.',
        'Bring die Blätter dorthin zurück, wo du sie gefunden hast.',
      ],
    },
    {
      title: 'Mit Absicht zerrissen',
      steps: [
        'Schreib auf ein Blatt Papier etwas, das vorbei ist.',
        'Male dünn darüber, sodass die Worte gerade noch zu sehen sind.',
        'Wenn es trocken ist, reiße das Blatt in Streifen, ohne auf Linien zu achten.',
        'Lege aus den Streifen eine Landschaft, mit den Worten als Boden oder als Himmel.',
        'Klebe nur fest, was du behalten willst, und gib den Rest zum Altpapier.',
      ],
    },
  ],
  artActivity: {
    title: 'Eine Laterne aus Blätterbildern',
    description:
      'Reibe Blätter auf einen langen Streifen Backpapier durch, bestreiche ihn mit etwas Öl, damit er Licht durchlässt, und rolle ihn um ein Glas. Stelle in der Dämmerung ein kleines Licht hinein. Sie hält einen Herbst lang, und dann darf sie gehen.',
    materials: [
      'Backpapier oder Transparentpapier',
      'Wachskreiden in warmen Farben',
      'Gefallene Blätter',
      'Ein paar Tropfen Speiseöl',
      'Ein Glas und ein Teelicht',
    ],
  },
  menu: [
    'Blumenkohlsuppe mit brauner Butter',
    'Penne mit braunen Champignons und Petersilie',
    'Lauch-Kartoffel-Quiche',
    'Apfelrotkohl mit Klößen',
    'Warmer Salat aus Wurzelgemüse und Haselnüssen',
    'Pilzgulasch mit Semmelknödeln',
    'Ofenbirnen mit Honig und Walnüssen',
  ],
  recipe: {
    title: 'Ofenbirnen mit Honig und Walnüssen',
    ingredients: [
      '4 feste Birnen',
      '60 g Walnüsse',
      '3 EL Honig',
      '30 g Butter',
      '1 TL Zimt',
      '100 ml Apfelsaft',
      'Eine Prise Salz',
      '200 g fester Joghurt',
    ],
    instructions: numbered(
      'Heize den Ofen auf 190 °C vor. Halbiere die Birnen und löse die Kerngehäuse mit einem Löffel heraus.',
      'Lege sie mit der Schnittfläche nach oben in eine Form und gieß den Saft ringsum an.',
      'Hacke die Walnüsse und mische sie mit Honig, weicher Butter, Zimt und Salz.',
      'Fülle die Nüsse in die Mulden.',
      'Backe die Birnen 35 Minuten und löffle in dieser Zeit zweimal Saft darüber.',
      'Iss sie warm, mit kaltem Joghurt.',
    ),
  },
} satisfies ThemeTexts
