import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { httpSeconds, faultSeconds } from './setup/file-seconds.table.ts'
import { type FileSeconds, leftOut, parts, shareNumber } from './share.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const suites = { faults: faultSeconds, http: httpSeconds }

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
    expect(leftOut(faultSeconds, 2, null)).toEqual([])
  })

  it.each(Object.entries(suites))(
    'of %s comes with one of two numbers in a row, for each file',
    (_, seconds) => {
      const files = Object.keys(seconds)
      const run = [6, 7].flatMap((number) => {
        const omitted = leftOut(seconds, 2, number)
        return files.filter((file) => !omitted.includes(file))
      })
      expect(run.sort()).toEqual(files.sort())
    },
  )

  it.each(Object.entries(suites))('of %s takes about as long as the other', (_, seconds) => {
    const [one = [], other = []] = parts(seconds, 2)
    expect(total(one, seconds) / total(other, seconds)).toBeCloseTo(1, 1)
  })

  it.each(Object.entries(suites))('of %s has only files that are there', (_, seconds) => {
    expect(Object.keys(seconds).filter((file) => !existsSync(`${root}/${file}`))).toEqual([])
  })

  it('of the faults knows every file: one that is missing would always run', () => {
    const there = readdirSync(`${root}/test/faults`, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.test.ts'))
      .map((path) => `test/faults/${path}`)
    expect(Object.keys(faultSeconds).sort()).toEqual(there.sort())
  })
})
