/** The files of a build, by when the service worker fetches them. Paths begin with a slash. */
export type BuildFiles = {
  /** Names this build: another list of files is another build. */
  build: string
  /** The first script of every page: a page that names another is of another build. */
  entry: string
  /** The first words of the addresses of members' pages: `mood`. */
  words: string[]
  /** What every page needs. Fetched at the installation. */
  shell: { url: string; revision: string | null }[]
  /** What the members' pages need besides. Fetched in idle time. */
  pages: string[]
  /** What only some members need, such as a language. Fetched when a page has used it. */
  asUsed: string[]
}
