import type { Answers, Candidate, Kind, Refused, Summary } from './candidate.ts'

type AnyKind = keyof Summary['counts']

/** The key, among the answers about a file, under which a kind is left out. */
const idOf = (kind: AnyKind) => `kind:${kind}`
const staysOut = 'no'

/** Whether a kind of a file is brought in: every one is, until the member says otherwise. */
export const isWanted = (kind: AnyKind, answers: Answers): boolean => answers[idOf(kind)] !== staysOut

/** The answer by which a kind is brought in, or stays out. */
export const kindAnswer = (kind: AnyKind, wanted: boolean): [id: string, value: string] => [
  idOf(kind),
  wanted ? 'yes' : staysOut,
]

/** The kinds that a file holds. */
export const kindsIn = ({ counts }: Summary): AnyKind[] => Object.keys(counts) as AnyKind[]

/** What is to be brought in of what was found. Refusals come along, whatever they are about. */
export async function* onlyWanted(
  found: AsyncIterable<Candidate | Refused>,
  answers: Answers,
): AsyncGenerator<Candidate | Refused> {
  for await (const one of found) {
    const kind: Kind | AnyKind | undefined =
      one.kind === 'refused' ? undefined : one.kind === 'own' ? one.of : one.kind
    if (kind === undefined || isWanted(kind, answers)) yield one
  }
}
