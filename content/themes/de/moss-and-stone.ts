import { numbered } from '../../starter-theme.ts'
import type { ThemeTexts } from '../../theme-texts.ts'

export default {
  title: 'Moos und Stein',
  description:
    'Moos wächst im Jahr ein paar Millimeter weit über einen Stein, und am Ende ist der Stein weich. Diese Woche traut den langsamen Dingen und sieht genau hin bei dem, was niedrig ist, alt und grün.',
  affirmation: 'Ich wachse so langsam, dass es von einem Tag zum nächsten nicht zu sehen ist.',
  journalingPrompt:
    'Wo in deinem Leben wartest du, und welche Art von Warten ist es: das eines Samens, eines Gastes, eines Steins im Bach? Schreib aus dem Warten heraus und dränge nicht auf sein Ende. Was ist von dort zu sehen, das jemandem im Vorübereilen entginge?',
  tarotCard: {
    name: 'Der Gehängte',
    interpretation:
      'Eine Schmetterlingspuppe hängt kopfüber an einem Zweig, in einem Ring aus Licht, und tut dem Anschein nach gar nichts. Der Gehängte ist die Pause, in der die Welt einmal andersherum zu sehen ist. Nicht jeder Stillstand ist ein Hindernis. Lass eine Frage bis zum Wochenende unbeantwortet, mit Absicht.',
  },
  song: {
    title: 'Gnossienne Nr. 1',
    artist: 'Erik Satie',
    message:
      'Musik ohne Taktstriche, mit Anweisungen wie „auf der Spitze des Gedankens“. Sie verträgt mehr Langsamkeit, als du glaubst.',
  },
  exercises: [
    {
      title: 'Fünf Steine',
      steps: [
        'Such fünf Steine, die gut in der Hand liegen.',
        'Halt jeden mit geschlossenen Augen, bis er deine Wärme angenommen hat.',
        'Schichte sie vom größten zum kleinsten und ertaste die Stelle, an der jeder ruhen will.',
        'Wenn der Turm fällt, bleib einen Atemzug lang sitzen, ehe du wieder anfängst.',
        'Zeichne den letzten Turm, der stand, und bau ihn ab.',
      ],
    },
    {
      title: 'Was Rinde und Ziegel sagen',
      steps: [
        'Nimm dünnes Papier und eine dunkle Wachskreide mit auf einen Spaziergang.',
        'Reibe fünf Oberflächen durch: Rinde, Ziegel, ein Gitter, eine Stufe, einen Stein.',
        'Schreib auf jede Rückseite, wo es war und wie es sich unter der Hand anfühlte.',
        'Schneide zu Hause aus jedem ein Quadrat und lege sie zu einer kleinen Mauer.',
        'Lass darin eine Lücke, fürs Moos.',
      ],
    },
    {
      title: 'Ein grüner Druck',
      steps: [
        'Sammle einen Farnwedel, ein Büschel Moos und zwei Blätter, die schon gefallen sind.',
        'Bestreiche eins davon dünn mit grüner Farbe.',
        'Lege es mit der Farbe nach unten aufs Papier, deck es ab und drücke mit dem Handballen.',
        'Drucke es ohne neue Farbe noch einmal; das zweite ist oft das bessere.',
        'Lass die blassen Drucke hinter den dunklen liegen, wie in einem Wald.',
      ],
    },
  ],
  artActivity: {
    title: 'Ein Wald im Glas',
    description:
      'Schichte Kiesel, etwas Holzkohle und Erde in ein großes Glas und setze ein Moospolster, einen winzigen Farn und einen guten Stein hinein. Besprüh alles, schließ den Deckel und gib dem Glas einen hellen Platz ohne Sonne. Darin regnet es dann von selbst.',
    materials: [
      'Ein großes Glas mit Deckel',
      'Kiesel und ein Löffel Holzkohle',
      'Blumenerde',
      'Ein Moospolster aus dem eigenen Garten oder aus der Gärtnerei',
      'Ein kleiner Stein',
    ],
  },
  menu: [
    'Graupenrisotto mit grünen Erbsen',
    'Spinatsuppe mit weichem Ei',
    'Nudeln mit Brokkoli und Mandeln',
    'Fladenbrot vom heißen Stein mit Zucchini und Pesto',
    'Kartoffelstampf mit Grünkohl',
    'Pilze auf Toast mit Estragon',
    'Pistazienkuchen mit Limette',
  ],
  recipe: {
    title: 'Graupenrisotto mit grünen Erbsen',
    ingredients: [
      '300 g Perlgraupen',
      '1 Zwiebel',
      '2 Knoblauchzehen',
      '30 g Butter',
      '150 ml trockener Weißwein oder Brühe',
      '1,2 l heiße Gemüsebrühe',
      '300 g Erbsen, frisch oder gefroren',
      '60 g Bergkäse oder Parmesan',
      'Eine Handvoll Minze',
      '1 Zitrone',
      'Salz und Pfeffer',
    ],
    instructions: numbered(
      'Dünste die gehackte Zwiebel und den Knoblauch in der Hälfte der Butter 8 Minuten weich.',
      'Rühre die gewaschenen Graupen ein und röste sie 2 Minuten, dann lass den Wein verkochen.',
      'Gieß die Brühe in drei Teilen an und lass alles unter gelegentlichem Rühren insgesamt 40 Minuten leise kochen.',
      'Püriere die Hälfte der Erbsen mit einer Kelle Brühe und der Minze.',
      'Rühre das grüne Püree und die ganzen Erbsen unter und lass sie 4 Minuten ziehen.',
      'Gib Käse, übrige Butter und abgeriebene Zitronenschale dazu. Lass den Topf 3 Minuten stehen, ehe du auftust.',
    ),
  },
} satisfies ThemeTexts
