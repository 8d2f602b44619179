import { type ChallengeAction, challengeActions } from '../../src/face/liveness/challenge-events.ts'
import { judgeChallenge } from '../../src/face/liveness/judge-challenge.ts'
import { chanceFrom } from '../../src/specimens/chance.ts'
import { people } from '../../src/specimens/tables/people.table.ts'
import type { FaceView } from '../../src/vocabulary/face-frame.ts'
import { shareOf } from '../figures.ts'
import { openViewing } from './movements.ts'
import { livingFrames, momentsOf, photographFrames } from './sequences.ts'

interface Tally {
  passed: number
  all: number
}

const rates = [8, 15] as const

/** One, two or three different actions, in every order. */
const orders: readonly (readonly ChallengeAction[])[] = [[], [], []].reduce<readonly (readonly ChallengeAction[])[]>(
  (known) => [
    ...new Map(
      [...known, ...known.flatMap((order) => challengeActions.filter((action) => !order.includes(action)).map((action) => [...order, action]))].map((order) => [order.join(), order] as const),
    ).values(),
  ],
  [[]],
).filter((order) => order.length > 0) // prettier-ignore

/** Lines of a table: what was attempted, and how often it was right. Each pair of actions comes as often as any other. */
export async function challengeLines(): Promise<readonly string[]> {
  const see = await openViewing()
  const viewed = async (
    frames: Awaited<ReturnType<typeof livingFrames>>,
    at: readonly { readonly at: number }[],
  ) => {
    const views: FaceView[] = []
    for (const [n, pixels] of frames.entries()) views.push(await see(pixels, at[n]?.at ?? 0))
    return views
  }
  const pairs = orders.filter(({ length }) => length === 2)
  const lines: string[] = []
  for (const fps of rates) {
    const [right, wrong, still]: [Tally, Tally, Tally] = [{ passed: 0, all: 0 }, { passed: 0, all: 0 }, { passed: 0, all: 0 }] // prettier-ignore
    for (const [n, { id }] of people.entries()) {
      const chance = chanceFrom(fps).fork(`challenge ${id}`)
      const asked = pairs[n % pairs.length] ?? []
      const moments = momentsOf(asked, fps, chance)
      const living = await viewed(await livingFrames(id, moments, chance), moments)
      const { met, seen, reasons } = judgeChallenge(living, asked)
      if (met !== true) console.log(`  ${id} at ${fps}: ${asked.join()} seen as ${seen.map(({ action }) => action).join()} (${reasons.join()})`) // prettier-ignore
      count(right, met === true)
      for (const other of orders)
        if (other.join() !== asked.join()) count(wrong, judgeChallenge(living, other).met !== true)
      const flat = await viewed(await photographFrames(id, moments, chance), moments)
      count(still, judgeChallenge(flat, asked).met !== true)
    }
    lines.push(
      `| right order, accepted | ${fps} | ${shareOf(right.passed, right.all)} |`,
      `| the same frames as an answer to another order, refused | ${fps} | ${shareOf(wrong.passed, wrong.all)} |`,
      `| still photograph moved, turned, tilted and bent, refused | ${fps} | ${shareOf(still.passed, still.all)} |`,
    )
    console.log(lines.slice(-3).join('\n'))
  }
  return lines
}

function count(tally: Tally, passed: boolean): void {
  tally.all++
  if (passed) tally.passed++
}
