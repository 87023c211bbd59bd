import { addDays } from '../contract/week.ts'
import { expectClean } from './clean.ts'
import { expect, type Member, test } from './fixtures.ts'
import { quietNetwork } from './quiet-network.ts'
import { toast } from './toast.ts'

const today = () => new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' })
const item = (id: string, text: string, time: string | null = null) => ({
  id,
  text,
  time,
  type: 'task' as const,
  color: 'green' as const,
  createdAt: new Date().toISOString(),
})

/** A day with items, one open item of yesterday, and two goals. */
async function aDay({ call }: Member) {
  const day = today()
  await call('POST /daily-notes', {
    body: { date: day, notes: [item('1', 'Call Inês', '17:00'), item('2', 'Walk', '07:30')] },
  })
  await call('POST /daily-notes', {
    body: { date: addDays(day, -1), notes: [item('3', 'Return the book')] },
  })
  const { week } = await call('GET /goals/{weekStartDate}', {
    params: { weekStartDate: mondayOf(day) },
  })
  const goals = ['Leave Sunday empty', 'Ask for help once'].map((text) => ({ text, completed: false }))
  await call('POST /goals', { body: { week, goals, reminders: [] } })
}
const mondayOf = (day: string) => {
  const date = new Date(`${day}T12:00:00Z`)
  return addDays(day, -((date.getUTCDay() + 6) % 7))
}

test("home begins with one's own day, and all of it takes less than 3,000 px of a phone @phone", async ({
  page,
  member,
  isMobile,
}) => {
  await aDay(member)
  await page.goto('/dashboard')
  const feeling = page.getByRole('region', { name: 'How are you feeling?' })
  const day = page.getByRole('region', { name: "Today's agenda" })
  const week = page.getByRole('region', { name: "This Week's Theme" })
  await expect(day.getByRole('checkbox').first()).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Shortcuts' })).toBeVisible()
  const top = async (part: typeof day) => (await part.boundingBox())?.y ?? Number.NaN
  const cover = week.locator('img').first()
  if (isMobile) {
    expect(await top(feeling)).toBeLessThan(await top(day))
    expect(await top(day)).toBeLessThan(await top(week))
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(3000)
  } else {
    for (const part of [day, cover]) {
      const box = await part.boundingBox()
      expect((box?.y ?? 0) + (box?.height ?? 900)).toBeLessThanOrEqual(900)
    }
  }
  await expectClean(page)
})

test('a day is ticked, added to, and brought along where it stands, and each can be undone @phone', async ({
  page,
  member,
}) => {
  await aDay(member)
  await page.goto('/dashboard')
  const day = page.getByRole('region', { name: "Today's agenda" })
  await expect(day.getByRole('checkbox')).toHaveCount(4)
  // Items by time, then the goals.
  expect(
    await day
      .getByRole('listitem')
      .evaluateAll((rows) => rows.map((row) => row.textContent?.replace(/Work.*/, ''))),
  ).toEqual(['Walk', 'Call Inês', 'Leave Sunday empty', 'Ask for help once'])

  await day.getByRole('checkbox', { name: 'Walk' }).check()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(day.getByRole('checkbox', { name: 'Walk' })).not.toBeChecked()
  await day.getByRole('checkbox', { name: 'Walk' }).focus()
  await page.keyboard.press('Space')
  await expect(day.getByRole('checkbox', { name: 'Walk' })).toBeChecked()
  await day.getByRole('checkbox', { name: 'Ask for help once' }).check()

  await day.getByRole('button', { name: 'Bring 1 from before' }).click()
  await expect(day.getByRole('checkbox', { name: 'Return the book' })).toBeVisible()
  await expect(day.getByRole('button', { name: /from before/ })).toHaveCount(0)
  await toast(page, 'One thing brought to today').getByRole('button', { name: 'Undo' }).click()
  await expect(day.getByRole('checkbox', { name: 'Return the book' })).toHaveCount(0)
  await day.getByRole('button', { name: 'Bring 1 from before' }).click()

  await day.getByRole('textbox', { name: 'Add to today' }).fill('Buy milk')
  await page.keyboard.press('Enter')
  await expect(day.getByRole('checkbox', { name: 'Buy milk' })).toBeVisible()
  await expect(day.getByRole('textbox', { name: 'Add to today' })).toHaveValue('')

  await expect
    .poll(async () => {
      const { notes } = await member.call('GET /daily-notes/{date}', { params: { date: today() } })
      return notes.map(({ text, completed }) => `${text} ${completed}`)
    })
    .toEqual(['Call Inês false', 'Walk true', 'Return the book false', 'Buy milk false'])
  await page.reload()
  await expect(day.getByRole('checkbox', { name: 'Buy milk' })).toBeVisible()
  const { goals } = await member.call('GET /goals/{weekStartDate}', {
    params: { weekStartDate: mondayOf(today()) },
  })
  expect(goals.map(({ completed }) => completed)).toEqual([false, true])
})

test('a line says when, which is shown before Enter and can be taken back @phone-too', async ({
  page,
  member,
}) => {
  const day = today()
  await page.goto('/dashboard')
  const line = page.getByRole('textbox', { name: 'Add to today' })
  const textsOf = async (date: string) =>
    (await member.call('GET /daily-notes/{date}', { params: { date } })).notes.map(
      ({ text, time }) => `${text} ${time}`,
    )
  await line.fill('Buy bread 18:30')
  const chip = page.getByRole('button', { name: /: leave it in the words$/ })
  await expect(chip).toHaveText(/6:30\sPM/)
  await expect(page.locator('[data-announcer]')).toContainText(/Read as 6:30\sPM/)
  await expectClean(page)
  await line.press('Enter')
  await expect.poll(() => textsOf(day)).toEqual(['Buy bread 18:30'])
  await expect(chip).toHaveCount(0)

  await line.fill('tomorrow 09:00 call the plumber')
  await line.press('Enter')
  await expect(toast(page, /^Added to /)).toBeVisible()
  expect(await textsOf(addDays(day, 1))).toEqual(['call the plumber 09:00'])

  await line.fill('Watch 12:01 again')
  await line.press('Tab')
  await expect(chip).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(chip).toHaveCount(0)
  await expect(line).toBeFocused()
  await line.press('Enter')
  await expect.poll(() => textsOf(day)).toEqual(['Buy bread 18:30', 'Watch 12:01 again null'])
})

test('what a line says comes again does so, from its first day on @phone-too', async ({ page, member }) => {
  const day = today()
  await page.goto('/dashboard')
  const line = page.getByRole('textbox', { name: 'Add to today' })
  await line.fill('every day 8am stretch')
  await expect(page.getByRole('button', { name: /: leave it in the words$/ })).toHaveText(
    /Every day\s*8:00\sAM/,
  )
  await line.press('Enter')
  await expect(toast(page, 'Item added!')).toContainText('Every day')
  await expect(page.getByRole('checkbox', { name: 'stretch' })).toBeVisible()
  const { notes } = await member.call('GET /daily-notes/{date}', { params: { date: addDays(day, 5) } })
  expect(notes).toMatchObject([{ text: 'stretch', time: '08:00' }])

  const monday = addDays(mondayOf(day), 7)
  await line.fill('Yoga every Monday')
  await line.press('Enter')
  await expect(toast(page, mondayOf(day) === day ? 'Item added!' : /^Added to Monday/)).toBeVisible()
  await page.goto(`/calendar?tab=day&date=${monday}`)
  await expect(page.getByRole('checkbox', { name: 'Yoga' })).toBeVisible()
})

test('home brings no form and no menu with it; a form comes before it is asked for @thorough', async ({
  page,
  member,
}) => {
  await member.call('POST /mood', {
    body: { date: today(), mood: 'calm', emotion_tags: [], note: null },
  })
  const scripts: string[] = []
  page.on('request', (request) => {
    const [, name] = /assets\/(\w+)-[^/]+\.js$/.exec(request.url()) ?? []
    if (name) scripts.push(name)
  })
  await page.goto('/dashboard')
  const word = page.getByRole('button', { name: 'Add a word?' })
  await expect(word).toBeVisible()
  await quietNetwork(page)
  expect(scripts).toEqual(expect.arrayContaining(['react', 'home']))
  expect(scripts.filter((name) => ['controls', 'forms'].includes(name))).toEqual([])
  await expect.poll(() => scripts).toContain('toasts')
  await word.focus()
  await expect.poll(() => scripts).toContain('forms')
})

test('the cover is fetched once, as AVIF, and before every other picture @phone @thorough', async ({
  page,
  member,
}) => {
  void member
  const pictures: string[] = []
  page.on('request', (request) => {
    const [, name] = /\/art\/(\w+-.+)\.\w+\.(?:avif|webp)$/.exec(request.url()) ?? []
    if (name && request.resourceType() === 'image') pictures.push(new URL(request.url()).pathname)
  })
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Breathing' })).toBeAttached()
  await page.getByRole('heading', { name: 'Breathing' }).scrollIntoViewIfNeeded()
  await expect.poll(() => pictures.length).toBeGreaterThan(2)
  await quietNetwork(page)
  expect(pictures[0]).toMatch(/^\/art\/(cover|night)-[\w-]+-800\.\w+\.avif$/)
  expect(pictures.filter((address) => /\/(cover|night)-/.test(address))).toEqual([pictures[0]])
})

test('what draws home is asked for first, then its letters, then its picture', async ({ page, member }) => {
  void member
  const asked: string[] = []
  page.on('request', (request) => {
    const [, name] = /\/(?:assets|art)\/([a-z]+)-[^/]+$/.exec(request.url()) ?? []
    if (name) asked.push(name)
  })
  await page.goto('/dashboard')
  await expect(page.getByRole('region', { name: "This Week's Theme" })).toBeVisible()
  await quietNetwork(page)
  const parts = [['react', 'router', 'index'], ['dashboard', 'home'], ['figtree'], ['cover', 'night']]
  const places = parts.map((names) => names.map((name) => asked.indexOf(name)).filter((place) => place >= 0))
  for (const [before, after] of places.slice(1).map((after, at) => [places[at] ?? [], after] as const)) {
    expect(after.length).toBeGreaterThan(0)
    expect(Math.max(...before)).toBeLessThan(Math.min(...after))
  }
})

test('no page of a member waits for a stylesheet of its own, and three for no form @thorough', async ({
  page,
  member,
}) => {
  void member
  const styles: string[] = []
  page.on('request', (request) => {
    const [, name] = /assets\/(\w+)-[^/]+\.css$/.exec(request.url()) ?? []
    if (name) styles.push(name)
  })
  for (const path of ['/calendar', '/events', '/mood', '/journal', '/health', '/community', '/profile']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await quietNetwork(page)
  }
  // The styles of all pages stand in the page.
  expect(styles.filter((name) => name !== 'toasts')).toEqual([])
  const fetched = (await page.locator('meta[name=pages]').getAttribute('content')) ?? ''
  for (const page of ['calendar', 'community', 'profile', 'dashboard'])
    expect(fetched.split(';').find((one) => one.startsWith(`${page} `))).not.toContain(' forms-')
})

test('one tap on a face saves a check-in, and a word follows on the same one @phone @thorough', async ({
  page,
  member,
}) => {
  await page.goto('/dashboard')
  const feeling = page.getByRole('region', { name: 'How are you feeling?' })
  await expect(feeling.getByText('One tap saves it.')).toBeVisible()
  const week = page.getByRole('region', { name: "Today's agenda" })
  await expect(week.getByText('Nothing is planned for today.')).toBeVisible()
  const before = await week.boundingBox()
  await feeling.getByRole('button', { name: 'Sad' }).click()
  await toast(page, 'Mood saved successfully!').getByRole('button', { name: 'Undo' }).click()
  await expect(feeling.getByText('One tap saves it.')).toBeVisible()

  await feeling.getByRole('button', { name: 'Calm' }).press('Enter')
  await expect(feeling.getByText(/^Calm · /)).toBeVisible()
  expect(await week.boundingBox()).toEqual(before)
  await feeling.getByRole('button', { name: 'Add a word?' }).click()
  // One may write at once.
  await expect(feeling.getByLabel('Note')).toBeFocused()
  await page.keyboard.type('Rain on the window.')
  await feeling.getByRole('button', { name: 'hopeful' }).click()
  await expectClean(page)
  await feeling.getByRole('button', { name: 'Save' }).click()
  await expect(feeling.getByText(/^Calm · /)).toBeVisible()
  await expect(
    feeling.getByRole('paragraph').filter({ hasText: /^Rain on the window\. · hopeful$/ }),
  ).toBeVisible()
  const history = await member.call('GET /mood/history')
  expect(history.map(({ mood, emotion_tags, note }) => ({ mood, emotion_tags, note }))).toEqual([
    { mood: 'calm', emotion_tags: ['hopeful'], note: 'Rain on the window.' },
  ])
})

test('a glass of water more is one press, which can be undone @phone-too @thorough', async ({
  page,
  member,
}) => {
  await page.goto('/dashboard')
  const water = page.getByRole('region', { name: 'Water' })
  await water.getByRole('button', { name: '+250ml' }).click()
  await water.getByRole('button', { name: '+250ml' }).click()
  await expect(water.getByText('500 of 2,000 ml')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(water.getByText('250 of 2,000 ml')).toBeVisible()
  const query = { from_date: today(), to_date: today() }
  await expect.poll(async () => (await member.call('GET /health', { query }))[0]?.waterMl).toBe(250)
})
