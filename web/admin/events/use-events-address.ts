import { idOf, useAddress } from '../use-address.ts'

/** What the address says is being edited: `new`, or the id of an event. */
export const editedIn = (search: string): string | null => new URLSearchParams(search).get('edit')

/**
 * Which dialog of the events page is open. The address holds it, so that a reload restores the dialog and the back
 * button closes it: `?edit=new`, `?edit={id}`, or `?attendees={id}`.
 */
export function useEventsAddress() {
  const { params, change } = useAddress()
  const edited = params.get('edit')
  return {
    editing: edited === 'new' ? ('new' as const) : idOf(edited),
    attendeesOf: idOf(params.get('attendees')),
    edit: (which: string) => change({ edit: which }),
    showAttendees: (id: string) => change({ attendees: id }),
    /** In place, not a step back: closing twice, as two quick presses of Esc do, must not leave the page. */
    close: () => change({ edit: undefined, attendees: undefined }, { replace: true }),
  }
}
