import { numbered } from '../../starter-theme.ts'
import type { ThemeTexts } from '../../theme-texts.ts'

export default {
  title: 'Am Herd',
  description:
    'Jedes Zuhause hat eine warme Mitte, und sei sie nur eine Lampe und ein Stuhl. Diese Woche hütet diese Mitte: die Dinge, die weitergegeben werden, die kleinen Bräuche des Abends, die Menschen, die wissen, wo die Tassen stehen.',
  affirmation: 'Ich kann einen warmen Platz schaffen, für mich und für alle, die hereinkommen.',
  journalingPrompt:
    'Welchen kleinen Brauch aus dem Zuhause deiner Kindheit trägst du noch mit dir, gewollt oder nicht? Beschreib ihn mit allem, was dazugehört, auch mit seinen Gerüchen. Was möchtest du weitergeben, und was darf mit dir aufhören?',
  tarotCard: {
    name: 'Der Hierophant',
    interpretation:
      'Zwischen zwei Säulen brennt eine Kerze über gekreuzten Schlüsseln und einem offenen Buch. Der Hierophant bewahrt, was weitergegeben wurde: Rezepte, Lieder, Arten, gute Nacht zu sagen. Die Karte fragt, welche Bräuche dir noch eine Tür öffnen. Es steht dir frei, den Schlüssel zu behalten und das Zimmer zu verändern.',
  },
  musicUrl: 'https://de.wikipedia.org/wiki/Kinderszenen',
  song: {
    title: 'Am Kamin, aus den „Kinderszenen“',
    artist: 'Robert Schumann',
    message:
      'Eine Minute Musik in Hausschuhen. Hör danach das Stück davor, die Träumerei, falls noch Tee in der Kanne ist.',
  },
  exercises: [
    {
      title: 'Sichtbar geflickt',
      steps: [
        'Such etwas mit einem kleinen Loch oder einer dünnen Stelle: eine Socke, einen Ellbogen, ein Geschirrtuch.',
        'Nimm einen Faden, der mit Absicht nicht dazu passt.',
        'Nähe kleine Vorstiche nebeneinander über die Stelle, so dicht wie Reiskörner.',
        'Wenn du magst, webe quer dazu wieder hindurch.',
        'Schließ mit einem Stich, der gar keinen Nutzen hat.',
      ],
    },
    {
      title: 'Bildnis eines Schattens',
      steps: [
        'Such am Abend in deinen Zimmern einen Schatten, den du noch nie angesehen hast.',
        'Klebe ein Blatt Papier dorthin, wo er fällt.',
        'Zeichne ihn mit leichtem Strich nach, dann sieh dir an, was ihn wirft.',
        'Male den Schatten in irgendeiner Farbe, nur nicht in Grau.',
        'Schreib die Stunde dazu und sieh nach, ob er morgen wiederkommt.',
      ],
    },
    {
      title: 'Ein Untersetzer für eine Tasse',
      steps: [
        'Schneide Kerben in zwei Seiten eines Stücks Karton, zehn auf jeder, und spanne Schnur hindurch.',
        'Fädle Wolle in eine stumpfe Nadel und webe drüber und drunter, eine Reihe für jeden Menschen, an den du denkst.',
        'Wechsle die Farbe, wenn du das Zimmer oder das Jahr wechselst.',
        'Schiebe die Reihen mit einer Gabel zusammen.',
        'Schneide die Schnüre durch, verknote sie paarweise und stelle eine Tasse darauf.',
      ],
    },
  ],
  artActivity: {
    title: 'Ein gewebtes Quadrat für den Tisch',
    description:
      'Mach aus einem Bilderrahmen oder einem festen Schachteldeckel mit ein paar Nägeln oder Kerben einen Webrahmen und webe mit dem, was das Haus hergibt: Wollresten, Streifen eines alten Hemds, Band. Bleib bei drei Farben und lass die Ränder ungleich. Es wird aussehen wie dein Zuhause, denn daraus ist es gemacht.',
    materials: [
      'Ein Bilderrahmen oder fester Karton',
      'Schnur für die Kette',
      'Wollreste und Stoffstreifen',
      'Eine stumpfe Nadel und eine Gabel',
    ],
  },
  menu: [
    'Linsenauflauf mit Möhrenpüree',
    'Selleriecremesuppe mit gerösteten Haselnüssen',
    'Makkaroni aus dem Ofen mit dreierlei Käse',
    'Kohlrouladen mit Buchweizen und Pilzen',
    'Gemüsepastete mit Thymiankruste',
    'Raclette mit kleinen Kartoffeln und Essiggurken',
    'Zimtschnecken aus der warmen Küche',
  ],
  recipe: {
    title: 'Linsenauflauf mit Möhrenpüree',
    ingredients: [
      '200 g braune Linsen',
      '1 Zwiebel',
      '2 Stangen Staudensellerie',
      '250 g Champignons',
      '2 EL Tomatenmark',
      '1 EL Sojasoße',
      '4 Zweige Thymian',
      '600 g mehligkochende Kartoffeln',
      '300 g Möhren',
      '50 g Butter',
      '100 ml Milch',
      'Öl, Salz, Muskat',
    ],
    instructions: numbered(
      'Koche die Linsen 25 Minuten in ungesalzenem Wasser. Hebe 250 ml vom Kochwasser auf und gieß den Rest ab.',
      'Koche Kartoffeln und Möhren 20 Minuten in Salzwasser, bis sie weich sind.',
      'Brate inzwischen die gehackte Zwiebel, den Sellerie und die Pilze in Öl 12 Minuten braun.',
      'Rühre Tomatenmark und Thymian 2 Minuten mit, dann die Linsen, ihr Kochwasser und die Sojasoße, und lass alles 5 Minuten leise kochen.',
      'Zerstampfe Kartoffeln und Möhren mit Butter und Milch und schmecke mit Salz und Muskat ab.',
      'Fülle die Linsen in eine Form, streiche das Püree darüber, ziehe mit einer Gabel Linien hinein und backe alles 25 Minuten bei 200 °C.',
    ),
  },
} satisfies ThemeTexts
