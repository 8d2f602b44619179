import { describe, expect, it } from 'vitest'
import { qrLines } from './qr-lines.ts'

const modules = {
  width: 3,
  height: 3,
  channels: 1,
  data: new Uint8Array([0, 255, 0, 255, 0, 0, 0, 0, 255]),
} as const

describe('A QR code in a terminal', () => {
  it('has two rows of modules a line, with four free modules on each side', () => {
    expect(qrLines(modules, false)).toEqual([
      ' '.repeat(11), ' '.repeat(11),
      '    ▀▄█    ', '    ▀▀     ',
      ' '.repeat(11), ' '.repeat(11),
    ]) // prettier-ignore
  })

  it('is black on white on a screen, whatever its colours are', () => {
    for (const line of qrLines(modules, true))
      expect(line).toMatch(/^\u001b\[38;5;16;48;5;231m[ ▀▄█]{11}\u001b\[0m$/) // eslint-disable-line no-control-regex
  })
})
