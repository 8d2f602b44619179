import { indexOfText, latin1 } from './bytes.ts'

/** A place of a signature in a file, as its dictionary says. */
export interface FoundSignature {
  /** The first byte that is not signed, `<`, and the first that is signed again. */
  readonly gap: readonly [from: number, to: number]
  /** Where what is signed ends; may lie behind the end of the file. */
  readonly end: number
  /** The text of the dictionary, bounded; bytes as characters. */
  readonly dictionary: string
}

export interface SignatureSearch {
  readonly found: readonly FoundSignature[]
  /** Places that name a range in a way that is not read, or that does not fit the file. */
  readonly unreadable: readonly number[]
}

/** More are not looked at: each costs as much as the file is long. */
export const maxSignatures = 16

const longestDictionary = 8_192
const range = /^\/ByteRange\s*\[\s*0\s+(\d{1,11})\s+(\d{1,11})\s+(\d{1,11})\s*\]/

/**
 * Finds signatures by their ranges, and nothing else of the file is interpreted: a range is taken when it begins with the file
 * and leaves out exactly one string of hexadecimal digits, the value of `/Contents` (ISO 32000-1, 12.8.1).
 */
export function findSignatures(file: Uint8Array): SignatureSearch {
  const found: FoundSignature[] = []
  const unreadable: number[] = []
  let at = indexOfText(file, '/ByteRange', 0)
  while (at !== -1 && found.length + unreadable.length <= maxSignatures) {
    const signature = signatureAt(file, at)
    if (signature === null) unreadable.push(at)
    else found.push(signature)
    at = indexOfText(file, '/ByteRange', at + 1)
  }
  return { found, unreadable }
}

function signatureAt(file: Uint8Array, at: number): FoundSignature | null {
  const numbers = range.exec(latin1(file, at, at + 120))
  if (numbers === null) return null
  const [first, from, length] = [Number(numbers[1]), Number(numbers[2]), Number(numbers[3])]
  const isInFile = first < from && from < file.length && length > 0
  const isSigned = at < first || at >= from
  if (!isInFile || !isSigned || !isContents(file, first, from)) return null
  return { gap: [first, from], end: from + length, dictionary: dictionaryAround(file, at, [first, from]) }
}

const [digit, lower, upper] = [1, 2, 4]

/** Of each byte, whether and how it is written as a hexadecimal digit; 0 for others. */
const digitKinds = Uint8Array.from({ length: 256 }, (_, byte) => {
  const letter = String.fromCharCode(byte)
  return /[0-9]/.test(letter) ? digit : /[a-f]/.test(letter) ? lower : /[A-F]/.test(letter) ? upper : 0
})

/** Whether what is left out is the value of `/Contents`: digits in brackets, in letters of one case, and nothing else. */
function isContents(file: Uint8Array, from: number, to: number): boolean {
  if (file[from] !== 0x3c || file[to - 1] !== 0x3e || (to - from) % 2 !== 0) return false
  let seen = 0
  for (let i = from + 1; i < to - 1; i++) {
    const kind = digitKinds[file[i] ?? 0] ?? 0
    if (kind === 0) return false
    seen |= kind
  }
  const isOneCase = (seen & (lower | upper)) !== (lower | upper)
  return isOneCase && /\/Contents\s{0,4}$/.test(latin1(file, from - 16, from))
}

/** From the object's beginning to its end without the digits; at most some kilobytes of either side. */
function dictionaryAround(file: Uint8Array, at: number, gap: FoundSignature['gap']): string {
  const from = Math.min(at, gap[0])
  const to = Math.max(at, gap[1])
  const before = latin1(file, from - longestDictionary, from)
  const begin = before.lastIndexOf(' obj')
  const after = latin1(file, to, to + longestDictionary)
  const end = after.indexOf('endobj')
  const inner = at < gap[0] ? latin1(file, at, gap[0]).slice(0, longestDictionary) : ''
  return `${before.slice(begin + 1)}${inner}${after.slice(0, end === -1 ? undefined : end)}`
}
