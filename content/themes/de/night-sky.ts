import { numbered } from '../../starter-theme.ts'
import type { ThemeTexts } from '../../theme-texts.ts'

export default {
  title: 'Nachthimmel',
  description:
    'In einer klaren Nacht kommt das älteste Licht, das es gibt, und es kostet nichts. Diese Woche freundet sich mit den dunklen Stunden an und mit einer Weite, vor der manche Sorge kleiner wird.',
  affirmation: 'Ich kann klein sein unter dem Himmel und doch darin zu Hause.',
  journalingPrompt:
    'Erinnere dich an eine Nacht im Freien, die du nicht vergessen hast. Wer war da, was war zu hören, wovon hast du dich als Teil gefühlt? Schreib an ein Licht, das du von dir aus sehen kannst, und erzähl ihm, wie der Tag hier unten war.',
  tarotCard: {
    name: 'Der Eremit',
    interpretation:
      'Eine Laterne hängt an einem Stab im Schnee, und der Stern darin erhellt gerade die nächsten Schritte. Der Eremit geht für eine Weile beiseite, nicht weg von den anderen, sondern auf eine stillere Frage zu. Alleinsein kann eine Form von Gesellschaft sein. Halt dir diese Woche einen Abend frei, für niemanden als dich.',
  },
  musicUrl: 'https://de.wikipedia.org/wiki/Suite_bergamasque',
  song: {
    title: 'Clair de lune',
    artist: 'Claude Debussy',
    message:
      'Mach die Lampen aus, bevor es beginnt. Der mittlere Teil zieht wie Wolken über einen Mond, da hilft ein Fenster.',
  },
  exercises: [
    {
      title: 'Ein eigenes Sternbild',
      steps: [
        'Setze zwölf Punkte auf dunkles Papier, einen für jeden Menschen oder Ort, von dem du Licht bekommen hast.',
        'Mach drei davon größer, ohne lange nachzudenken.',
        'Verbinde die Punkte, bis eine Figur erscheint, und lass einen Stern für sich.',
        'Gib der Figur einen Namen und eine kurze Sage von zwei Sätzen.',
        'Schreib dazu, in welcher Jahreszeit sie zu sehen ist.',
      ],
    },
    {
      title: 'Mit Schatten gezeichnet',
      steps: [
        'Mach in einem dunklen Zimmer eine Kerze oder Taschenlampe an und stelle eine Pflanze oder ein Glas davor.',
        'Halt ein Blatt Papier hin und beweg es, bis dir der Schatten gefällt.',
        'Zeichne nur die Hälfte des Umrisses nach.',
        'Rück das Licht um eine Handbreit und zeichne die andere Hälfte nach.',
        'Fülle mit weichem Bleistift die Stelle, an der sich beide überdecken.',
      ],
    },
    {
      title: 'Vom Dunkel ins Helle',
      steps: [
        'Mach mit Kohle oder weichem Bleistift ein ganzes Blatt grau.',
        'Radiere den Mond heraus.',
        'Radiere die hellen Kanten von drei Dingen heraus, die du nachts von deinem Fenster aus siehst.',
        'Lass alles andere in Frieden.',
        'Drücke das dunkelste Dunkel noch einmal nach und hör auf.',
      ],
    },
  ],
  artActivity: {
    title: 'Ein Himmel aus Nadelstichen',
    description:
      'Stich mit einer Nadel Sterne in einen Bogen dunklen Karton, große und feine, von hinten und von vorn. Biege ihn zu einer Röhre um eine kleine Lampe oder hänge ihn ins Fenster. Am Abend gehört das Sternbild dir allein.',
    materials: [
      'Dunkelblauer oder schwarzer Karton',
      'Nadeln in zwei Stärken',
      'Eine Korkplatte oder ein gefaltetes Handtuch als Unterlage',
      'Eine kleine Lampe, die kühl bleibt',
    ],
  },
  menu: [
    'Chili aus schwarzen Bohnen mit dunkler Schokolade',
    'Ofenaubergine mit Tahin und Granatapfel',
    'Mudschaddara mit knusprigen Zwiebeln',
    'Farfalle mit Walnusssoße',
    'Folienkartoffeln mit Kräuterquark',
    'Sternanisbrühe mit Nudeln und Tofu',
    'Mohnkuchen mit Zitronenguss',
  ],
  recipe: {
    title: 'Mudschaddara mit knusprigen Zwiebeln',
    ingredients: [
      '250 g braune oder grüne Linsen',
      '200 g Basmatireis',
      '4 Zwiebeln',
      '80 ml Olivenöl',
      '2 TL gemahlener Kreuzkümmel',
      '1 TL gemahlener Koriander',
      '1 Lorbeerblatt',
      '150 g Joghurt',
      'Eine Handvoll Petersilie',
      'Salz',
    ],
    instructions: numbered(
      'Koche die Linsen mit dem Lorbeerblatt in reichlich Wasser 15 Minuten, bis sie fast gar sind, und gieß sie ab.',
      'Schneide die Zwiebeln in Ringe und brate sie im Öl bei mittlerer Hitze 25 Minuten, bis sie dunkelbraun sind. Hebe die Hälfte auf Küchenpapier, damit sie knusprig wird.',
      'Rühre Kreuzkümmel und Koriander in die andere Hälfte, gib den gewaschenen Reis dazu und wende ihn im Öl.',
      'Gib die Linsen, 500 ml Wasser und 2 TL Salz hinein. Bring alles zum Kochen, setze den Deckel auf und lass es bei kleinster Hitze 15 Minuten garen.',
      'Stelle den Herd aus und lass den Topf 10 Minuten mit einem Tuch unter dem Deckel stehen.',
      'Lockere den Reis mit einer Gabel und iss ihn mit den Zwiebeln, Joghurt und Petersilie.',
    ),
  },
} satisfies ThemeTexts
