import { numbered } from '../../starter-theme.ts'
import type { ThemeTexts } from '../../theme-texts.ts'

export default {
  title: 'Briefe',
  description:
    'Ein Brief lässt sich Zeit und liegt dann in der Hand, mit einem Falz und einem Geruch. Diese Woche gehört den Worten mit Adresse: spätem Dank, Fragen, Liebe ohne Anlass.',
  affirmation: 'Meine Worte dürfen langsam ankommen und sind doch willkommen.',
  journalingPrompt:
    'Wem würdest du schreiben, wenn du wüsstest, dass der Brief mit Wohlwollen gelesen und nie beantwortet wird? Beginne mit dem Wetter bei dir und lass den Rest kommen, wenn er kommt. Frag dich am Ende, welche Antwort du dir eigentlich erhofft hast.',
  tarotCard: {
    name: 'Die Liebenden',
    interpretation:
      'Zwei Stämme kreuzen sich, trennen sich und finden wieder zusammen, und ihre Kronen bilden miteinander ein Herz. Die Liebenden sind eine Karte über das Wählen und über das Gespräch, das eine Bindung lebendig hält. Sie gehört zu Freundschaften und Geschwistern ebenso wie zu Paaren. Sag diese Woche jemandem etwas Wahres, in deiner eigenen Handschrift.',
  },
  song: {
    title: 'Salut d’Amour (Liebesgruß)',
    artist: 'Edward Elgar',
    message:
      'Er schenkte es seiner künftigen Frau zur Verlobung, und von ihr hatte er ein Gedicht bekommen. Drei Minuten, um zwischen den Zeilen zu lesen.',
  },
  exercises: [
    {
      title: 'Ein Brief, im Frühling zu öffnen',
      steps: [
        'Setze das Datum von heute auf ein Blatt und schreib eine Anrede mit deinem eigenen Namen.',
        'Erzähl dir drei Dinge, die jetzt wahr sind und es dann vielleicht nicht mehr sind.',
        'Stelle eine Frage, auf die du gern eine Antwort hättest.',
        'Lege etwas Flaches dazu: eine Fahrkarte, ein Blatt, eine Zeichnung deiner Hand.',
        'Klebe den Umschlag zu, schreib hinten auf, wann er geöffnet wird, und stelle ihn ins Bücherregal.',
      ],
    },
    {
      title: 'Eine Antwort mit der Schere',
      steps: [
        'Nimm eine Seite mit gedruckten Worten, je langweiliger, desto besser.',
        'Schneide heraus oder schwärze alles, bis ein freundlicher Satz übrig ist.',
        'Schreib oben eine Anrede und unten deinen Anfangsbuchstaben hin.',
        'Zeichne in die Ecke eine Briefmarke mit einem Bild deiner Woche.',
        'Schick sie ab oder lass sie in einem Buch liegen, wo jemand sie findet.',
      ],
    },
    {
      title: 'Eine Blume im Falz',
      steps: [
        'Presse eine kleine Blüte oder ein Blatt einen Tag lang zwischen schweren Büchern.',
        'Befestige sie mit einem schmalen Papierstreifen auf einer Karte, ohne Leim.',
        'Schreib dazu, wo sie wuchs und was an dem Tag los war.',
        'Denk an einen Menschen, zu dem sie passt, und sag in einem Satz, warum.',
        'Steck sie in einen Umschlag, ehe sie dir zu wenig vorkommt.',
      ],
    },
  ],
  artActivity: {
    title: 'Umschläge aus alten Landkarten',
    description:
      'Nimm einen Briefumschlag auseinander, sieh dir an, wie er geschnitten ist, und benutze ihn als Schablone. Schneide neue aus Landkarten, Kalendern oder Zeitschriften, falte und klebe sie und füttere einen mit einer Zeichnung, mit der niemand rechnet. Mach fünf, damit einer für eine Überraschung übrig bleibt.',
    materials: [
      'Ein Umschlag zum Zerlegen',
      'Landkarten, Kalender, Geschenkpapier',
      'Ein Klebestift',
      'Schere und Lineal',
      'Etiketten für die Adressen',
    ],
  },
  menu: [
    'Buchstabensuppe mit Gartengemüse',
    'Maultaschen mit Ricotta und Zitrone',
    'Rote-Bete-Salat mit Feta und Dill',
    'Gemüsestrudel mit Joghurtsoße',
    'Rosenwasserreis mit Möhren und Pistazien',
    'Teigtaschen mit Spinat und Feta',
    'Himbeerplätzchen zum Verschicken',
  ],
  recipe: {
    title: 'Teigtaschen mit Spinat und Feta',
    ingredients: [
      '500 g Spinat',
      '1 Zwiebel',
      '200 g Feta',
      '100 g Ricotta',
      '1 Ei',
      'Eine Handvoll Dill',
      '8 Blätter Filo- oder Yufkateig',
      '80 g Butter',
      '1 EL Sesam',
      'Muskat und Pfeffer',
    ],
    instructions: numbered(
      'Lass den Spinat in einer heißen Pfanne zusammenfallen und abkühlen, drücke ihn sehr gut aus und hacke ihn.',
      'Dünste die gehackte Zwiebel in etwas Butter 8 Minuten weich.',
      'Mische beides mit dem zerbröckelten Feta, Ricotta, Ei, Dill, Muskat und Pfeffer.',
      'Zerlass die übrige Butter. Bestreiche ein Teigblatt damit, falte es der Länge nach zu einem Streifen und setze einen Löffel Füllung an ein Ende.',
      'Schlage es Ecke auf Kante ein, wie einen Brief, bis der Streifen zu Ende ist. Mach es mit den anderen ebenso.',
      'Bestreiche die Taschen mit Butter, streue Sesam darüber und backe sie bei 190 °C in 22 Minuten goldbraun.',
    ),
  },
} satisfies ThemeTexts
