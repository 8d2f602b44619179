import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import type { PairScorer } from './same-candidates.ts'

const script = fileURLToPath(new URL('logic-v2.py', import.meta.url))
const answerShape = z.object({ scores: z.array(z.number()) })

/** logic-v2 in a Python process that lives as long as the bench. */
export interface LogicV2 {
  readonly score: PairScorer
  close(): void
}

/** Null when `python` has no nomenklatura. */
export async function openLogicV2(python: string): Promise<LogicV2 | null> {
  const child: ChildProcessWithoutNullStreams = spawn(python, [script])
  child.on('error', () => undefined)
  child.stdin.on('error', () => undefined)
  child.stderr.resume()
  const lines: AsyncIterator<string> = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  if ((await lines.next()).done === true) return null
  return {
    async score({ query, person, listed }) {
      const schema = person ? 'Person' : 'Organization'
      child.stdin.write(`${JSON.stringify({ asked: query, schema, listed })}\n`)
      const line: IteratorResult<string, unknown> = await lines.next()
      if (line.done === true) throw new Error('logic-v2 has ended')
      return answerShape.parse(JSON.parse(line.value)).scores
    },
    close: () => child.stdin.end(),
  }
}
