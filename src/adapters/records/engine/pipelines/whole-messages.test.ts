import { describe, expect, it } from 'vitest'
import { WholeMessages } from './whole-messages.ts'

function message(type: string, body: string): Buffer {
  const bytes = Buffer.alloc(5 + body.length)
  bytes.write(type, 'latin1')
  bytes.writeInt32BE(4 + body.length, 1)
  bytes.write(body, 5, 'latin1')
  return bytes
}

const rows = [message('D', 'Z'.repeat(1000)), message('C', 'SELECT 1'), message('2', '')]
const end = Buffer.concat([message('Z', 'I'), message('N', 'later')])
const all = Buffer.concat([...rows, end])

/** What is read of it when it comes in parts of this length. */
function readInParts(length: number): { readonly read: Buffer; readonly rest: Buffer } {
  const messages = new WholeMessages()
  const read: Buffer[] = []
  for (let at = 0; at < all.length; at += length) {
    const { whole, rest } = messages.take(Buffer.from(all.subarray(at, at + length)))
    read.push(...whole)
    if (rest !== undefined)
      return { read: Buffer.concat(read), rest: Buffer.concat([rest, all.subarray(at + length)]) }
  }
  throw new Error('The end was not found.')
}

describe('Messages of a server', () => {
  it('are the same in parts of whatever length they come', () => {
    for (const length of [1, 2, 4, 5, 6, 7, 64, 999, 1005, 1006, 1023, all.length]) {
      const { read, rest } = readInParts(length)
      expect(read, `${length}`).toEqual(Buffer.concat(rows))
      expect(rest, `${length}`).toEqual(end)
    }
  })

  it('are given as soon as they are whole', () => {
    const messages = new WholeMessages()
    const [row = Buffer.alloc(0)] = rows
    expect(messages.take(Buffer.concat([row, row.subarray(0, 3)]))).toEqual({ whole: [row], rest: undefined })
    expect(messages.take(row.subarray(3, 900))).toEqual({ whole: [], rest: undefined })
    expect(messages.take(Buffer.concat([row.subarray(900), row]))).toEqual({
      whole: [row, row],
      rest: undefined,
    })
  })
})
