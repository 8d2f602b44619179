import { describe, expect, it } from 'vitest'
import { readSumLine, sumLine } from './manifest.ts'

const sha256 = 'a'.repeat(64)

describe('a line of the list of hashes', () => {
  it.each(['database/base/5/1247_fsm', 'vault/ab/cd/abcd.blob', 'erasures.jsonl'])('names %s', (path) => {
    expect(readSumLine(sumLine({ sha256, path }).trimEnd())).toEqual({ sha256, path })
  })

  it.each(['database/../../etc/passwd', '/etc/passwd', 'master.key', 'vault/./x', 'database', 'vault/a\\b'])(
    'never leads out of the data directory, or to a key: %s',
    (path) => {
      expect(readSumLine(`${sha256}  ${path}`)).toBeNull()
    },
  )
})
