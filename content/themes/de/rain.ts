import { numbered } from '../../starter-theme.ts'
import type { ThemeTexts } from '../../theme-texts.ts'

export default {
  title: 'Dem Regen zuhören',
  description:
    'Der Regen erlaubt so manches: drinnen zu bleiben, einen Plan fallen zu lassen, einen grauen Tag grau sein zu lassen. Diese Woche nimmt sich Zeit für Gefühle, die eher gehört als gelöst werden wollen.',
  affirmation: 'Ich kann dem zuhören, was ich fühle, ohne es heute in Ordnung bringen zu müssen.',
  journalingPrompt:
    'Setze dich dorthin, wo du das Wetter hörst, oder denk an den Regen auf einem Dach, unter dem du einmal geschlafen hast. Was klopft in diesen Tagen leise an dein Fenster? Lass es eine halbe Seite lang mit eigener Stimme sprechen und antworte ihm noch nicht.',
  tarotCard: {
    name: 'Die Hohepriesterin',
    interpretation:
      'Die Hohepriesterin sitzt zwischen einem dunklen und einem hellen Stamm und leistet dem Mond Gesellschaft. Sie weiß die Dinge so, wie Wasser die Form einer Schale kennt, ohne sie sagen zu müssen. Die Karte lädt dich ein, der stillen Art des Wissens zu trauen. Ehe du drei Menschen um Rat fragst, bitte um eine Stunde Stille.',
  },
  song: {
    title: 'Prélude Des-Dur, „Regentropfen“',
    artist: 'Frédéric Chopin',
    message:
      'Ein Ton wiederholt sich vom ersten Takt bis zum letzten, während um ihn herum alles anders wird. Sieh, wie lange du ihm folgen kannst.',
  },
  exercises: [
    {
      title: 'Tinte, die fällt',
      steps: [
        'Stelle ein Blatt dickes Papier aufrecht ins Spülbecken oder auf ein Blech.',
        'Setze nasse Tropfen Tinte oder starken Kaffee an den oberen Rand.',
        'Lass sie laufen und neige das Blatt ein wenig, wenn sie sich treffen sollen.',
        'Spritze etwas klares Wasser nur auf eine Seite.',
        'Such, wenn alles trocken ist, eine Gestalt in den Bahnen und gib ihr zwei kleine Augen.',
      ],
    },
    {
      title: 'Eine Partitur fürs Wetter',
      steps: [
        'Öffne ein Fenster oder spiel eine Aufnahme von Regen ab und schließ für zwei Minuten die Augen.',
        'Ziehe fünf lange Linien über ein Blatt, wie die Zeilen einer Partitur.',
        'Schreib den Regen ohne Noten auf: Punkte für Tropfen, Striche für die Rinne, Schraffur für das ferne Rauschen.',
        'Markiere mit einem kleinen Kreis, wo du einatmest.',
        'Spiel es, indem du es mit den Fingerspitzen auf den Tisch klopfst.',
      ],
    },
    {
      title: 'Blick durch eine nasse Scheibe',
      steps: [
        'Male eine sehr einfache Aussicht in drei breiten Streifen Aquarellfarbe.',
        'Tupfe, solange es nass ist, mit einer Ecke Küchenpapier ein paar Stellen weg.',
        'Lass Tropfen klaren Wassers in die halb trockene Farbe fallen und sieh zu, wie die Ränder aufblühen.',
        'Hör eine Minute früher auf, als du möchtest.',
        'Hänge es dorthin, wo ein Fenster willkommen wäre.',
      ],
    },
  ],
  artActivity: {
    title: 'Regen, der schon da war',
    description:
      'Zeichne zuerst den Regen, mit einer weißen Kerze auf weißes Papier: schräge Striche, Pfützen, vielleicht einen Schirm. Zu sehen ist nichts. Dann streiche dünne blaue und graue Farbe über das ganze Blatt, und der Regen erscheint, wo das Wachs die Farbe abhält.',
    materials: [
      'Eine weiße Kerze oder Wachskreide',
      'Aquarellfarbe in Blau und Grau',
      'Ein breiter Pinsel',
      'Dickes weißes Papier',
    ],
  },
  menu: [
    'Dal aus roten Linsen mit Spinat',
    'Kartoffel-Lauch-Suppe mit Kümmel',
    'Pilzeintopf mit Graupen',
    'Udon mit Miso, Ei und Blattgemüse',
    'Ofenkartoffeln mit Linsen und Schmand',
    'Tomatenreis mit Zimt und Kichererbsen',
    'Apfelauflauf mit Hafer- und Nussstreuseln',
  ],
  recipe: {
    title: 'Dal aus roten Linsen mit Spinat',
    ingredients: [
      '250 g rote Linsen',
      '900 ml Wasser',
      '1 TL Kurkuma',
      '1 Zwiebel',
      '3 Knoblauchzehen',
      '20 g Ingwer',
      '1 TL Kreuzkümmelsamen',
      '1 TL Senfkörner',
      '2 EL Öl oder Butterschmalz',
      '200 g Spinat',
      '1 Zitrone',
      'Salz',
    ],
    instructions: numbered(
      'Wasche die Linsen, bis das Wasser klar bleibt. Lass sie mit dem Wasser und der Kurkuma 20 Minuten leise kochen.',
      'Brate inzwischen die fein geschnittene Zwiebel in der Hälfte des Öls bei kleiner Hitze tiefgolden, etwa 15 Minuten.',
      'Rühre den gehackten Knoblauch und Ingwer ein und brate beides 2 Minuten mit.',
      'Gib die Zwiebel mit Salz und dem Spinat zu den Linsen und lass ihn 3 Minuten zusammenfallen.',
      'Erhitze das übrige Öl, lass Kreuzkümmel und Senfkörner eine halbe Minute darin knistern und gieß sie über das Dal.',
      'Schmecke mit Zitrone ab und iss es aus einer Schale, nahe am Fenster.',
    ),
  },
} satisfies ThemeTexts
