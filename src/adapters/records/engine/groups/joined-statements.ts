import type { Answer, Statement } from '../session.ts'

/** How several statements of the same text are sent as one: of each parameter an array is made. */
export interface JoinedForm {
  /** Its first parameters are `shared`; of all others it takes arrays. */
  readonly sql: string
  /** How many parameters, from the first, must be the same in all of them, and are given once. */
  readonly shared: number
  /**
   * What one of them would have been answered by itself.
   *
   * @param answer of all
   * @param later those that come after it, in their order
   */
  readonly answerOf?: (answer: Answer, later: readonly Statement[]) => Answer
}

/** A statement of a write; with a joined form it may be sent together with those of other writes. */
export interface JoinableStatement extends Statement {
  readonly joined?: JoinedForm
}

/** The statements of several writes, as they are sent. */
export interface JoinedStatements {
  readonly statements: readonly Statement[]
  /** Gives each write the answers of its own statements. */
  readonly apart: (answers: readonly Answer[]) => readonly (readonly Answer[])[]
}

/**
 * Sends statements of writes that do not depend on each other: where several writes consist of the same statements, and all of
 * these have a joined form, the first statements of all are one, then the second ones, and so on.
 */
export function joinStatements(writes: readonly (readonly JoinableStatement[])[]): JoinedStatements {
  const statements: Statement[] = []
  const groups = alike(writes).map((members) => {
    const begin = statements.length
    const [{ list }] = members
    for (const at of list.keys()) statements.push(...oneStatement(members, at))
    return { members, begin }
  })
  return {
    statements,
    apart: (answers) => {
      const given: (readonly Answer[])[] = writes.map(() => [])
      for (const { members, begin } of groups)
        for (const [rank, { write, list }] of members.entries())
          given[write] = list.flatMap((_, at) => answerIn(members.slice(rank), at, answers[begin + at]))
      return given
    },
  }
}

interface Member {
  /** Which of the writes. */
  readonly write: number
  readonly list: readonly JoinableStatement[]
}

type Members = [Member, ...Member[]]

/** Writes whose statements may be sent as one stand together; each of the others stands alone. */
function alike(writes: readonly (readonly JoinableStatement[])[]): readonly Members[] {
  const groups: Members[] = []
  for (const [write, list] of writes.entries()) {
    const known = groups.find(([{ list: first }]) => areJoinable(first, list))
    if (known === undefined) groups.push([{ write, list }])
    else known.push({ write, list })
  }
  return groups
}

function areJoinable(one: readonly JoinableStatement[], other: readonly JoinableStatement[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ joined, parameters }, at) => {
      const beside = other[at]
      if (joined === undefined || beside?.joined !== joined) return false
      return parameters.slice(0, joined.shared).every((value, index) => value === beside.parameters[index])
    })
  )
}

/** The statements at one place of writes that are alike, as one; as it is where there is but one. */
function oneStatement(members: Members, at: number): readonly Statement[] {
  const all = members.flatMap(({ list }) => list[at] ?? [])
  const [first] = all
  if (first?.joined === undefined || all.length === 1) return all
  const { sql, shared } = first.joined
  const parameters = first.parameters.map((value, index) =>
    index < shared ? value : all.map((each) => each.parameters[index]),
  )
  return [{ sql, parameters }]
}

/** @param members from the one that is answered on */
function answerIn(members: readonly Member[], at: number, answer: Answer | undefined): readonly Answer[] {
  if (answer === undefined) return []
  const [own, ...later] = members.flatMap(({ list }) => list[at] ?? [])
  return [own?.joined?.answerOf?.(answer, later) ?? answer]
}
