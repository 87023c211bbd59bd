import type { Translate } from '../../../contract/texts.ts'
import { localTime } from './part.ts'

/** What is in an export, for the person who opens it. `made` is an instant. Lines end as every editor reads them. */
export function readme(
  t: Translate,
  { name, origin, made, zone }: { name: string; origin: string; made: string; zone: string },
): string {
  const lines = [
    t('A-genda: what {name} wrote and saved', { name }),
    t('Taken out on {day} from {origin}', { day: localTime(made, zone), origin }),
    t('The times here and in the tables are those of {zone}.', { zone }),
    '',
    t('For reading'),
    t('journal/YEAR/MONTH/*.md: each entry of the journal as Markdown, its pictures in journal/images'),
    t('csv/*.csv: tables for a spreadsheet'),
    t('An entry without a check-in of its own has the mood of the last one of its day; mood_of says which.'),
    t('planner.ics: the planner for a calendar; its times are those of the day, in no zone'),
    t('images: pictures of posts and of the banner'),
    '',
    t('For programs, and for bringing it back in; their times are in UTC'),
    t('manifest.json: every file with its size and SHA-256, and the pictures that could not be found'),
    t('moods, health, planner, goals, journal: a JSON file for each year'),
    t(
      'profile.json, settings.json, rsvps.json, waitlist.json, posts.json, comments.json, banner.json, themes.json and others',
    ),
    '',
    t('journal/bin.json holds the entries that are in the bin, until they are deleted for good.'),
    t('Nothing of other members is in here, and no password.'),
    t('Another A-genda takes this file under Profile, Bring your history.'),
  ]
  return `${lines.join('\r\n')}\r\n`
}
