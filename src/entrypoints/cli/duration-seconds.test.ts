import { describe, expect, it } from 'vitest'
import { parseDurationSeconds } from './duration-seconds.ts'

describe('a duration on the command line', () => {
  it.each([
    ['0s', 0],
    ['90s', 90],
    ['15m', 900],
    ['24h', 86_400],
    ['30d', 2_592_000],
  ])('%s is %i seconds', (written, seconds) => {
    expect(parseDurationSeconds(written, '--overlap')).toBe(seconds)
  })

  it.each(['', '24', 'h', '-1h', '1.5h', '1w', '24h '])(
    '"%s" is none, and the option is named',
    (written) => {
      expect(() => parseDurationSeconds(written, '--overlap')).toThrow('--overlap')
    },
  )
})
