import { numbered } from '../../starter-theme.ts'
import type { ThemeTexts } from '../../theme-texts.ts'

export default {
  title: 'Papierschiffe',
  description:
    'Ein Blatt Papier, sieben Falze, und schon kann etwas schwimmen. Diese Woche gehört dem Spiel mit einer Richtung: kleinen Wagnissen, die nass werden dürfen und sich trotzdem lohnen.',
  affirmation: 'Ich kann mit leichtem Gepäck aufbrechen und unterwegs den Kurs ändern.',
  journalingPrompt:
    'Was hast du mit neun Jahren am liebsten getan, wenn niemand zusah? Folge diesem Kind einen Nachmittag lang und schreib auf, wohin es dich führt. Welche seiner Freuden könnte in deinem jetzigen Leben noch schwimmen, und was müsste dafür anders gefaltet werden?',
  tarotCard: {
    name: 'Der Wagen',
    interpretation:
      'Ein Boot wird von zwei Schwänen gezogen, einem dunklen und einem hellen, und jemand hat ein Segel voller gestickter Sterne gehisst. Der Wagen handelt von der Richtung, wenn in dir Verschiedenes zieht. Du musst nicht einen der Schwäne vorziehen, nur die Zügel locker halten. Wohin möchtest du dich diese Woche tragen lassen?',
  },
  musicUrl: 'https://de.wikipedia.org/wiki/Der_Karneval_der_Tiere',
  song: {
    title: 'Der Schwan, aus „Der Karneval der Tiere“',
    artist: 'Camille Saint-Saëns',
    message: 'Ein Cello gleitet, und zwei Klaviere sind das Wasser. Es passt gut dazu, etwas zu falten.',
  },
  exercises: [
    {
      title: 'Eine Sorge als Fracht',
      steps: [
        'Schreib eine Sorge auf ein Blatt Papier, so klein oder so groß, wie sie sich anfühlt.',
        'Falte das Blatt zu einem Schiff, die Worte nach innen.',
        'Lass es im Waschbecken, in der Wanne oder in einer Pfütze schwimmen.',
        'Sieh zu, bis es sich neigt, und sag laut, was du tust, wenn es untergeht.',
        'Lass es über Nacht auf der Fensterbank trocknen und entscheide am Morgen, ob du es auseinanderfaltest.',
      ],
    },
    {
      title: 'Plan eines alten Zimmers',
      steps: [
        'Nimm den Stift in die Hand, mit der du nicht schreibst.',
        'Zeichne das Zimmer, in dem du als Kind geschlafen hast, von oben gesehen.',
        'Trag das Bett ein, die Tür und die Stelle, an der etwas versteckt war.',
        'Male nur das Ding aus, das du retten würdest.',
        'Unterschreib mit dem Namen, mit dem du damals gerufen wurdest.',
      ],
    },
    {
      title: 'Ein Klecks und seine Mannschaft',
      steps: [
        'Falte ein Blatt Papier, klapp es auf und lass nah am Falz drei Farbkleckse fallen.',
        'Falte es wieder und drücke von der Mitte nach außen.',
        'Drehe den Klecks, bis er dich ansieht.',
        'Gib ihm mit einem dünnen Stift Beine, einen Hut oder ein Ruder.',
        'Schreib seinen ersten Eintrag ins Logbuch.',
      ],
    },
  ],
  artActivity: {
    title: 'Eine Flotte aus alten Papieren',
    description:
      'Falte Schiffe aus Landkarten, Noten, Geschenkpapier und Briefen, die du nicht mehr brauchst. Ziehe mit Wachs eine Linie am Kiel entlang, damit sie länger schwimmen. Schreib jedem einen Namen an den Bug und lass sie zusammen auslaufen.',
    materials: [
      'Alte Papiere in verschiedenen Größen',
      'Ein Kerzenstummel',
      'Ein feiner Stift',
      'Flaches Wasser',
    ],
  },
  menu: [
    'Nudeln mit Erbsen, Zitrone und Ricotta',
    'Maispuffer mit Tomatensalat',
    'Gazpacho mit Croûtons',
    'Sommerrollen mit Tofu und Kräutern',
    'Auberginen-Mozzarella-Auflauf',
    'Picknickpastete mit Spinat und Ei',
    'Grießbrei mit Kirschen',
  ],
  recipe: {
    title: 'Sommerrollen mit Tofu und Kräutern',
    ingredients: [
      '12 Blätter Reispapier',
      '100 g Reisnudeln',
      '200 g fester Tofu',
      '1 Möhre',
      '1 kleine Gurke',
      '1 reife Mango',
      'Je eine Handvoll Minze und Koriander',
      '3 EL Erdnussmus',
      '2 EL Sojasoße',
      '1 Limette',
      '3 EL warmes Wasser',
    ],
    instructions: numbered(
      'Koche die Nudeln, wie es auf der Packung steht, spüle sie kalt ab und lass sie abtropfen.',
      'Schneide Tofu, Möhre, Gurke und Mango in dünne Stifte.',
      'Tauche ein Blatt Reispapier ein paar Sekunden in warmes Wasser und lege es flach hin; es wird weich, während du arbeitest.',
      'Lege von allem etwas auf das untere Drittel, schlage die Seiten ein und rolle es fest auf.',
      'Rühre Erdnussmus, Sojasoße, Limettensaft und warmes Wasser zu einer glatten Soße.',
      'Stelle alles auf den Tisch und lass alle selbst rollen.',
    ),
  },
} satisfies ThemeTexts
