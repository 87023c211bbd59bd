import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useReducer, useRef } from 'react'
import type { ImportInfo } from '../../../contract/imports.ts'
import { t, translateWording } from '../../../contract/t.ts'
import { loadFailure, zone } from '../../lib/api.ts'
import { useUser } from '../../lib/session.ts'
import { beginImport, bringIn, type Chosen, preview, type Wins } from './bring-in.ts'
import type { Answers, Summary } from './candidate.ts'
import { ImportFault, imports } from './client.ts'
import { keepAnswers, keptAnswers, settleAnswers } from './kept-answers.ts'
import { isWanted, kindsIn } from './kinds-to-bring.ts'
import { type Ledger, type NoLonger, newLedger } from './ledger.ts'
import { cameIn, toComeIn } from './outcomes.ts'
import { ownImports } from './queries.ts'

type Known = { file: File; summary: Summary; answers: Answers; fault?: string | undefined }
/** Progress: of the entries of the file while they are compared, then of those that are imported. */
type Way = { done: number; total: number; waitUntil?: Date | undefined }

/** What the member decided, what was expected, and what became of it so far. */
type Sending = { wins: Wins; removed: readonly NoLonger[]; looked: Ledger; ledger: Ledger }

/** Where the member is with a file. */
export type Step =
  | { at: 'choose'; fault?: string | undefined }
  | { at: 'read'; file: File; share: number }
  | ({ at: 'answer'; isAsking: boolean } & Known)
  | ({ at: 'preview' } & Known & Way)
  | ({ at: 'decide'; looked: Ledger } & Known)
  | ({ at: 'send' } & Sending & Known & Way)
  | ({ at: 'stopped' } & Sending & Known & Way)
  | { at: 'done'; file: File; info: ImportInfo; looked: Ledger; ledger: Ledger }

type Change = Step | ((step: Step) => Step)
const next = (step: Step, change: Change): Step => (typeof change === 'function' ? change(step) : change)

/** How many things a file holds, by its summary: what a walk is measured by before it was walked once. */
const sizeOf = (summary: Summary, answers: Answers): number =>
  kindsIn(summary)
    .filter((kind) => isWanted(kind, answers))
    .reduce((sum, kind) => sum + (summary.counts[kind] ?? 0), 0)

const reasonOf = (error: unknown): string =>
  error instanceof ImportFault
    ? translateWording(error.wording)
    : loadFailure(error, t('That did not work. Nothing is lost: you can go on.'))

/** Leads a file from the choice to its place: reads it, asks, looks, brings it in. One at a time. */
export function useImport() {
  const [step, set] = useReducer(next, { at: 'choose' } as Step)
  const client = useQueryClient()
  const { id: memberId } = useUser()
  const running = useRef<AbortController>(undefined)

  useEffect(
    () => () => {
      running.current?.abort()
      imports.close()
    },
    [],
  )

  /** Runs one thing; a later one, and leaving the page, ends it. What it says after its end is not heard. */
  async function run(
    work: (around: { signal: AbortSignal; tell: (change: Change) => void }) => Promise<void>,
    onFault: (fault: string) => void,
  ): Promise<void> {
    running.current?.abort()
    const stop = new AbortController()
    running.current = stop
    const { signal } = stop
    const tell = (change: Change) => {
      if (!signal.aborted) set(change)
    }
    try {
      await work({ signal, tell })
    } catch (error) {
      if (!signal.aborted) onFault(reasonOf(error))
    }
  }

  /** How a walk tells where it is. */
  const wayOf = (tell: (change: Change) => void, done: () => number) => ({
    onStep: () => tell((step) => ('done' in step ? { ...step, done: done() } : step)),
    onWait: (seconds: number) =>
      tell((step) =>
        'done' in step
          ? { ...step, waitUntil: seconds > 0 ? new Date(Date.now() + seconds * 1000) : undefined }
          : step,
      ),
  })

  function choose(file: File): void {
    set({ at: 'read', file, share: 0 })
    void run(
      async ({ signal, tell }) => {
        const answers = keptAnswers(file, memberId)
        const onProgress = (share: number) => tell({ at: 'read', file, share })
        const summary = await imports.readSource(file, zone(), { answers, signal, onProgress })
        tell({ at: 'answer', file, summary, answers, isAsking: false })
      },
      (fault) => set({ at: 'choose', fault }),
    )
  }

  function answer(known: Known, id: string, value: string): void {
    const answers = { ...known.answers, [id]: value }
    set({ ...known, at: 'answer', answers, isAsking: true, fault: undefined })
    void run(
      async ({ signal, tell }) => {
        const summary = await imports.readSource(known.file, zone(), { answers })
        // An answer with which the file cannot be read would keep it from being chosen again.
        if (!signal.aborted) keepAnswers(known.file, memberId, answers)
        tell({ at: 'answer', file: known.file, summary, answers, isAsking: false })
      },
      (fault) => set({ ...known, at: 'answer', answers, isAsking: false, fault }),
    )
  }

  const chosenOf = ({ file, summary: { source, members }, answers }: Known): Chosen => ({
    file,
    source,
    members,
    answers,
  })

  function look(known: Known): void {
    set({ ...known, fault: undefined, at: 'preview', done: 0, total: sizeOf(known.summary, known.answers) })
    void run(
      async ({ signal, tell }) => {
        const looked = newLedger()
        await preview(chosenOf(known), looked, { signal, ...wayOf(tell, () => looked.handled.size) })
        tell({ ...known, fault: undefined, at: 'decide', looked })
      },
      (fault) => set({ ...known, at: 'answer', isAsking: false, fault }),
    )
  }

  function send(
    known: Known & { looked: Ledger },
    { wins, removed }: Pick<Sending, 'wins' | 'removed'>,
    ledger = newLedger(),
  ): void {
    const { looked } = known
    const total = toComeIn(looked, wins)
    const sent = { ...known, fault: undefined, wins, removed, looked, ledger, total }
    const done = () => cameIn(looked, ledger)
    set({ ...sent, at: 'send', done: done() })
    void run(
      async ({ signal, tell }) => {
        const chosen = chosenOf(known)
        const around = { signal, ...wayOf(tell, done) }
        const earlier = await client.fetchQuery({ ...ownImports, staleTime: 0 })
        const id = await beginImport(chosen, earlier, around)
        const info = await bringIn(chosen, { id, wins, removed }, ledger, around)
        settleAnswers(known.file, memberId)
        tell({ at: 'done', file: known.file, info, looked, ledger })
        void client.invalidateQueries()
      },
      (fault) => {
        set({ ...sent, at: 'stopped', done: done(), fault })
        void client.invalidateQueries()
      },
    )
  }

  return {
    step,
    choose,
    answer,
    look,
    send,
    /** Stops what is sent after the row that is on its way. It can be gone on with. */
    stop: () => {
      running.current?.abort()
      set((step) => (step.at === 'send' ? { ...step, at: 'stopped', waitUntil: undefined } : step))
      void client.invalidateQueries()
    },
    /** Back to the questions. */
    back: () => {
      running.current?.abort()
      set((step) =>
        'summary' in step
          ? { at: 'answer', file: step.file, summary: step.summary, answers: step.answers, isAsking: false }
          : step,
      )
    },
    /** Gives the file up, or begins with another one. */
    leave: () => {
      running.current?.abort()
      imports.close()
      if ('file' in step) settleAnswers(step.file, memberId)
      set({ at: 'choose' })
    },
  }
}

export type Import = ReturnType<typeof useImport>
