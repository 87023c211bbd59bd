import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime from 'postal-mime'

export type Letter = { to: string; subject: string; text: string; html: string; links: string[] }

/**
 * The letters in `DATA_DIR/outbox`, newest first. Addresses are in lower case. Links are those of both parts, each
 * once.
 */
export async function readOutbox(dataDir: string): Promise<Letter[]> {
  const folder = join(dataDir, 'outbox')
  if (!existsSync(folder)) return []
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => join(folder, name))
    .map((file) => ({ file, written: statSync(file, { bigint: true }).mtimeNs }))
    .sort((a, b) => (a.written < b.written ? 1 : a.written > b.written ? -1 : b.file.localeCompare(a.file)))
  return Promise.all(files.map(({ file }) => readLetter(file)))
}

async function readLetter(file: string): Promise<Letter> {
  const { to, subject = '', text = '', html = '' } = await PostalMime.parse(readFileSync(file))
  const found = [
    ...[...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&')),
    ...[...text.matchAll(/https?:\/\/[^\s<>"]+/g)].map(([url]) => url),
  ]
  return {
    to: to?.[0]?.address?.toLowerCase() ?? '',
    subject,
    text,
    html,
    links: [...new Set(found.filter((link) => /^https?:/.test(link)))],
  }
}
