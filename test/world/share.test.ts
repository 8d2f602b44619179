import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { httpSeconds, sharedSuites, sharesOfHttp } from './setup/file-seconds.table.ts'
import { type FileSeconds, leftOut, parts, shareNumber } from './share.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const suites = [
  ...Object.entries(sharedSuites).map(([name, { seconds, shares: count }]) => ({ name, seconds, count })),
  { name: 'http on servers', seconds: httpSeconds, count: sharesOfHttp },
]

const total = (files: readonly string[], seconds: FileSeconds): number =>
  files.reduce((sum, file) => sum + (seconds[file] ?? 0), 0)

describe('A share of a suite', () => {
  it('is chosen by a whole number, and there is none where none is given', () => {
    expect(shareNumber({})).toBeNull()
    expect(shareNumber({ SHARE: '' })).toBeNull()
    expect(shareNumber({ SHARE: '0' })).toBe(0)
    expect(shareNumber({ SHARE: '16777215' })).toBe(16_777_215)
    for (const wrong of ['1.5', '-1', 'half']) expect(() => shareNumber({ SHARE: wrong })).toThrow(wrong)
  })

  it('leaves nothing out where the suite runs whole', () => {
    expect(leftOut(sharedSuites.faults.seconds, 2, null)).toEqual([])
  })

  it.each(suites)(
    'of $name runs each file once in as many numbers as there are shares',
    ({ seconds, count }) => {
      const files = Object.keys(seconds)
      const run = Array.from({ length: count }, (_, at) => leftOut(seconds, count, 6 + at)).flatMap(
        (omitted) => files.filter((file) => !omitted.includes(file)),
      )
      expect(run.sort()).toEqual(files.sort())
    },
  )

  it.each(suites)('of $name takes about as long as every other', ({ seconds, count }) => {
    const each = parts(seconds, count).map((files) => total(files, seconds))
    expect(Math.max(...each) / Math.min(...each)).toBeLessThan(1.1)
  })

  it.each(suites)('of $name has only files that are there', ({ seconds }) => {
    expect(Object.keys(seconds).filter((file) => !existsSync(`${root}/${file}`))).toEqual([])
  })

  it('of the faults knows every file: one that is missing would always run', () => {
    const there = readdirSync(`${root}/test/faults`, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.test.ts'))
      .map((path) => `test/faults/${path}`)
    expect(Object.keys(sharedSuites.faults.seconds).sort()).toEqual(there.sort())
  })
})
