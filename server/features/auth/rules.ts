import { searchForm } from '../../kernel/search-text.ts'

/** The length of a name's search form in UTF-16 units. Some letters grow to eighteen, and an index has its limit. */
const longest = 500

/** A member's name and address in the form that searches compare and that lists of members are sorted by. */
export const memberSearchText = ({ name, email }: { name: string; email: string }): string =>
  `${searchForm(name).slice(0, longest).toWellFormed()}\n${searchForm(email)}`

export { deviceInWords } from './device.ts'
