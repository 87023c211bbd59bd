import { idOf, useAddress } from '../use-address.ts'

/** What the address says is being edited: `new`, or the id of an event, from which date of it on, and of which a new one is a copy. */
export function editedIn(search: string): string {
  const params = new URLSearchParams(search)
  return ['edit', 'from', 'copy'].map((name) => params.get(name)).join(' ')
}

const none = {
  edit: undefined,
  from: undefined,
  copy: undefined,
  attendees: undefined,
  date: undefined,
  dates: undefined,
}

/**
 * Which dialog of the events page is open. The address holds it, so that a reload restores the dialog and the back
 * button closes it: `?edit=new`, with `&copy={id}` for one like another,
 * `?edit={id}`, with `&from={date}` for the rest of a series, `?dates={id}`, or
 * `?attendees={id}` with `&date={date}` for one date. A date is named by its start in the series.
 */
export function useEventsAddress() {
  const { params, change } = useAddress()
  const edited = params.get('edit')
  return {
    editing: edited === 'new' ? ('new' as const) : idOf(edited),
    from: params.get('from') ?? undefined,
    copied: idOf(params.get('copy')),
    attendeesOf: idOf(params.get('attendees')),
    date: params.get('date') ?? undefined,
    datesOf: idOf(params.get('dates')),
    edit: (which: string) => change({ ...none, edit: which }),
    editFrom: (which: string, from: string) => change({ ...none, edit: which, from }),
    duplicate: (id: string) => change({ ...none, edit: 'new', copy: id }),
    showDates: (id: string) => change({ ...none, dates: id }),
    showAttendees: (id: string, date?: string) => change({ ...none, attendees: id, date }),
    /** Another date of the same event, in place of the one that is shown. */
    chooseDate: (date: string | undefined) => change({ date }, { replace: true }),
    /** In place, not a step back: closing twice, as two quick presses of Esc do, must not leave the page. */
    close: () => change(none, { replace: true }),
  }
}
