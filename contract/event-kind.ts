/** What an event is about, as far as its picture goes. `gathering` is for all that no other one names. */
export const eventKinds = [
  'tea',
  'walk',
  'water',
  'choir',
  'writing',
  'drawing',
  'planning',
  'mending',
  'sky',
  'soup',
  'breath',
  'letters',
  'gathering',
] as const
export type EventKind = (typeof eventKinds)[number]

/** English words by kind. Those of another language are not known: such an event is a gathering. */
const words: Record<EventKind, string> = {
  tea: 'tea teas coffee cafe café cake',
  walk: 'walk walks walking hike hikes hiking run running nature outdoors forest garden gardening trees path',
  water: 'water swim swims swimming sea lake river beach boat boats sauna bath',
  choir: 'choir choirs music song songs sing singing voice voices concert dance dancing drum drumming drums',
  writing: 'writing write poem poems poetry journal journals journaling reading books calligraphy pages',
  drawing:
    'drawing draw drawings sketch sketches sketching sketchbook paint painting watercolor watercolour charcoal art',
  planning: 'planning plan plans planner planners agenda calendar',
  mending: 'mending mend mends repair repairs craft crafts sewing knitting stitching weaving darning',
  sky: 'sky star stars stargazing night moon astronomy sleep dream dreams',
  soup: 'soup soups food cooking cook bread baking supper dinner lunch breakfast kitchen picnic',
  breath: 'breath breathe breathing breathwork meditation yoga quiet rest silence stillness sunrise sunset',
  letters: 'letter letters postcard postcards stamps',
  gathering: 'gathering community together stories festival party',
}
const kindOfWord = new Map(
  eventKinds.flatMap((kind) => words[kind].split(' ').map((word) => [word, kind] as const)),
)

const kindIn = (text: string): EventKind | undefined =>
  text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .map((word) => kindOfWord.get(word))
    .find((kind) => kind !== undefined)

/** The kind of an event: by the first tag that names one, else by its title. */
export const kindOfEvent = ({ title, tags }: { title: string; tags: readonly string[] }): EventKind =>
  kindIn(tags.join(' ')) ?? kindIn(title) ?? 'gathering'
