import { useLocation, useNavigate } from 'react-router'
import { idOf, useAddress } from '../use-address.ts'

/** What an address says is edited: `new`, or the id of an event. */
export const editedIn = (search: string): string | null => new URLSearchParams(search).get('edit')

/**
 * Which dialog of the events page is open, in its address, so that a reload comes back to it: `?edit=new`,
 * `?edit={id}`, or `?attendees={id}`.
 */
export function useEventsAddress() {
  const { params, change } = useAddress()
  const { state } = useLocation()
  const navigate = useNavigate()
  const edited = params.get('edit')
  const opened = { state: { opened: true } }
  return {
    editing: edited === 'new' ? ('new' as const) : idOf(edited),
    attendeesOf: idOf(params.get('attendees')),
    edit: (which: string) => change({ edit: which }, opened),
    showAttendees: (id: string) => change({ attendees: id }, opened),
    /** Goes back when one came from the list, so that the back button does not open it again. */
    close: () => {
      if (state?.opened) void navigate(-1)
      else change({ edit: undefined, attendees: undefined }, { replace: true })
    },
  }
}
