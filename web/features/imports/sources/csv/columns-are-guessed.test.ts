// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { readAll } from '../../fixtures/read.ts'

const read = (lines: string[], answers = {}) => readAll(lines.join('\n'), 'table.csv', { answers })
const days = async (lines: string[], answers = {}) =>
  (await read(lines, answers)).of('health').map(({ date, row }) => [date, row.set])

describe('an export that is known', () => {
  test('Google Fit, daily metrics', async () => {
    const lines = [
      'Date,Move Minutes count,Calories (kcal),Distance (m),Step count,Average weight (kg),Max weight (kg),Sleeping duration (ms)',
      '2024-03-01,45,2100.5,6000.2,8421,79.6,80,27000000',
      '2024-03-02,,,,,,,',
    ]
    expect(await days(lines)).toEqual([['2024-03-01', { steps: 8421, weightKg: 79.6, sleepHours: 7.5 }]])
  })

  test('Fitbit, its tables in one file, with the unit of the account asked', async () => {
    const lines = [
      'Body',
      'Date,Weight,BMI,Fat',
      '"2021-08-01","172.4","24.1","21"',
      '',
      'Activities',
      'Date,Calories Burned,Steps,Distance,Floors,Minutes Sedentary',
      '"2021-08-01","2,383","10,726","8.04","0","583"',
      '',
      'Sleep',
      'Start Time,End Time,Minutes Asleep,Minutes Awake,Number of Awakenings,Time in Bed',
      '"2021-07-31 11:05PM","2021-08-01 7:05AM","432","40","20","480"',
      '"2021-08-01 2:00PM","2021-08-01 2:30PM","30","0","0","30"',
    ]
    const { summary } = await read(lines)
    const unit = summary.questions.find(({ group }) => group === 'unit')
    expect(unit).toMatchObject({ about: 'Weight', options: ['kg', 'lb', 'st'], suggestion: null })
    expect(await days(lines, { [unit?.id ?? '']: 'lb' })).toEqual([
      ['2021-08-01', { weightKg: 78.2, bodyFatPct: 21, steps: 10_726, sleepHours: 7.7 }],
    ])
    expect((await read(lines)).refused).toContain('Weight: 172.4: Its unit is not known.')
  })

  test('Garmin, steps and weight', async () => {
    expect(await days([',Actual,Goal', '07/12/2026,5565,11790', '07/11/2026,"12,431",11790'])).toEqual([
      ['2026-07-11', { steps: 12_431 }],
      ['2026-07-12', { steps: 5565 }],
    ])
    const weight = [
      'Time,Weight,Change,BMI,Body Fat,Skeletal Muscle Mass,Bone Mass,Body Water,',
      '" Jul 12, 2026",',
      '8:28 AM,80.1 kg,0.2 kg,24.5,21.3 %,35.1 kg,4.1 kg,55 %,',
      '" Jul 11, 2026",',
      '9:00 PM,80.0 kg,0.2 kg,24.5,--,35.1 kg,4.1 kg,55 %,',
      '7:00 AM,79.5 kg,0.2 kg,24.5,21.1 %,35.1 kg,4.1 kg,55 %,',
    ]
    expect(await days(weight)).toEqual([
      ['2026-07-11', { weightKg: 80, bodyFatPct: 21.1 }],
      ['2026-07-12', { weightKg: 80.1, bodyFatPct: 21.3 }],
    ])
  })

  test('Oura', async () => {
    const lines = ['date,Sleep Score,Total Sleep Duration,Steps', '2024-03-01,80,27000,8000']
    expect(await days(lines)).toEqual([['2024-03-01', { sleepHours: 7.5, steps: 8000 }]])
  })

  test('Samsung Health, in the clock of the person, and each day once for all devices', async () => {
    const steps = [
      'com.samsung.shealth.tracker.pedometer_day_summary,4,1',
      'day_time,count,calorie,distance,source_type,datauuid,',
      '2026-08-24 00:00:00.000,8421,300,6000,-2,abc,',
      '2026-08-24 00:00:00.000,8100,290,5900,1,def,',
    ]
    expect(await days(steps)).toEqual([['2026-08-24', { steps: 8421 }]])
    const weight = [
      'com.samsung.health.weight,6320001,12',
      'start_time,time_offset,datauuid,weight,body_fat',
      '2026-06-19 23:00:00.000,UTC+0900,w1,75.4,17.0,',
    ]
    expect(await days(weight)).toEqual([['2026-06-20', { weightKg: 75.4, bodyFatPct: 17 }]])
    const sleep = [
      'com.samsung.shealth.sleep,6320001,12',
      'sleep_duration,com.samsung.health.sleep.end_time,com.samsung.health.sleep.time_offset',
      '450,2026-06-19 23:00:00.000,UTC+0900',
    ]
    expect(await days(sleep)).toEqual([['2026-06-20', { sleepHours: 7.5 }]])
  })
})

describe('any other table', () => {
  test('is guessed by its names, in several languages, its numbers and separators', async () => {
    const lines = [
      'Datum;Gewicht (kg);Schritte;Schlaf (h)',
      '01.03.2024;70,5;8.421;7:30',
      '13.03.2024;71;10.000;8',
    ]
    expect(await days(lines)).toEqual([
      ['2024-03-01', { weightKg: 70.5, steps: 8421, sleepHours: 7.5 }],
      ['2024-03-13', { weightKg: 71, steps: 10_000, sleepHours: 8 }],
    ])
  })

  test('with days like 03/04 asks in which order they stand; one like 13 decides', async () => {
    const ask = ['Date,Steps', '03/04/2024,100', '05/06/2024,200']
    const { summary, refused } = await read(ask)
    const order = summary.questions.find(({ group }) => group === 'date-order')
    expect(order).toMatchObject({
      options: ['dmy', 'mdy'],
      suggestion: null,
      samples: ['03/04/2024', '05/06/2024'],
    })
    expect(summary).toMatchObject({ from: null, to: null })
    expect(refused).toHaveLength(2)
    const id = order?.id ?? ''
    expect((await days(ask, { [id]: 'dmy' })).map(([date]) => date)).toEqual(['2024-04-03', '2024-06-05'])
    expect((await days(ask, { [id]: 'mdy' })).map(([date]) => date)).toEqual(['2024-03-04', '2024-05-06'])
    expect((await days(['Date,Steps', '03/04/2024,100', '03/14/2024,1'])).map(([date]) => date)).toEqual([
      '2024-03-04',
      '2024-03-14',
    ])
  })

  test.each([
    'water_glasses',
    'Water (glasses)',
    'Wassergläser',
    'Glaeser Wasser',
    'Glas Wasser',
    'Vasos de agua',
    'Su Bardağı',
    'su_bardagi',
  ])('with glasses of water is of 250 ml each: %s', async (name) => {
    const lines = [`Date,${name}`, '2024-03-01,5', '2024-03-02,7']
    expect(await days(lines)).toEqual([
      ['2024-03-01', { waterMl: 1250 }],
      ['2024-03-02', { waterMl: 1750 }],
    ])
  })

  test('with a few of something to drink asks what they are, and says nothing of them before', async () => {
    const lines = ['Date,Water', '2024-03-01,5', '2024-03-02,7']
    const { summary, of, refused } = await read(lines)
    const unit = summary.questions.find(({ group }) => group === 'unit')
    expect(unit).toMatchObject({ options: ['ml', 'l', 'glass', 'floz'], suggestion: null })
    expect([of('health'), refused]).toEqual([
      [],
      ['Water: 5: Its unit is not known.', 'Water: 7: Its unit is not known.'],
    ])
    expect(await days(lines, { [unit?.id ?? '']: 'glass' })).toMatchObject([
      ['2024-03-01', { waterMl: 1250 }],
      ['2024-03-02', { waterMl: 1750 }],
    ])
    expect(await days(['Date,Water', '2024-03-01,1500'])).toEqual([['2024-03-01', { waterMl: 1500 }]])
    const said = await read(['Date,Water', '2024-03-01,1.5 l', '2024-03-02,2 l'])
    expect(said.summary.questions.find(({ group }) => group === 'unit')).toMatchObject({ suggestion: 'l' })
    expect(said.of('health').map(({ row }) => row.set)).toEqual([{ waterMl: 1500 }, { waterMl: 2000 }])
    expect(await days(['Date,Agua (litros)', '2024-03-01,2'])).toEqual([['2024-03-01', { waterMl: 2000 }]])
  })

  test('is guessed by its names without their marks, too', async () => {
    const lines = ['Tarih;Adım;Yağ', '2024-03-01;8000;21']
    expect(await days(lines)).toEqual([['2024-03-01', { steps: 8000, bodyFatPct: 21 }]])
    expect(await days(['Tarih;Adim;Yag', '2024-03-01;8000;21'])).toEqual(await days(lines))
  })

  test('is read as the answers say, which can lead to further questions', async () => {
    const lines = ['Tag,Wert,Wie', '2024-03-01,150,super']
    const column = (at: number) => `table 1, column ${at}`
    const first = await read(lines)
    expect(first.summary.questions.map(({ group, suggestion }) => [group, suggestion])).toEqual([
      ['column', 'date'],
      ['column', 'ignore'],
      ['column', 'ignore'],
    ])
    const answers = { [column(2)]: 'weightKg', [column(3)]: 'mood' }
    const second = await read(lines, answers)
    expect(second.summary.questions.map(({ id, group }) => [group, id])).toEqual([
      ['column', column(1)],
      ['column', column(2)],
      ['unit', `${column(2)}, unit`],
      ['column', column(3)],
      ['mood', 'mood:super'],
    ])
    const third = await read(lines, { ...answers, [`${column(2)}, unit`]: 'lb', 'mood:super': 'energetic' })
    expect(third.of('health').map(({ row }) => row.set)).toEqual([{ weightKg: 68.04 }])
    expect(third.of('mood').map(({ date, at, row }) => [date, at, row.mood])).toEqual([
      ['2024-03-01', '2024-03-01T12:00:00.000Z', 'energetic'],
    ])
    expect(third.refused).toEqual([])
  })

  test('asks for a zone only where a time has none of its own', async () => {
    const asks = async (...lines: string[]) =>
      (await read(lines)).summary.questions.some(({ group }) => group === 'zone')
    expect(await asks('Date,Steps', '2024-03-01,100')).toBe(false)
    expect(await asks('Date,Steps', '2024-03-01 08:00:00+09:00,100')).toBe(false)
    expect(await asks('Date,Offset,Steps', '2024-03-01,,100', '2024-03-02 08:00,,100')).toBe(true)
    expect(await asks('Date,Time,Mood', '2024-03-01,08:00,calm')).toBe(true)
    expect(await asks('Date,Steps', '2024-03-01T23:30:00Z,100')).toBe(true)
  })

  test('with moods and words becomes check-ins and entries, each with an id that stays', async () => {
    const lines = [
      'Timestamp,Mood,Note,Tags',
      '2024-03-01T08:00:00+09:00,happy,Early,"tea, sun"',
      '2024-03-01T22:30:00Z,calm,,',
      '2024-03-01T08:00:00+09:00,happy,Early,',
    ]
    const found = await read(lines)
    expect(found.of('mood').map(({ date, at, row }) => [date, at, row.mood, row.emotion_tags])).toEqual([
      ['2024-03-01', '2024-02-29T23:00:00.000Z', 'happy', ['tea', 'sun']],
      ['2024-03-01', '2024-03-01T22:30:00.000Z', 'calm', []],
      ['2024-03-01', '2024-02-29T23:00:00.000Z', 'happy', []],
    ])
    const ids = found.of('mood').map(({ own_id }) => own_id)
    expect(new Set(ids).size).toBe(3)
    expect(
      (await read([...lines, '2025-01-01T08:00:00Z,sad,,']))
        .of('mood')
        .slice(0, 3)
        .map(({ own_id }) => own_id),
    ).toEqual(ids)
  })

  test('keeps the own name of a mood with its check-in', async () => {
    const found = await read(['Date,Mood,Tags', '2024-03-01,grand,tea', '2024-03-02,happy,'], {
      'mood:grand': 'energetic',
      'mood:happy': 'happy',
    })
    expect(found.of('mood').map(({ row }) => [row.mood, row.emotion_tags])).toEqual([
      ['energetic', ['grand', 'tea']],
      ['happy', []],
    ])
  })

  test('knows our own moods by their names in the language of the member and in English', async () => {
    const lines = ['Datum,Stimmung', '2024-03-01,Fröhlich', '2024-03-02,frohlich', '2024-03-03,calm']
    const moodNames = { frohlich: 'happy' }
    const { summary, of } = await readAll(lines.join('\n'), 'table.csv', { moodNames })
    const asked = summary.questions.filter(({ group }) => group === 'mood')
    expect(asked.map(({ suggestion }) => suggestion)).toEqual(['happy', 'happy', 'calm'])
    expect(of('mood').map(({ row }) => [row.mood, row.emotion_tags])).toEqual([
      ['happy', []],
      ['happy', []],
      ['calm', []],
    ])
  })

  test('of our own takes the time of a check-in from the column that holds date and time', async () => {
    const { of, refused } = await read(['Date,Date and time,Mood', '2026-11-18,2026-11-18 19:38,calm'])
    expect(of('mood').map(({ date, at }) => [date, at])).toEqual([['2026-11-18', '2026-11-18T18:38:00.000Z']])
    expect(refused).toEqual([])
  })

  test('in Windows-1252 or UTF-16 is read as it was written', async () => {
    const latin = new Uint8Array(
      [...'Date,Mood,Note\n2024-03-01,happy,M'].map((c) => c.charCodeAt(0)).concat(0xfc, 0x64, 0x65),
    )
    expect((await readAll(latin, 'a.csv')).of('mood')[0]?.row.note).toBe('Müde')
    const wide = Buffer.from('\ufeffDate,Mood,Note\n2024-03-01,happy,Müde', 'utf16le')
    expect((await readAll(new Uint8Array(wide), 'a.csv')).of('mood')[0]?.row.note).toBe('Müde')
  })

  test('with a value that nobody has lists it, and keeps the others of that day', async () => {
    const found = await read([
      'Date,Steps,Weight (kg)',
      '2024-03-01,300000,70',
      '1850-01-01,1,70',
      'total,5,70',
    ])
    expect(found.of('health').map(({ date, row }) => [date, row.set])).toEqual([
      ['2024-03-01', { weightKg: 70 }],
    ])
    expect(found.refused).toEqual([
      'total, 5, 70: Its day or time cannot be read.',
      '1850-01-01: The year should be between 1900 and 2100.',
      'steps: 300000: Steps should be between 0 and 200,000',
    ])
  })

  test('without rows or columns says so', async () => {
    await expect(read(['Date,Steps'])).rejects.toThrow('There are no rows below the heading of “table.csv”.')
    await expect(readAll('Dear diary', 'a.txt')).rejects.toThrow('it is a text without columns.')
  })
})
