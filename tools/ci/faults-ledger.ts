import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

/**
 * Adds what the last `npm run test:faults` left in `.cache/faults` to the ledger, a row a kind, and takes it away, so
 * that nothing is counted twice. The commit is the one that was tried; with changes on top of it nothing is added.
 */
const repositoryPath = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url))
const folder = repositoryPath('.cache/faults/')
const ledger = repositoryPath('docs/measured/faults.md')

const line = z.object({ kind: z.string(), trials: z.int(), acknowledged: z.int(), losses: z.int() })

function git(...args: readonly string[]): string {
  return execFileSync('git', args, { cwd: repositoryPath(''), encoding: 'utf8' }).trim()
}

const names = existsSync(folder) ? readdirSync(folder).sort() : []
if (names.length === 0) throw new Error('Nothing was tried: run `npm run test:faults` first.')
if (git('status', '--porcelain', '--', 'src', 'test', 'migrations', 'package-lock.json') !== '')
  throw new Error('There are changes that no commit has; commit them and try again.')
const commit = git('rev-parse', '--short=10', 'HEAD')
const date = new Date().toISOString().slice(0, 10)
const rows = names.map((name) => {
  const { kind, trials, acknowledged, losses } = line.parse(JSON.parse(readFileSync(folder + name, 'utf8')))
  return `| ${date} | ${commit} | ${kind} | ${trials} | ${acknowledged} | ${losses} |\n`
})
writeFileSync(ledger, readFileSync(ledger, 'utf8') + rows.join(''))
for (const name of names) rmSync(folder + name)
process.stdout.write(rows.join(''))
