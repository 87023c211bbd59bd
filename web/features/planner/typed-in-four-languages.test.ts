import { afterEach, describe, expect, test } from 'vitest'
import { setLanguage } from '../../../contract/t.ts'
import { type Catalogue, english } from '../../../contract/texts.ts'
import { setLocale } from '../../lib/locale.ts'
import { typedDay } from '../../shell/palette/typed-day.ts'
import { readTyped } from './typed-item.ts'

/** A Monday. */
const today = '2026-11-23'
const [tuesday, wednesday, friday] = ['2026-11-24', '2026-11-25', '2026-11-27']

const every = (...weekdays: number[]) => ({ every: 'week', interval: 1, weekdays })

const monthly = { every: 'month', interval: 1 }
const yearly = { every: 'month', interval: 12 }

async function readIn(language: string) {
  const { default: catalogue }: { default: Catalogue } = await import(`../../../content/texts/${language}.ts`)
  setLanguage(language, catalogue)
  setLocale(language)
}

afterEach(() => {
  setLanguage(english)
  setLocale(english)
})

const read = (line: string) => {
  const { words: _, ...found } = readTyped(line, today) ?? { words: '' }
  return found
}

describe.each<[string, [string, object][]]>([
  [
    'en',
    [
      ['Dentist the day after tomorrow', { text: 'Dentist', day: wednesday }],
      ['Choir next Monday', { text: 'Choir', day: '2026-11-30' }],
      ['Dentist on December 25', { text: 'Dentist', day: '2026-12-25' }],
      ['Run 7 in the morning', { text: 'Run', time: '07:00' }],
      ['Pill at 8 am and 8 pm', {}],
      ['Pill at 8 and 20:00', {}],
      ['Pill every day at 8am, 2pm', { text: 'Pill at 8am, 2pm', repeat: { every: 'day', interval: 1 } }],
      ['Dinner at 7 pm and 2 films', { text: 'Dinner and 2 films', time: '19:00' }],
      ['Room 5, 6 pm', { text: 'Room 5', time: '18:00' }],
      ['Choir 6 pm, dinner 8 pm', { text: 'Choir dinner 8 pm', time: '18:00' }],
      ['Buy tea at 9.50', {}],
      ['Dentist on 12/24', { text: 'Dentist', day: '2026-12-24' }],
      ['1/2 liter of milk', {}],
      ['Install 1.2.', {}],
      ['Rent every month on the 1st', { text: 'Rent', day: '2026-12-01', repeat: monthly }],
      [
        'on the 31st of every month count the till',
        { text: 'count the till', day: '2026-12-31', repeat: monthly },
      ],
      ['Rest every Friday', { text: 'Rest', repeat: every(5) }],
      ['Read Fridays', {}],
      ['Meeting between 2 and 3 pm', { text: 'Meeting', time: '14:00', endTime: '15:00' }],
      ['Review every year on the 1st of March', { text: 'Review', day: '2027-03-01', repeat: yearly }],
      ['Birthday Leo every year on February 29', { text: 'Birthday Leo', day: '2028-02-29', repeat: yearly }],
      ['Birthday Ada on March 3 of every year', { text: 'Birthday Ada', day: '2027-03-03', repeat: yearly }],
      ['Run every month on the 3.5 km track', { text: 'Run on the 3.5 km track', repeat: monthly }],
      ['Bins every month on the 2nd Tuesday', {}],
      ['Choir on the last Friday of every month', {}],
    ],
  ],
  [
    'es',
    [
      ['llamar a Ana mañana', { text: 'llamar a Ana', day: tuesday }],
      ['llamar a Ana manana', { text: 'llamar a Ana', day: tuesday }],
      ['Dentista pasado mañana a las 9', { text: 'Dentista', day: wednesday, time: '09:00' }],
      ['pan el jueves', { text: 'pan', day: '2026-11-26' }],
      ['coro el próximo lunes', { text: 'coro', day: '2026-11-30' }],
      ['coro el viernes que viene a las 18:30 h', { text: 'coro', day: friday, time: '18:30' }],
      ['cena el 25 de diciembre', { text: 'cena', day: '2026-12-25' }],
      ['cena 3 de enero de 2028', { text: 'cena', day: '2028-01-03' }],
      ['té a las 6 de la tarde', { text: 'té', time: '18:00' }],
      ['correr a las 7 de la mañana', { text: 'correr', time: '07:00' }],
      ['call Ana tomorrow', { text: 'call Ana', day: tuesday }],
      // The morning, not the day.
      ['correr por la mañana', {}],
      ['Comer a la 1', {}],
      ['menú del viernes', {}],
      ['clase todos los lunes', { text: 'clase', repeat: every(1) }],
      ['mercado los sábados a las 9', { text: 'mercado', time: '09:00', repeat: every(6) }],
      ['cena el 24/12', { text: 'cena', day: '2026-12-24' }],
      ['1/2 litro de leche', {}],
      ['Yoga de 18 a 19:30', { text: 'Yoga', time: '18:00', endTime: '19:30' }],
      ['alquiler cada mes el día 1', { text: 'alquiler', day: '2026-12-01', repeat: monthly }],
      ['coro el primer lunes', {}],
      ['Llamar a las 10:00 a 20 clientes', { text: 'Llamar a 20 clientes', time: '10:00' }],
      ['Pastilla a las 8:00 y las 20:00', {}],
      ['Pastilla a las 8 y a las 20:00', {}],
      ['Reunión entre las 9 y las 10:30', { text: 'Reunión', time: '09:00', endTime: '10:30' }],
      ['Comida de 12 a la 1 de la tarde', { text: 'Comida', time: '12:00', endTime: '13:00' }],
      ['Comida de la 1 a las 3 de la tarde', { text: 'Comida', time: '13:00', endTime: '15:00' }],
      ['Fiesta de 10 a 2 de la madrugada', { text: 'Fiesta', time: '22:00' }],
      ['Yoga de 18:00 a 19:30 h', { text: 'Yoga', time: '18:00', endTime: '19:30' }],
      ['Trabajo de 9 a 17 h', { text: 'Trabajo', time: '09:00', endTime: '17:00' }],
      ['alquiler el 1.º de cada mes', { text: 'alquiler', day: '2026-12-01', repeat: monthly }],
      [
        'cumpleaños de Ada el 3 de marzo de cada año',
        { text: 'cumpleaños de Ada', day: '2027-03-03', repeat: yearly },
      ],
      ['pastillas cada día', { text: 'pastillas', repeat: { every: 'day', interval: 1 } }],
    ],
  ],
  [
    'de',
    [
      ['Ana anrufen morgen', { text: 'Ana anrufen', day: tuesday }],
      ['übermorgen um 9 Uhr Zahnarzt', { text: 'Zahnarzt', day: wednesday, time: '09:00' }],
      ['Chor am Freitag um 18:30 Uhr', { text: 'Chor', day: friday, time: '18:30' }],
      ['Chor nächsten Montag', { text: 'Chor', day: '2026-11-30' }],
      ['24.12. Oma anrufen', { text: 'Oma anrufen', day: '2026-12-24' }],
      ['Oma anrufen am 24.12.', { text: 'Oma anrufen', day: '2026-12-24' }],
      ['Chor am 3.1.2027 um 18:30 Uhr', { text: 'Chor', day: '2027-01-03', time: '18:30' }],
      ['Essen am 25. Dezember', { text: 'Essen', day: '2026-12-25' }],
      ['Tee 18.30 Uhr', { text: 'Tee', time: '18:30' }],
      ['Tee um 6 Uhr abends', { text: 'Tee', time: '18:00' }],
      ['Jeden Montag und Mittwoch Yoga um 18 Uhr', { text: 'Yoga', time: '18:00', repeat: every(1, 3) }],
      ['Yoga von 18 bis 19:30', { text: 'Yoga', time: '18:00', endTime: '19:30' }],
      ['Zahnarzt 9 Uhr bis 10.15 Uhr', { text: 'Zahnarzt', time: '09:00', endTime: '10:15' }],
      [
        'Spazieren jeden Mittwoch von 17 bis 18 Uhr',
        { text: 'Spazieren', time: '17:00', endTime: '18:00', repeat: every(3) },
      ],
      ['Wache von 22 bis 6 Uhr', { text: 'Wache', time: '22:00' }],
      ['Seiten 10 bis 12 lesen', {}],
      ['Miete monatlich am 1.', { text: 'Miete', day: '2026-12-01', repeat: monthly }],
      ['Miete am 1. jeden Monats', { text: 'Miete', day: '2026-12-01', repeat: monthly }],
      [
        'Geburtstag Ada jährlich am 3. März',
        { text: 'Geburtstag Ada', day: '2027-03-03', repeat: { every: 'month', interval: 12 } },
      ],
      ['Chor jeden ersten Montag', {}],
      [
        'Treffen 10:00 bis 12:00 am Freitag',
        { text: 'Treffen', time: '10:00', endTime: '12:00', day: friday },
      ],
      ['Treffen 14-15:30 am Freitag', { text: 'Treffen', time: '14:00', endTime: '15:30', day: friday }],
      ['Treffen 10:00 am Freitag', { text: 'Treffen', time: '10:00', day: friday }],
      ['Seiten 10-12 am Montag lesen', { text: 'Seiten 10-12 lesen', day: today }],
      ['Tee 6 pm', { text: 'Tee', time: '18:00' }],
      ['Laufen 6am mit Ana', { text: 'Laufen mit Ana', time: '06:00' }],
      ['Urlaub 10.12 - 12.12', {}],
      ['Preis 10.50-12.50 Euro', {}],
      ['Kapitel 1.10-1.20 lesen', {}],
      ['Yoga von 18.30 bis 19.30', { text: 'Yoga', time: '18:30', endTime: '19:30' }],
      ['Yoga um 18.30 bis 19.30', { text: 'Yoga', time: '18:30', endTime: '19:30' }],
      [
        'Treffen um 18:00 und 5 Kuchen mitbringen',
        { text: 'Treffen und 5 Kuchen mitbringen', time: '18:00' },
      ],
      ['Tablette 8:00 und 20:00', {}],
      ['Tablette um 8 und 20 Uhr', {}],
      [
        'Tablette täglich um 8 Uhr, 14 Uhr und 20 Uhr',
        { text: 'Tablette um 8 Uhr, 14 Uhr und 20 Uhr', repeat: { every: 'day', interval: 1 } },
      ],
      ['Yoga 8-9 und 18-19 Uhr', {}],
      ['Zimmer 5, 20 Uhr', { text: 'Zimmer 5', time: '20:00' }],
      ['Essen um 12:30 und 10.50 Euro mitnehmen', { text: 'Essen und 10.50 Euro mitnehmen', time: '12:30' }],
      ['Anruf zwischen 8 und 9:30', { text: 'Anruf', time: '08:00', endTime: '09:30' }],
      ['Party 20 bis 24 Uhr', { text: 'Party', time: '20:00' }],
      ['Lies 2-3 Kapitel von 18 bis 19 Uhr', { text: 'Lies 2-3 Kapitel', time: '18:00', endTime: '19:00' }],
      ['Miete monatlich am 3.12.', { text: 'Miete', day: '2026-12-03', repeat: monthly }],
      ['Miete jeden Monat am 3. Dezember', { text: 'Miete', day: '2026-12-03', repeat: monthly }],
      ['Sparen jeden Monat am 1.000', { text: 'Sparen am 1.000', repeat: monthly }],
      ['Miete am 1. jedes Monats', { text: 'Miete', day: '2026-12-01', repeat: monthly }],
      ['Chor jeden Monat am zweiten Freitag', {}],
      ['Chor dienstags', { text: 'Chor', repeat: every(2) }],
      ['Müll jede zweite Woche', { text: 'Müll', repeat: { every: 'week', interval: 2 } }],
      ['Joggen am Morgen', {}],
      ['Zeitung von heute', {}],
    ],
  ],
  [
    'tr',
    [
      ["Ayşe'yi ara yarın", { text: "Ayşe'yi ara", day: tuesday }],
      ['öbür gün saat 9 diş hekimi', { text: 'diş hekimi', day: wednesday, time: '09:00' }],
      ['Salı ekmek al', { text: 'ekmek al', day: tuesday }],
      ["Cuma günü 18.30'da koro", { text: 'koro', day: friday, time: '18:30' }],
      ['koro gelecek pazartesi', { text: 'koro', day: '2026-11-30' }],
      ['yemek 25 Aralık', { text: 'yemek', day: '2026-12-25' }],
      ['ilaç 8:00 ve 20:00', {}],
      ['çay akşam 6', { text: 'çay', time: '18:00' }],
      ['yoga 18:00-19:30', { text: 'yoga', time: '18:00', endTime: '19:30' }],
      ['kira her ay ayın 1', { text: 'kira', day: '2026-12-01', repeat: monthly }],
      ["her ayın 1'i kira", { text: 'kira', day: '2026-12-01', repeat: monthly }],
      ["kira her ayın 15'inde", { text: 'kira', day: '2026-12-15', repeat: monthly }],
      ["kira her ay ayın 1'inde", { text: 'kira', day: '2026-12-01', repeat: monthly }],
      ['tatil 10.12 - 12.12', {}],
      ['akşam 8-9:30 film', { text: 'film', time: '20:00', endTime: '21:30' }],
      ['öğleden sonra 2-3:30 ders', { text: 'ders', time: '14:00', endTime: '15:30' }],
      ['ders 18:00 ile 19:30 arası', { text: 'ders', time: '18:00', endTime: '19:30' }],
      ["ders 18:00'den 19:30'a kadar", { text: 'ders', time: '18:00', endTime: '19:30' }],
      ["Ada doğum günü her yıl 3 Mart'ta", { text: 'Ada doğum günü', day: '2027-03-03', repeat: yearly }],
      ['her cuma dinlen', { text: 'dinlen', repeat: every(5) }],
      ['Her gün saat 8 ilaç', { text: 'ilaç', time: '08:00', repeat: { every: 'day', interval: 1 } }],
    ],
  ],
])('in %s', (language, lines) => {
  test.each(lines)('“%s” is %j', async (line, found) => {
    if (language !== english) await readIn(language)
    expect(read(line)).toEqual(found)
  })
})

test.each([
  ['en', 'tomorrow', tuesday],
  ['en', 'next friday', friday],
  ['es', 'mañana', tuesday],
  ['es', 'próximo viernes', friday],
  ['es', '25 de diciembre', '2026-12-25'],
  ['es', 'el 25 de diciembre de 2027', '2027-12-25'],
  ['de', 'übermorgen', wednesday],
  ['de', '25. Dezember', '2026-12-25'],
  ['tr', 'yarın', tuesday],
  ['tr', '25 Aralık', '2026-12-25'],
  ['tr', 'gelecek cuma', friday],
])('in %s the palette goes to “%s”', async (language, typed, day) => {
  if (language !== english) await readIn(language)
  expect(typedDay(typed, today, language)).toBe(day)
})
