import { elementDefinition, newestVersion } from './element-definition.ts'

/** One subfile: `DL`, `ID` or `EN` for the card, `Z` and a letter for what the jurisdiction adds. */
export interface Subfile {
  readonly type: string
  /** Values as written, by element; blanks at their ends removed. */
  readonly elements: ReadonlyMap<string, string>
  /** As written, from its type on. */
  readonly raw: string
}

/** Something that is not as the standard says; a card with one is believed less. */
export type AamvaFault = 'opening' | 'version' | 'layout' | 'element' | 'repeated' | 'missing'

/** The text of a barcode taken apart (AAMVA DL/ID Card Design Standard, Annex D.12). */
export interface AamvaText {
  /** Issuer identification number, six digits. */
  readonly iin: string
  /** 1..11 are known. */
  readonly version: number
  /** Null in version 1, which has none. */
  readonly jurisdictionVersion: number | null
  readonly subfiles: readonly Subfile[]
  readonly faults: readonly AamvaFault[]
}

/** Record separator; one issuer writes the file separator. */
const separators = ['\x1e', '\x1c']
const headers = separators.flatMap((one) => [`@\n${one}\rANSI `, `@\n${one}\rAAMVA`])
/** What issuers and bad copies make of it. */
const lenientHeader = /^[^A-Z0-9]{0,12}(?:ANSI|AAMVA)\s?(?=\d{10})/
const maxLength = 8000

/** Elements without which no card is whole: of each row, one choice with all that it names. */
const mandatoryElements: readonly (readonly string[])[] = [
  ['DCS DAC', 'DCS DCT', 'DAB DAC', 'DAA'],
  ['DAG DAI DAJ DAK', 'DAL DAN DAO DAP'],
  ['DAQ DBA DBB DBC DBD'],
]

/** Takes the text of a barcode apart. Null when it is no AAMVA text at all, or longer than any can be. */
export function parseAamva(text: string): AamvaText | null {
  const start = lenientHeader.exec(text)?.[0].length
  if (start === undefined || text.length > maxLength) return null
  const version = Number(text.slice(start + 6, start + 8))
  const at = start + (version === 1 ? 8 : 10)
  const parsed = subfilesOf(text, at)
  if (parsed === null) return null
  const card = cardSubfile(parsed.subfiles)
  if (card === null) return null
  const faults = [
    headers.some((one) => text.startsWith(one)) ? null : 'opening',
    version >= 1 && version <= newestVersion ? null : 'version',
    parsed.hasValidOffsets ? null : 'layout',
    ...faultsOf(parsed.subfiles, card),
  ] as const
  return {
    iin: text.slice(start, start + 6),
    version,
    jurisdictionVersion: version === 1 ? null : Number(text.slice(start + 8, start + 10)),
    subfiles: parsed.subfiles.map(({ type, raw, lines }) => ({ type, raw, elements: new Map(lines) })),
    faults: [...new Set(faults)].filter((fault) => fault !== null),
  }
}

/** The subfile that speaks of the card and its holder. */
export function cardSubfile<S extends { readonly type: string }>(subfiles: readonly S[]): S | null {
  return subfiles.find(({ type }) => type === 'DL' || type === 'ID' || type === 'EN') ?? null
}

interface RawSubfile {
  readonly type: string
  readonly raw: string
  readonly lines: readonly (readonly [id: string, value: string])[]
  readonly hasStrayLine: boolean
}

interface ParsedSubfiles {
  readonly subfiles: readonly RawSubfile[]
  /** Every subfile lies where its designator says, and nothing else is there. */
  readonly hasValidOffsets: boolean
}

/** Subfiles by their designators; where these do not agree with the text, by the text's own separators. */
function subfilesOf(text: string, at: number): ParsedSubfiles | null {
  const entries = /^\d\d/.test(text.slice(at)) ? Number(text.slice(at, at + 2)) : 0
  const designators = Array.from({ length: entries }, (_, n) => text.slice(at + 2 + n * 10, at + 12 + n * 10))
  const from = at + 2 + entries * 10
  const designated = designators.map((designator) => subfileAt(text, designator))
  const lengths = designated.reduce((sum, raw) => sum + (raw?.length ?? 0), 0)
  const complete = designated.filter((raw) => raw !== null)
  if (entries > 0 && complete.length === entries && isFullyCovered(text, from, lengths))
    return { subfiles: complete.map(rawSubfile), hasValidOffsets: true }
  const card = /(DL|ID|EN)(?:[DP][A-Z]{2})/.exec(text.slice(at))
  if (card === null) return null
  const pieces = text.slice(at + card.index).split('\r')
  const subfiles = pieces.filter((piece) => /^[A-Z]{2}[A-Z0-9]{3}/.test(piece)).map(rawSubfile)
  return { subfiles, hasValidOffsets: false }
}

function isFullyCovered(text: string, from: number, lengths: number): boolean {
  return text.slice(from + lengths).trim() === ''
}

function subfileAt(text: string, designator: string): string | null {
  const match = /^([A-Z][A-Z0-9])(\d{4})(\d{4})$/.exec(designator)
  const [type, offset, length] = [match?.[1] ?? '', Number(match?.[2]), Number(match?.[3])]
  if (match === null || offset + length > text.length) return null
  const raw = text.slice(offset, offset + length)
  return raw.startsWith(type) && raw.endsWith('\r') && raw.indexOf('\r') === length - 1 ? raw : null
}

function rawSubfile(raw: string): RawSubfile {
  const type = raw.slice(0, 2)
  const lines = raw.slice(2).replace(/\r$/, '').split('\n')
  const nonBlank = lines.filter((line) => line.trim() !== '')
  const elements = nonBlank.filter((line) => /^[A-Z][A-Z0-9]{2}/.test(line))
  return {
    type,
    raw,
    // The first of two elements of one name counts: later entries of a map would win.
    lines: elements
      .map((line) => [line.slice(0, 3), withoutControlCharacters(line.slice(3))] as const)
      .reverse(),
    hasStrayLine: elements.length < nonBlank.length || elements.some((line) => /\p{Cc}/u.test(line)),
  }
}

/** Without control characters: no value of a card has one. */
function withoutControlCharacters(value: string): string {
  return value.replace(/\p{Cc}+/gu, ' ').trim()
}

function faultsOf(subfiles: readonly RawSubfile[], card: RawSubfile): readonly (AamvaFault | null)[] {
  const ids = card.lines.map(([id]) => id)
  const known = ids.every((id) => elementDefinition(id, newestVersion) !== null || id.startsWith('Z'))
  return [
    known && !subfiles.some((one) => one.hasStrayLine) ? null : 'element',
    new Set(ids).size === ids.length ? null : 'repeated',
    mandatoryElements.every((choices) =>
      choices.some((choice) => choice.split(' ').every((id) => ids.includes(id))),
    )
      ? null
      : 'missing',
  ]
}
