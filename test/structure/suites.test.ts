import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { mutants } from '../../tools/mutants/mutants.table.ts'
import config from '../../vitest.config.ts'
import { corpus } from '../attacks/corpus.table.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const { projects } = z
  .object({
    test: z.object({
      projects: z.array(z.object({ test: z.object({ name: z.string(), include: z.array(z.string()) }) })),
    }),
  })
  .parse(config).test
const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(`${root}/package.json`, 'utf8')))

describe('The suites', () => {
  it('have every folder of tests among them', () => {
    const folders = readdirSync(`${root}/test`, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.test.ts'))
      .map((path) => path.split('/')[0] ?? '')
    const included = projects.flatMap(({ test }) => test.include)
    for (const folder of new Set(folders)) expect(included).toContain(`test/${folder}/**/*.test.ts`)
  })

  it('that a command runs are there', () => {
    const names = projects.map(({ test }) => test.name)
    for (const [command, words] of Object.entries(scripts))
      for (const [, name] of words.matchAll(/--project (\S+)/g)) expect(names, command).toContain(name)
  })

  // Whole suites; parts of one, and what takes hours, are run by anyone who wants them.
  const whole = Object.entries(scripts).filter(([, words]) => /^vitest run(?: --project \S+)+$/.test(words))
  const names = whole.map(([name]) => name).filter((name) => name !== 'unit')

  it('are run by CI, each by its command', () => {
    const ci = readFileSync(`${root}/.ci/run`, 'utf8')
    for (const name of names) expect(ci).toMatch(new RegExp(`npm run --silent ${name}\\b`))
  })

  it('are run whole by the long run, and so is everything that CI runs', () => {
    const [, listed = ''] =
      /^steps=\((.*)\)$/m.exec(readFileSync(`${root}/tools/ci/test-long.sh`, 'utf8')) ?? []
    const steps = listed.split(' ')
    for (const name of names) expect(steps).toContain(name.replace('test:', ''))
    const ci = readFileSync(`${root}/.ci/run`, 'utf8')
    for (const [, name] of ci.matchAll(/^ *step (\w+)/gm)) expect([...steps, 'install']).toContain(name)
  })

  it('that need what a bare clone has not are none by which a mutant is noticed', () => {
    const tests = mutants.flatMap(({ test, attacks }) =>
      test === undefined
        ? corpus.filter(({ id }) => attacks.includes(id)).flatMap((one) => one.test ?? [])
        : [test],
    )
    expect(tests.filter((path) => /^test\/(corpus|cluster)\//.test(path))).toEqual([])
  })
})
