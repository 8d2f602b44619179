import { describe, expect, it } from 'vitest'
import type { Pixels } from '../../vocabulary/imaging/pixels.ts'
import { isReadable, paintQrCode, qrLook } from './paint-qr-code.ts'

const modules: Pixels = { width: 2, height: 2, channels: 1, data: Uint8Array.from([0, 255, 255, 0]) }
const look = { color: '0000ff', background: 'ffff00', moduleSize: 3, margin: 1 }

describe('a QR code', () => {
  it('has each module as a square of one colour, and a margin of the other', () => {
    const { width, height, channels, data } = paintQrCode(modules, look)
    expect([width, height, channels, data.length]).toEqual([12, 12, 3, 432])
    const at = (x: number, y: number) => Array.from(data.slice((y * width + x) * 3, (y * width + x) * 3 + 3))
    const [blue, yellow] = [
      [0, 0, 255],
      [255, 255, 0],
    ]
    expect([at(0, 0), at(2, 5), at(3, 3), at(5, 5), at(6, 3), at(8, 8), at(9, 9)]).toEqual([
      ...[yellow, yellow, blue, blue, yellow, blue, yellow],
    ])
  })

  it('takes what a profile says, within bounds', () => {
    const settings = { qrColor: '000000', qrBGColor: 'FFFFFF', qrSize: 100, qrMargin: 100 }
    expect(qrLook(settings)).toMatchObject({ moduleSize: 40, margin: 40 })
    expect(qrLook({ ...settings, qrSize: 2.4, qrMargin: 0 })).toMatchObject({ moduleSize: 2, margin: 0 })
  })

  it.each([
    ['000000', 'FFFFFF', true],
    ['ffffff', '000000', true],
    ['1a3d7c', 'f5f0e6', true],
    ['0000ff', 'ff0000', false],
    ['808080', '7f7f7f', false],
    ['ffff00', 'ffffff', false],
  ])('of #%s on #%s is readable: %s', (color, background, isOne) => {
    expect(isReadable({ color, background })).toBe(isOne)
  })
})
