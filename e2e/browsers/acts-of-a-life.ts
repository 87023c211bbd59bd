import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readExport } from '../../server/test/read-export.ts'
import type { Screen } from './screen.ts'

/**
 * What is done with what one has: the journal, taking all out, bringing a file in, reminders and calendars elsewhere. They
 * follow one another. `downloads` is where the browser downloads into.
 */
export const actsOfALife = (downloads: string): Record<string, (screen: Screen) => Promise<unknown>> => ({
  'an entry of the journal is written and saved by itself': async ({ open, press, fill, seeText }) => {
    await open('/journal')
    await press({ role: 'link', name: 'Write' })
    await fill({ role: 'field', name: 'What you write' }, 'Fog over the harbor.')
    await fill({ role: 'field', name: 'Title' }, 'The long way')
    await seeText('Saved')
  },

  'it is found by a word, and read': async ({ open, press, fill, gone, see, seeText }) => {
    await open('/journal')
    await fill({ role: 'searchbox', name: 'Search the journal' }, 'pears')
    await gone({ role: 'link', name: 'The long way' })
    await open('/journal')
    await fill({ role: 'searchbox', name: 'Search the journal' }, 'harb')
    // The list before the search has it as well, and a press on that may come as it goes.
    await seeText('1 found')
    await press({ role: 'link', name: 'The long way' })
    await see({ role: 'heading', name: 'The long way' })
    await seeText('Fog over the harbor.')
  },

  'everything is taken out as a file': async ({ open, press, seeText, until }) => {
    for (const earlier of readdirSync(downloads)) rmSync(join(downloads, earlier))
    await open('/profile#data')
    await press({ role: 'button', name: 'Take everything out' })
    await seeText('All of it was sent.')
    const words = await until('No whole file is in the folder of downloads', async () => {
      const [name] = readdirSync(downloads).filter((file) => /^a-genda-.*\.zip$/.test(file))
      return name && [...(await readExport(readFileSync(join(downloads, name)))).files.values()].join('\n')
    })
    if (!words.includes('Fog over the harbor.')) throw new Error('The entry is not in the file')
  },

  'a table is brought in': async ({ open, window, press, see, seeText }) => {
    const table = join(tmpdir(), 'a-genda-steps.csv')
    writeFileSync(table, 'Date,Steps\n2024-05-01,4000\n2024-05-02,5200\n')
    await open('/profile/history')
    await see({ role: 'button', name: 'Choose a file' })
    await window.chooseFile(table)
    await see({ role: 'heading', name: 'What is in ', begins: true })
    await press({ role: 'button', name: 'See what would happen' })
    await press({ role: 'button', name: 'Bring it in' })
    await see({ role: 'heading', name: 'Done' })
    await seeText('2 new')
  },

  'a kind of reminder is chosen, and stays': async ({ open, press, seeChecked, rest }) => {
    const byMail = { role: 'checkbox', name: 'By mail', in: { role: 'group', name: 'Planner' } }
    await open('/profile#reminders')
    await seeChecked(byMail, false)
    await press(byMail)
    await seeChecked(byMail)
    // It says nothing once it is saved, and WebKit complains of every file that is on its way when a page is left.
    await rest()
    await open('/profile#reminders')
    await seeChecked(byMail)
  },

  'a calendar elsewhere gets an address, and none': async ({ open, press, see, gone }) => {
    const dialog = { role: 'dialog', name: 'My planner' }
    await open('/profile#calendars')
    await press({ role: 'button', name: 'Make an address' })
    await press({ role: 'menuitem', name: 'My planner', begins: true })
    await see({ role: 'field', name: 'Address', in: dialog })
    await press({ role: 'button', name: 'Done', in: dialog })
    await gone(dialog)
    await press({ role: 'button', name: 'More about “My planner”' })
    await press({ role: 'menuitem', name: 'End' })
    await press({ role: 'button', name: 'End it', in: { role: 'alertdialog', name: 'End “My planner”?' } })
    await gone({ role: 'button', name: 'More about “My planner”' })
  },
})
