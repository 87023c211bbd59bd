import type { Screen } from './screen.ts'

/** What is done on every visit, by real input. Each begins at an address of its own. */
export const acts = (isPhone: boolean): Record<string, (screen: Screen) => Promise<unknown>> => ({
  'a mood in one tap, and its Undo': async ({ open, press, seeText }) => {
    await open('/dashboard')
    const feeling = { role: 'region', name: 'How are you feeling?' }
    await press({ role: 'button', name: 'Calm', in: feeling })
    await seeText('Mood saved successfully!')
    await press({ role: 'button', name: 'Undo' })
    await seeText('One tap saves it.')
  },

  'a task of today is ticked': async ({ open, press, see, seeChecked }) => {
    const walk = { role: 'checkbox', name: 'Walk', in: { role: 'region', name: "Today's agenda" } }
    await open('/dashboard')
    await press(walk)
    await seeChecked(walk)
    // Offered once it is saved.
    await see({ role: 'button', name: 'Undo' })
    await open('/dashboard')
    await seeChecked(walk)
  },

  'a glass of water more': async ({ open, press, seeText }) => {
    await open('/dashboard')
    await press({ role: 'button', name: '+250ml', in: { role: 'region', name: 'Water' } })
    await seeText('250 of 2,000 ml')
  },

  'the week of the calendar': ({ open, press, seeAddress, see }) =>
    toTab('Week', '/calendar?tab=week', { open, press, seeAddress, see }),
  'the day of the calendar': ({ open, press, seeAddress, see }) =>
    toTab('Day', '/calendar?tab=day', { open, press, seeAddress, see }),
  'the planner of the week': ({ open, press, seeAddress, see }) =>
    toTab('Planner', '/calendar?tab=planner', { open, press, seeAddress, see }),

  'a day is planned': async ({ open, press, fill, seeText, gone, see }) => {
    const planner = { role: 'dialog', name: 'Daily Planner' }
    await open('/calendar?tab=day')
    await press({ role: 'button', name: 'Open Daily Planner' })
    await fill({ role: 'field', name: 'Text', in: planner }, 'Call Inês')
    await press({ role: 'button', name: 'Add Item', in: planner })
    await seeText('Item added!')
    await press({ role: 'button', name: 'Save Daily Planner', in: planner })
    await seeText('Daily planner saved!')
    await gone(planner)
    await open('/calendar?tab=day')
    await see({ role: 'list', name: 'Plan' })
    await seeText('Call Inês')
  },

  ...(isPhone && {
    'the menu opens, and closes by its button': async ({ open, press, see, gone }) => {
      const menu = { role: 'dialog', name: 'Menu' }
      await open('/mood')
      await press({ role: 'button', name: 'Open menu' })
      await see({ role: 'link', name: 'Health', in: menu })
      await press({ role: 'button', name: 'Close', in: menu })
      await gone(menu)
    },
    'the menu leads on': async ({ open, press, seeAddress, gone }) => {
      const menu = { role: 'dialog', name: 'Menu' }
      await open('/mood')
      await press({ role: 'button', name: 'Open menu' })
      await press({ role: 'link', name: 'Health', in: menu })
      await seeAddress('/health')
      await gone(menu)
    },
  }),

  'the palette by its keys': async (screen) => {
    await screen.open('/mood')
    await screen.see({ role: 'heading', name: 'Mood Tracker' })
    await screen.window.key('k', 'Control')
    await goByPalette(screen)
  },

  'the palette by its button': async (screen) => {
    await screen.open('/mood')
    if (isPhone) await screen.press({ role: 'button', name: 'Open menu' })
    await screen.press({ role: 'button', name: palette.name })
    await goByPalette(screen)
  },

  'a dialog by keyboard, and the focus back': async ({ open, until, window, see, seeFocused, gone }) => {
    const goals = { role: 'button', name: 'Goals' }
    const dialog = { role: 'dialog', name: 'Health Goals' }
    await open('/health')
    await see(goals)
    await until('The Tab key does not lead to the goals', async () => {
      await window.key('Tab')
      return (await see(goals)).focused || undefined
    })
    await window.key('Enter')
    await see(dialog)
    await window.key('Escape')
    await gone(dialog)
    await seeFocused(goals)
  },
})

const palette = { role: 'dialog', name: 'Go anywhere, do anything' }

async function goByPalette({ see, seeFocused, seeAddress, gone, window }: Screen): Promise<void> {
  const field = { role: 'combobox', name: 'Where to, or what to do', in: palette }
  await see(field)
  await seeFocused(field)
  await window.type('healt')
  await see({ role: 'option', name: 'Health', in: palette })
  await window.key('Enter')
  await seeAddress('/health')
  await gone(palette)
}

async function toTab(
  name: string,
  address: string,
  { open, press, seeAddress, see }: Pick<Screen, 'open' | 'press' | 'seeAddress' | 'see'>,
): Promise<void> {
  await open('/calendar')
  await press({ role: 'tab', name })
  await seeAddress(address)
  await see({ role: 'tabpanel', name })
}
