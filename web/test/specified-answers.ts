import { weekOf } from '../../contract/week.ts'
import type { Sent } from './render.tsx'

/**
 * The fields that the specification names, written by hand (specification, Member 3 and 7, Admin 3 and 7). Every other
 * field of the API is an addition, and no screen may need it (ruling 33).
 */
const fields = {
  user: 'id name email city country lat lng location_requested role healthGoals',
  theme:
    'id title description affirmation journalingPrompt coverImageUrl exercises menu musicUrl tarotCard song art_activity recipe',
  adminTheme:
    'id title slug description coverImageUrl affirmation journalingPrompt tarotCard musicUrl exercises menu',
  scheduleEntry: 'weekStartISO themeId note',
  event:
    'id title description start end createdAt remindersDefault ticketUrl bookingUrl price currency tags location capacity',
  adminEvent:
    'id title description start end allDay location tags visibility geoCenter geoRadiusKm ticketUrl price currency capacity rsvpRequired recurrence remindersDefault isActive bookingUrl',
  moodEntry: 'id date mood emotion_tags note',
  post: 'id post_type content image_url user_name created_at likes',
  comment: 'id user_name content created_at',
  sharedBanner: 'id url lqip alt_text caption palette display_name created_at',
  // The fields that its own call saves.
  ownBanner: 'url is_shared show_name caption alt_text palette',
  adminBanner: 'id url user_name show_name is_shared report_count caption created_at',
  healthEntry:
    'id dateISO waterMl steps sleepHours weightKg bodyFatPct waistCm systolic diastolic glucoseMgDl glucoseContext meds notes',
  adminUser: 'id name email',
} as const

/** An object with the specified fields and no others. */
function only(entity: keyof typeof fields, whole: Record<string, unknown>) {
  const names = fields[entity].split(' ')
  for (const name of names) if (!(name in whole)) throw new Error(`The ${entity} of this test lacks ${name}.`)
  return Object.fromEntries(Object.entries(whole).filter(([name]) => names.includes(name)))
}

const id = (last: number) => `01980000-0000-7000-8000-0000000000${String(last).padStart(2, '0')}`
/** Three of them are left of today at least, so that what is two ahead is shown on today's page. */
const hourMs = Math.min(3_600_000, (new Date().setHours(24, 0, 0, 0) - Date.now()) / 3)
const hoursAhead = (hours: number) => new Date(Date.now() + hours * hourMs).toISOString()
const today = () => new Date().toLocaleDateString('sv-SE')
const instant = '2026-11-20T08:00:00.000000Z'
const upload = `/uploads/${'a'.repeat(64)}-1600.webp`

const location = { type: 'venue', name: null, address: '1 Elm Street', zoomLink: null }
const event = {
  ...{
    id: id(1),
    title: 'Morning yoga',
    description: 'Bring a mat.',
    allDay: false,
    createdAt: hoursAhead(-1),
  },
  start: hoursAhead(1),
  end: hoursAhead(2),
  remindersDefault: [60],
  tags: ['calm'],
  capacity: 20,
  ticketUrl: null,
  bookingUrl: null,
  price: 12.5,
  currency: 'EUR',
  visibility: 'geo',
  geoRadiusKm: 5,
  geoCenter: { lat: 48.1, lng: 11.6 },
  rsvpRequired: false,
  recurrence: null,
  isActive: true,
  location,
}
const online = {
  ...event,
  id: id(2),
  title: 'Evening talk',
  price: { amount: 3, currency: 'USD' },
  capacity: null,
  location: { type: 'online', zoomLink: 'https://zoom.example/1' },
}
const theme = {
  ...{
    id: id(3),
    slug: 'still-water',
    title: 'Still water',
    description: 'A quiet week.',
    affirmation: 'I rest.',
  },
  journalingPrompt: 'What is still?',
  coverImageUrl: upload,
  musicUrl: 'https://music.example/1',
  exercises: [{ title: 'Circles', steps: ['Draw one.'], imageUrl: null, link: null }],
  menu: [{ day: 'Monday', recipeTitle: 'Soup', link: null }],
  tarotCard: { name: 'The Star', imageUrl: null, interpretation: 'Hope.' },
  song: { title: 'Lake', artist: 'Someone', message: 'Listen.' },
  art_activity: { title: 'Wash', description: 'Paint.', image_url: null, materials: ['Paper'] },
  recipe: { title: 'Bread', image_url: null, ingredients: ['Flour'], instructions: 'Bake.' },
}
const banner = {
  id: id(4),
  url: upload,
  lqip: '',
  alt_text: 'A lake',
  caption: 'My lake',
  palette: ['#112233'],
  display_name: 'Member',
  created_at: instant,
  user_name: 'Bo Berg',
  show_name: true,
  is_shared: true,
  report_count: 1,
}
const entry = {
  ...{
    id: id(5),
    dateISO: today(),
    waterMl: 500,
    steps: 4000,
    sleepHours: 7,
    weightKg: null,
    bodyFatPct: null,
  },
  ...{
    waistCm: null,
    systolic: 120,
    diastolic: 80,
    glucoseMgDl: null,
    glucoseContext: null,
    notes: 'Slept well',
  },
  meds: [{ name: 'Iron', taken: true, time: '08:00' }],
}
const post = {
  ...{
    id: id(6),
    post_type: 'art',
    content: 'I painted.',
    image_url: upload,
    user_name: 'Bo Berg',
    likes: 2,
  },
  created_at: instant,
}
const item = {
  id: '1',
  text: 'Water the fern',
  type: 'task',
  time: '08:00',
  color: 'green',
  reminder: false,
  completed: false,
  createdAt: instant,
}
const user = {
  ...{
    id: id(7),
    name: 'Bo Berg',
    email: 'bo@example.org',
    city: 'Bonn',
    country: 'Germany',
    lat: 50.7,
    lng: 7.1,
  },
  location_requested: true,
  role: 'member',
  healthGoals: { dailyWaterMl: 2000, dailySteps: 9000, sleepHoursTarget: 7, weightTargetKg: null },
}
const count = { count: 3 }
const ok = {}

/** A user with the specified fields. */
export const specifiedUser = (role: 'member' | 'admin') => only('user', { ...user, id: id(10), role })

/** The answer to each specified call. Any other call is 404. */
export function specifiedAnswer({ name }: Sent, role: 'member' | 'admin'): unknown {
  const [method = '', path = ''] = name.split(' ')
  const generic = `${method} ${path.replace(/[0-9a-f]{8}-[0-9a-f-]{27}|\d{4}-\d\d-\d\d/g, '*')}`
  const [eventFields, themeFields] =
    role === 'admin' ? (['adminEvent', 'adminTheme'] as const) : (['event', 'theme'] as const)
  const answers: Record<string, () => unknown> = {
    'GET /themes/current': () => only('theme', theme),
    'GET /themes/override/status': () => ({ hasOverride: true }),
    'POST /themes/override': () => ok,
    'GET /themes/library': () => [only(themeFields, theme)],
    'POST /ai/affirmation': () => ({ affirmation: 'I am here.' }),
    'GET /global-events': () => [event, online].map((one) => only(eventFields, one)),
    'GET /my-rsvps': () => [{ eventId: online.id, status: 'going' }],
    'POST /global-events/*/rsvp': () => ok,
    'GET /daily-notes/*': () => ({ notes: [item] }),
    'POST /daily-notes': () => ok,
    'GET /goals/*': () => ({
      goals: [{ text: 'Walk by the water', completed: false }],
      reminders: [{ text: 'Call home', time: '18:00' }],
    }),
    'POST /goals': () => ok,
    'GET /mood/history': () => [
      only('moodEntry', { id: id(8), date: today(), mood: 'calm', emotion_tags: ['hopeful'], note: 'Rain.' }),
    ],
    'POST /mood': () => ok,
    'GET /banners/shared': () => [only('sharedBanner', banner)],
    'POST /banners/extract-palette': () => ({ palette: ['#445566'] }),
    'GET /me/banner': () => only('ownBanner', banner),
    'PATCH /me/banner/share': () => ok,
    'GET /community/posts': () => [only('post', post)],
    'POST /community/posts': () => ok,
    'POST /community/posts/*/like': () => ok,
    'GET /community/comments/*': () => [
      only('comment', { id: id(9), user_name: 'Cy', content: 'Lovely.', created_at: instant }),
    ],
    'POST /community/comments': () => ok,
    'GET /health': () => [only('healthEntry', entry)],
    'POST /health': () => ok,
    'PATCH /user/health-goals': () => specifiedUser('member'),
    'GET /themes/schedule': () => [{ weekStartISO: weekOf(today()), themeId: theme.id, note: null }],
    'POST /themes/schedule': () => ok,
    'GET /global-events/*/rsvps': () => ({
      statistics: { going: 1, interested: 2, not_going: 0, total: 3 },
      capacity: { capacity: 20, available: 19, percentage: 5 },
    }),
    'GET /admin/stats/users': () => count,
    'GET /admin/users': () => [only('adminUser', user)],
    'GET /admin/health/*': () => [only('healthEntry', entry)],
    'GET /admin/banners': () => [only('adminBanner', banner)],
    'POST /admin/banners/*/action': () => ok,
  }
  return answers[generic]?.()
}
