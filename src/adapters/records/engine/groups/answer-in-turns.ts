export interface WaitingForAnswer<Answer> {
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: unknown) => void
}

/**
 * Gives each of a group its answer in a turn of its own: what is made of one is done with before the next begins. Made of all
 * side by side, it would outgrow the young generation of the heap. The next group is sent before that, so that the database
 * does not wait meanwhile.
 */
export function answerInTurns<Answer>(
  group: readonly WaitingForAnswer<Answer>[],
  answers: readonly Answer[],
): void {
  for (const [at, { resolve, reject }] of group.entries())
    setImmediate(() => {
      const answer = answers[at]
      if (answer === undefined) reject(new Error('A request to the database was not answered.'))
      else resolve(answer)
    })
}
