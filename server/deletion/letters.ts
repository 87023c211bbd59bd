import { type CountedThing, countedThings } from '../../contract/counted-things.ts'
import type { Receipt } from '../../contract/deletion.ts'
import { letterOf } from '../kernel/mail/letter.ts'
import type { Letter } from '../kernel/mail/mailer.ts'
import type { LanguageTexts } from '../texts.ts'

/** Who is told, and the IANA zone of their times. */
export type Addressee = { name: string; email: string; zone: string }

const momentIn = ({ language }: LanguageTexts, at: string, timeZone: string) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'long', timeZone }).format(new Date(at))

const dayIn = ({ language }: LanguageTexts, day: string) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))

/** What was deleted, kind by kind, in words. */
function listIn({ t, language }: LanguageTexts, { counts }: Receipt): string {
  const translate = t
  const things = Object.entries(countedThings) as [CountedThing, string][]
  const parts = things.flatMap(([thing, text]) =>
    counts[thing] > 0 ? [translate(text, { count: counts[thing] })] : [],
  )
  return parts.length > 0
    ? new Intl.ListFormat(language).format(parts)
    : t('nothing, because there was nothing')
}

/** The paragraphs that a receipt consists of. */
function proofIn(reader: LanguageTexts, receipt: Receipt, { zone }: Addressee): string[] {
  const { t } = reader
  return [
    t('Receipt {number}, of {time}', { number: receipt.number, time: momentIn(reader, receipt.at, zone) }),
    t('Deleted: {things}.', { things: listIn(reader, receipt) }),
    t('Pictures that nobody else uses leave the store within a day.'),
    receipt.backupsUntil === null
      ? t('Backups of this community are made by whoever runs it. Ask them how long they keep them.')
      : t('The last nightly backup that still holds it is removed on {day}.', {
          day: dayIn(reader, receipt.backupsUntil),
        }),
    t('If a backup is put back before it is removed, the same is deleted again before anybody signs in.'),
  ]
}

/** The last letter to somebody whose account was deleted: the receipt, and what stays. */
export const farewellLetter = (reader: LanguageTexts, to: Addressee, receipt: Receipt): Letter =>
  letterOf(to.email, reader.t('Your A-genda account was deleted'), {
    language: reader.language,
    greeting: reader.t('Hello {name},', { name: to.name }),
    before: [
      reader.t('Your account and everything in it has been deleted.'),
      ...proofIn(reader, receipt, to),
      reader.t(
        'What stays: this number, its time and counts, without your name and address, to prove the deletion; and lines of the record of what administrators did, without your name.',
      ),
    ],
    after: [],
    closing: reader.t('Your mindful schedule'),
  })

/** The letter about a deletion of one kind. */
export const erasureLetter = (reader: LanguageTexts, to: Addressee, receipt: Receipt): Letter =>
  letterOf(to.email, reader.t('A part of your A-genda was deleted'), {
    language: reader.language,
    greeting: reader.t('Hello {name},', { name: to.name }),
    before: proofIn(reader, receipt, to),
    after: [
      reader.t('If it was not you, choose a new password right away, and tell whoever runs your community.'),
    ],
    closing: reader.t('Your mindful schedule'),
  })

/** The letter to a member who leaves in some days, so that a stranger's wish is noticed in time. */
export const leavingLetter = (
  reader: LanguageTexts,
  to: Addressee,
  { leavesAt, publicUrl }: { leavesAt: string; publicUrl: string },
): Letter =>
  letterOf(to.email, reader.t('Your A-genda account will be deleted'), {
    language: reader.language,
    greeting: reader.t('Hello {name},', { name: to.name }),
    before: [
      reader.t('Nobody sees your account any more. It will be deleted on {time}.', {
        time: momentIn(reader, leavesAt, to.zone),
      }),
    ],
    button: { label: reader.t('Sign in to stay'), link: publicUrl },
    after: [reader.t('If it was not you, sign in, choose to stay, and choose a new password.')],
    closing: reader.t('Your mindful schedule'),
  })
