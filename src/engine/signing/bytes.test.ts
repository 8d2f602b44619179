import { describe, expect, it } from 'vitest'
import { randomFrom } from '../specimens/random.ts'
import { indexOfText } from './bytes.ts'

describe('A text in a file', () => {
  it('is found where it stands first, and nowhere else', () => {
    const file = Buffer.from('a/ByteRang/ByteRange [0]/ByteRange')
    expect(indexOfText(file, '/ByteRange', 0)).toBe(10)
    expect(indexOfText(file, '/ByteRange', 11)).toBe(24)
    expect(indexOfText(file, '/ByteRange', 25)).toBe(-1)
    expect(indexOfText(file, '/ByteRanges', 0)).toBe(-1)
    expect(indexOfText(new Uint8Array(), 'a', 0)).toBe(-1)
  })

  it('is found where a plain search finds it, in files of few letters', () => {
    const random = randomFrom(3)
    const draw = (length: number): string =>
      Array.from({ length }, () => random.pick(['a', 'b', 'e'])).join('')
    for (let i = 0; i < 2000; i++) {
      const [file, text, from] = [draw(random.whole(0, 60)), draw(random.whole(1, 5)), random.whole(0, 20)]
      expect(indexOfText(Buffer.from(file), text, from)).toBe(
        file.indexOf(text, from) === -1 || from > file.length ? -1 : file.indexOf(text, from),
      )
    }
  })
})
