import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { QueueEntry, QueueKind } from '../../../contract/cases.ts'
import { useWide } from '../../ui/use-wide.ts'
import { useAddress, usePageTurns } from '../use-address.ts'
import { caseOf, casePage, nameOf } from './queries.ts'
import { useKeys } from './use-keys.ts'

export type ShownCases = { state: 'open' | 'decided'; kind: QueueKind | undefined }

/** A page of cases, which of them is open beside the list, and which are chosen to be decided together. */
export function useCases({ state, kind }: ShownCases) {
  const { params, change } = useAddress()
  const turns = usePageTurns()
  const isWide = useWide()
  const list = useRef<HTMLUListElement>(null)
  const detail = useRef<HTMLElement>(null)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const page = useQuery({ ...casePage(state, kind, turns.cursor), placeholderData: keepPreviousData })
  const rows = page.data?.rows ?? []
  const asked = caseOf(params.get('case'))
  const [first] = rows
  const current = asked ?? (isWide && first ? { kind: first.kind, id: first.id } : undefined)
  const at = rows.findIndex((row) => current && nameOf(row) === nameOf(current))
  const isOpenTab = state === 'open'
  const chosen = rows.filter((row) => selected.has(nameOf(row)))

  const show = (row: QueueEntry | undefined, { focus }: { focus: 'row' | 'detail' }) => {
    flushSync(() => change({ case: row && nameOf(row) }, { replace: isWide }))
    // A tick later, when the address has arrived and the place to go to is there.
    setTimeout(() => {
      if (focus === 'detail' && !isWide) detail.current?.focus()
      else if (row) list.current?.querySelector<HTMLElement>(`[data-case="${nameOf(row)}"]`)?.focus()
    })
  }
  const step = (by: 1 | -1) => {
    const next = rows[at < 0 ? 0 : at + by]
    if (next) show(next, { focus: isWide ? 'row' : 'detail' })
  }
  const toggle = (row: QueueEntry) => {
    const next = new Set(selected)
    if (!next.delete(nameOf(row))) next.add(nameOf(row))
    setSelected(next)
  }
  const keys = useKeys({
    j: () => step(1),
    k: () => step(-1),
    x: () => {
      const row = rows[at]
      if (isOpenTab && row) toggle(row)
    },
  })
  /** What was decided leaves the list, and the next one takes its place. */
  function goOn(gone: ReadonlySet<string>) {
    setSelected(new Set())
    if (!isOpenTab) return
    const left = rows.filter((row) => !gone.has(nameOf(row)))
    const next = rows.slice(at + 1).find((row) => !gone.has(nameOf(row))) ?? left.at(-1)
    show(next, { focus: isWide ? 'row' : 'detail' })
  }

  return {
    page,
    turns,
    rows,
    /** The open case, by its kind and id. */
    current,
    /** Its place on the page, or -1. */
    at,
    chosen,
    /** For the list of the cases and the open one. */
    refs: { list, detail },
    keys,
    isSelected: (row: QueueEntry) => selected.has(nameOf(row)),
    /** Undefined where nothing can be chosen. */
    toggle: isOpenTab ? toggle : undefined,
    clear: () => setSelected(new Set()),
    show,
    step,
    goOn,
  }
}
