import { useRef, useState } from 'react'

/**
 * A reducer whose newest state can be read at once, before React renders it: events may follow each other faster than
 * renders. `dispatch` returns the new state.
 */
export function useLatestReducer<S, E>(reduce: (state: S, event: E) => S, begin: () => S) {
  const [state, setState] = useState(begin)
  const newest = useRef(state)
  return {
    state,
    latest: () => newest.current,
    dispatch(event: E): S {
      newest.current = reduce(newest.current, event)
      setState(newest.current)
      return newest.current
    },
  }
}
