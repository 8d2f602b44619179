import { latin1 } from '../bytes.ts'
import { dssUpdate } from './dss-update.ts'
import type { ValidationData } from './validation-data.ts'

const maxStreams = 64
const streamForm = /^(\d{1,10}) 0 obj\n<<\n\/Length (\d{1,8})\n>>\nstream\n/

/** Of the dictionary DSS: the numbers of the streams. */
const arrays = {
  certs: /\n\/Certs \[ ((?:\d{1,10} 0 R ?)+)\]\n/,
  ocsps: /\n\/OCSPs \[ ((?:\d{1,10} 0 R ?)+)\]\n/,
  crls: /\n\/CRLs \[ ((?:\d{1,10} 0 R ?)+)\]\n/,
} as const

/**
 * The validation data behind what a seal covers. They are read only where the bytes are, one for one, what `dssUpdate` makes of them: so an
 * update can hold nothing else, and change nothing of the document.
 *
 * @param end of what the seal covers
 * @returns null for anything else
 */
export function readDssUpdate(file: Uint8Array, end: number): ValidationData | null {
  const streams = new Map<number, Uint8Array>()
  let at = end + 1
  for (;;) {
    const [head, number, length] = streamForm.exec(latin1(file, at, at + 80)) ?? []
    if (head === undefined) break
    const from = at + head.length
    const to = from + Number(length)
    if (to > file.length || streams.size === maxStreams) return null
    streams.set(Number(number), file.subarray(from, to))
    at = to + '\nendstream\nendobj\n'.length
  }
  const dictionary = latin1(file, at, at + 4_096)
  const named = (form: RegExp): readonly Uint8Array[] => {
    const [, numbers = ''] = form.exec(dictionary) ?? []
    return [...numbers.matchAll(/(\d+) 0 R/g)].flatMap(([, number]) => streams.get(Number(number)) ?? [])
  }
  const data = { certificates: named(arrays.certs), ocsps: named(arrays.ocsps), crls: named(arrays.crls) }
  const expected = dssUpdate(file.subarray(0, end), data)
  return expected !== null && isSame(expected, file.subarray(end)) ? data : null
}

const isSame = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, index) => byte === other[index])
