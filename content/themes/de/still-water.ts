import { numbered } from '../../starter-theme.ts'
import type { ThemeTexts } from '../../theme-texts.ts'

export default {
  title: 'Stilles Wasser',
  description:
    'Ein See am Abend tut nichts, um klar zu werden; es rührt nur niemand mehr in ihm. Diese Woche lässt die Dinge sich setzen und sieht dann nach, was am Grund liegt.',
  affirmation: 'Ich kann warten, bis das Wasser klar ist, ehe ich sage, was ich sehe.',
  journalingPrompt:
    'Denk an etwas, das dich in letzter Zeit aufwühlt. Wenn du es ein paar Tage lang nicht berührtest, was würde wohl sinken, und was bliebe oben? Beschreib zuerst das Wasser und dann erst, was du darin findest.',
  tarotCard: {
    name: 'Der Stern',
    interpretation:
      'Der Stern steht über einem stillen Teich, und der gibt ihm sein Licht zurück. Er ist eine Karte der Hoffnung nach der Mühe, einer bescheidenen Hoffnung, die kommt, wenn du ausgeruht bist. Heute Abend wird nichts von dir verlangt, als einen Moment hinaufzusehen und etwas Wasser zu trinken. Merk dir, worauf du allmählich wieder vertraust.',
  },
  musicUrl: 'https://de.wikipedia.org/wiki/Gymnop%C3%A9dies',
  song: {
    title: 'Gymnopédie Nr. 1',
    artist: 'Erik Satie',
    message:
      'Drei Minuten, in denen nichts eilt. Hör sie einmal mit geschlossenen Augen und lass jeden Akkord verklingen, ehe du nach dem nächsten greifst.',
  },
  exercises: [
    {
      title: 'Kreise für einen Atem',
      steps: [
        'Setze einen kleinen Punkt in die Mitte eines Blatts.',
        'Atme ein, ohne zu zeichnen.',
        'Ziehe beim Ausatmen einen Kreis um den Punkt, so langsam, wie der Atem reicht.',
        'Nimm eine andere Farbe und lass das nächste Ausatmen den nächsten Kreis sein, ein wenig weiter.',
        'Hör auf, wenn du am Rand ankommst, und schreib das Datum in die Mitte.',
      ],
    },
    {
      title: 'Das Ufer im Falz',
      steps: [
        'Falte ein Blatt Papier in der Mitte und klapp es wieder auf: Der Falz ist die Wasserlinie.',
        'Setze mit viel Farbe oder Tinte ein paar einfache Formen über den Falz, etwa Bäume, ein Dach, einen Vogel.',
        'Klapp das Papier zu, solange es nass ist, und streiche mit der Hand über den Rücken.',
        'Öffne es und sieh dir die Spiegelung an, ehe du urteilst.',
        'Ziehe drei dünne waagerechte Linien, wo sich das Wasser bewegen soll.',
      ],
    },
    {
      title: 'Eine Karte dessen, was du hörst',
      steps: [
        'Setze dich ans Fenster oder ins Freie und zeichne dich als Punkt in die Mitte des Blatts.',
        'Hör fünf Minuten lang zu, mit dem Stift in der Hand.',
        'Gib jedem Geräusch seinen Platz: nah oder fern, vor dir oder hinter dir.',
        'Finde für jedes ein Zeichen, eine Welle, eine Reihe Punkte, eine Spitze; keine Worte.',
        'Lass die stillste Richtung leer und drehe deinen Stuhl dorthin.',
      ],
    },
  ],
  artActivity: {
    title: 'Ein See in drei Farben',
    description:
      'Mach das ganze Blatt nass, setze oben ein blasses Blau, darunter ein grüneres und zuletzt das dunkelste, und lass sie ineinanderlaufen. Verbessere nichts, solange es nass ist. Wenn es trocken ist, wird aus einer dünnen dunklen Linie das andere Ufer.',
    materials: [
      'Aquarellfarbe oder verdünnte Tinte in zwei Blautönen',
      'Ein breiter, weicher Pinsel',
      'Dickes Papier',
      'Kreppband für einen sauberen Rand',
      'Ein Glas Wasser',
    ],
  },
  menu: [
    'Misosuppe mit Seidentofu und Frühlingszwiebeln',
    'Gurken-Dill-Salat mit warmen Kartoffeln',
    'Reisschale mit gedämpftem Gemüse und Sesam',
    'Erbsensuppe mit Minze und Roggenröstbrot',
    'Sobanudeln mit Pilzen und Ingwer',
    'Zitronenricotta aus dem Ofen mit Tomaten und Brot',
    'Kokosmilchreis mit pochierten Birnen',
  ],
  recipe: {
    title: 'Misosuppe mit Seidentofu und Frühlingszwiebeln',
    ingredients: [
      '1 l Wasser',
      '10 g getrockneter Kombu',
      '150 g Shiitake oder Champignons',
      '60 g helles Miso',
      '200 g Seidentofu',
      '2 Frühlingszwiebeln',
      '10 g getrocknete Wakame',
      'Ein paar Tropfen Sesamöl',
    ],
    instructions: numbered(
      'Lege den Kombu 20 Minuten ins kalte Wasser, erwärme es dann langsam und nimm ihn heraus, kurz bevor es kocht.',
      'Schneide die Pilze in Scheiben und lass sie 8 Minuten in der Brühe ziehen.',
      'Weiche die Wakame in etwas Wasser ein, bis sie sich öffnet, etwa 5 Minuten, und gieß sie ab.',
      'Stelle den Herd aus. Rühre das Miso in einer Kelle Brühe glatt und gieß es zurück; kochen soll es nicht mehr.',
      'Lass den Tofu in großen Würfeln hineingleiten, gib die Wakame dazu und lass alles 2 Minuten stehen.',
      'Streue Frühlingszwiebeln in Ringen darüber und gib das Sesamöl dazu.',
    ),
  },
} satisfies ThemeTexts
