import { searchForm } from '../../kernel/search-text.ts'

/** What of a name's form is kept, in UTF-16 units: some letters grow to eighteen, and an index has its limit. */
const longest = 500

/** Name and address of a member as a search compares them, and by which lists of members are in order. */
export const memberSearchText = ({ name, email }: { name: string; email: string }): string =>
  `${searchForm(name).slice(0, longest).toWellFormed()}\n${searchForm(email)}`
