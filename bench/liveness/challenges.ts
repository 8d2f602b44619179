import { type ChallengeAction, challengeActions } from '../../src/engine/face/liveness/challenge-events.ts'
import { judgeChallenge } from '../../src/engine/face/liveness/judge-challenge.ts'
import { randomFrom } from '../../src/engine/specimens/random.ts'
import { people } from '../../src/engine/specimens/tables/people.table.ts'
import type { LivenessFrame } from '../../src/vocabulary/face/liveness-frame.ts'
import type { Pixels } from '../../src/vocabulary/imaging/pixels.ts'
import { shareWithInterval } from '../kit/figures.ts'
import { openFrameAnalysis } from './movements.ts'
import { liveFaceFrames, type SequenceFrame, sequenceFrames, movedPhotoFrames } from './sequences.ts'

interface Tally {
  passed: number
  all: number
}

/** Frames a second, and sequences and moved photographs of each person at that rate, each with its own paces, noise and actions. */
const rates = [
  { fps: 8, draws: 3, photographs: 3 },
  { fps: 15, draws: 3, photographs: 1 },
] as const
/** Every third person was looked at when the bounds were set, and is left out. */
const otherPersons = people.filter((_, n) => n % 3 !== 0)

/** One, two or three different actions, in every order. */
const orders: readonly (readonly ChallengeAction[])[] = [[], [], []].reduce<readonly (readonly ChallengeAction[])[]>(
  (known) => [
    ...new Map(
      [...known, ...known.flatMap((order) => challengeActions.filter((action) => !order.includes(action)).map((action) => [...order, action]))].map((order) => [order.join(), order] as const),
    ).values(),
  ],
  [[]],
).filter((order) => order.length > 0) // prettier-ignore

interface ChallengeAttempt {
  readonly person: string
  readonly fps: number
  readonly draw: number
  readonly request: readonly ChallengeAction[]
  /** Whether it is attempted with a photograph as well. */
  readonly isFaked: boolean
}

type Tallies = Readonly<Record<'right' | 'wrong' | 'still', Tally>>
type AnalyseFrame = Awaited<ReturnType<typeof openFrameAnalysis>>

/** Lines of a table: what was attempted, and how often it was right. Each pair of actions comes as often as any other. */
export async function challengeLines(): Promise<readonly string[]> {
  const analyseFrame = await openFrameAnalysis()
  const lines: string[] = []
  for (const { fps, draws, photographs } of rates) {
    const tally: Tallies = { right: { ...none }, wrong: { ...none }, still: { ...none } }
    for (const [n, { id }] of otherPersons.entries())
      for (let draw = 0; draw < draws; draw++) {
        const actions = pairs[(n + 4 * draw) % pairs.length] ?? []
        await attempted(
          analyseFrame,
          { person: id, fps, draw, request: actions, isFaked: draw < photographs },
          tally,
        )
      }
    const { right, wrong, still } = tally
    lines.push(
      `| right order, accepted | ${fps} | ${shareWithInterval(right.passed, right.all)} |`,
      `| the same frames as an answer to another order, refused | ${fps} | ${shareWithInterval(wrong.passed, wrong.all)} |`,
      `| still photograph moved, turned, tilted and bent, as an answer to any order, refused | ${fps} | ${shareWithInterval(still.passed, still.all)} |`,
    )
    console.log(lines.slice(-3).join('\n'))
  }
  return lines
}

/** Frames a second that a page sends. */
const pageRate = 8

/** The same for what hosted links could ask for: two and three movements, an order of each for everyone. */
export async function promptLines(): Promise<readonly string[]> {
  const analyseFrame = await openFrameAnalysis()
  const lines: string[] = []
  for (const length of [2, 3]) {
    const requests = promptable.filter((order) => order.length === length)
    const [right, wrong] = [{ ...none }, { ...none }]
    for (const [n, { id }] of otherPersons.entries()) {
      const request = requests[n % requests.length] ?? []
      const random = randomFrom(7).fork(`prompts ${id} ${String(length)}`)
      const moments = sequenceFrames(request, pageRate, random)
      const views = await viewed(analyseFrame, await liveFaceFrames(id, moments, random), moments)
      count(right, judgeChallenge(views, request).met === true)
      for (const other of promptable)
        if (other.join() !== request.join()) count(wrong, judgeChallenge(views, other).met !== true)
    }
    lines.push(
      `| ${String(length)} movements without a blink in the right order, accepted | ${String(pageRate)} | ${shareWithInterval(right.passed, right.all)} |`,
      `| the same frames as an answer to another order without a blink, refused | ${String(pageRate)} | ${shareWithInterval(wrong.passed, wrong.all)} |`,
    )
    console.log(lines.slice(-2).join('\n'))
  }
  return lines
}

/** What the wire has words for: two or three movements without a blink. */
const promptable = orders.filter((order) => order.length > 1 && !order.includes('blink'))

/** Someone does what is asked for, then a photograph of them is moved instead. */
async function attempted(
  analyseFrame: AnalyseFrame,
  { person, fps, draw, request, isFaked }: ChallengeAttempt,
  tally: Tallies,
): Promise<void> {
  const random = randomFrom(100 * draw + fps).fork(`challenge ${person}`)
  const moments = sequenceFrames(request, fps, random)
  const living = await viewed(analyseFrame, await liveFaceFrames(person, moments, random), moments)
  const { met, seen, reasons } = judgeChallenge(living, request)
  if (met !== true) console.log(`  ${person} at ${fps}: ${request.join()} seen as ${seen.map(({ action }) => action).join()} (${reasons.join()})`) // prettier-ignore
  count(tally.right, met === true)
  for (const other of orders) {
    if (other.join() === request.join()) continue
    const isTaken = judgeChallenge(living, other).met === true
    if (isTaken) console.log(`  ${person} at ${fps}: ${request.join()} is taken for ${other.join()}`)
    count(tally.wrong, !isTaken)
  }
  if (!isFaked) return
  const flat = await viewed(analyseFrame, await movedPhotoFrames(person, moments, random), moments)
  for (const order of orders) {
    const isTaken = judgeChallenge(flat, order).met === true
    if (isTaken) console.log(`  ${person} at ${fps}: a photograph is taken for ${order.join()}`)
    count(tally.still, !isTaken)
  }
}

async function viewed(
  analyseFrame: AnalyseFrame,
  frames: readonly Pixels[],
  moments: readonly SequenceFrame[],
): Promise<readonly LivenessFrame[]> {
  const views: LivenessFrame[] = []
  for (const [n, pixels] of frames.entries()) views.push(await analyseFrame(pixels, moments[n]?.at ?? 0))
  return views
}

const none: Tally = { passed: 0, all: 0 }
const pairs = orders.filter(({ length }) => length === 2)

function count(tally: Tally, passed: boolean): void {
  tally.all++
  if (passed) tally.passed++
}
