/** What a signature's dictionary says of itself. */
export interface DictionaryValues {
  readonly subFilter: string
  readonly reason: string
  readonly location: string
  /** Milliseconds since 1970; null when it does not say, or not so that it can be read. */
  readonly claimedAt: number | null
}

const longestText = 500

/** Reads the few values that are shown, out of the text of a dictionary (ISO 32000-1, table 252). */
export function dictionaryValues(dictionary: string): DictionaryValues {
  return {
    subFilter: /\/SubFilter\s*\/([A-Za-z0-9.]{1,60})/.exec(dictionary)?.[1] ?? '',
    reason: textOf(dictionary, 'reason'),
    location: textOf(dictionary, 'location'),
    claimedAt: instantOf(textOf(dictionary, 'madeAt')),
  }
}

/** Text strings (7.9.2), written in digits or in parentheses without parentheses in them. */
const texts = {
  reason: /\/Reason\s*(?:<([0-9A-Fa-f\s]{0,8000})>|\(((?:[^()\\]|\\.){0,4000})\))/s,
  location: /\/Location\s*(?:<([0-9A-Fa-f\s]{0,8000})>|\(((?:[^()\\]|\\.){0,4000})\))/s,
  madeAt: /\/M\s*(?:<([0-9A-Fa-f\s]{0,100})>|\(((?:[^()\\]|\\.){0,100})\))/s,
} as const

function textOf(dictionary: string, key: keyof typeof texts): string {
  const [, digits, plain] = texts[key].exec(dictionary) ?? []
  const bytes =
    digits === undefined
      ? unescaped(plain ?? '')
      : (digits.replace(/\s/g, '').match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16))
  const encoding =
    bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : bytes[0] === 0xef ? 'utf-8' : 'latin1'
  const text = new TextDecoder(encoding).decode(new Uint8Array(bytes))
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '').slice(0, longestText)
}

function unescaped(plain: string): number[] {
  const text = plain.replace(/\\([0-7]{1,3})|\\(.)/gs, (_, octal: string | undefined, letter: string) =>
    octal === undefined ? letter : String.fromCharCode(Number.parseInt(octal, 8) & 0xff),
  )
  return Array.from(text, (letter) => letter.charCodeAt(0) & 0xff)
}

/** A date (7.9.4): `D:YYYYMMDDHHmmSS` with `Z`, `+HH'mm` or nothing behind it, which is read as UTC. */
function instantOf(text: string): number | null {
  const match = /^D:(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(?:Z|([+-])(\d\d)'?(\d\d)?)?/.exec(text)
  if (match === null) return null
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = match.slice(1, 7).map(Number)
  const shift = (Number(match[8] ?? 0) * 60 + Number(match[9] ?? 0)) * (match[7] === '-' ? -1 : 1)
  const at = Date.UTC(year, month - 1, day, hour, minute, second) - shift * 60_000
  return Number.isNaN(at) ? null : at
}
