import { readFileSync, writeFileSync } from 'node:fs'
import { challengeLines, promptLines } from './liveness/challenges.ts'
import { realLines, simulatedLines } from './liveness/passive.ts'

/**
 * `npm run bench:liveness`: what liveness is worth on *simulated* screens, prints and movements, and what it says of real
 * people's pictures; writes the tables of docs/measured/faces.md. Parts may be named: `simulated`, `real`, `challenges`,
 * `prompts`.
 * The simulator and the people are others than those that the model was fitted on.
 */
const parts = {
  simulated: { head: ['*Simulated* attack', 'error', 'cannot tell', 'no face found'], lines: simulatedLines },
  real: { head: ['Real pictures, no attacks', 'taken for a recapture', 'cannot tell', 'no face found'], lines: realLines }, // prettier-ignore
  challenges: { head: ['*Simulated* movements', 'frames a second', 'share'], lines: challengeLines },
  prompts: { head: ['*Simulated* movements', 'frames a second', 'share'], lines: promptLines },
} as const

const page = new URL('../docs/measured/faces.md', import.meta.url)
const requested = process.argv.slice(2)

for (const [name, { head, lines }] of Object.entries(parts)) {
  if (requested.length > 0 && !requested.includes(name)) continue
  const rows = await lines()
  if (rows.length === 0) continue
  const table = [`| ${head.join(' | ')} |`, `|${'---|'.repeat(head.length)}`, ...rows].join('\n')
  console.log(`\n${table}\n`)
  const [begin, end] = [`<!-- liveness ${name} -->`, `<!-- /liveness ${name} -->`]
  const text = readFileSync(page, 'utf8')
  const [from, to] = [text.indexOf(begin), text.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`${begin} is not in docs/measured/faces.md`)
  writeFileSync(page, `${text.slice(0, from + begin.length)}\n\n${table}\n\n${text.slice(to)}`)
}
