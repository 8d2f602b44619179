import type { Answer, Entry } from './answer.ts'
import type { Point } from './camera/projection.ts'
import type { Photograph } from './photograph.ts'
import type { Layout } from './layout.ts'
import type { Sheet } from './sheet.ts'

/** One call: the sides that were sent, in the order of the wire. */
export interface Call {
  readonly layout: Layout
  /** `scan` has both sides in one picture. */
  readonly name: 'page' | 'front' | 'back' | 'both' | 'scan'
  readonly pitch: number
  readonly isAltered: boolean
  readonly sides: readonly Side[]
}

interface Side {
  readonly sheet: Sheet
  readonly photograph: Photograph
}

/** Sides by the pictures that show them, in the order of the wire; one scan may show both. */
export function picturesOf({ sides }: Call): (readonly Side[])[] {
  const pictures = new Map<Buffer, Side[]>()
  for (const side of sides)
    pictures.set(side.photograph.bytes, [...(pictures.get(side.photograph.bytes) ?? []), side])
  return [...pictures.values()]
}

export interface Outcome {
  readonly key: string
  readonly state: 'exact' | 'other' | 'none'
  /** Values of confidence 0.9 or more that are not what is printed. */
  readonly sureWrong: readonly string[]
  readonly said: readonly string[]
  readonly truth: readonly string[]
}

/** What became of each printed value. */
export function scoreValues(call: Call, answer: Answer): Outcome[] {
  const truth = printed(call)
  return Object.entries(truth).map(([key, forms]) => {
    const entries = answered(answer, key)
    const right = forms.map((form) => plain(form))
    const isRight = (entry: Entry): boolean => right.includes(plain(entry.value))
    const best = entries[0]
    return {
      key,
      state: best === undefined ? 'none' : isRight(best) ? 'exact' : 'other',
      sureWrong: entries
        .filter((entry) => entry.confidence >= 0.9 && !isRight(entry))
        .map((entry) => entry.value),
      said: entries.map((entry) => `${entry.value} ${entry.confidence.toFixed(3)} ${entry.source ?? ''}`),
      truth: forms,
    }
  })
}

/** Whether everything that the zone says is answered as it stands there; null where no zone was sent. */
export function scoreZone(call: Call, answer: Answer): boolean | null {
  const side = call.sides.find(({ sheet }) => sheet.zone.length > 0)
  if (side === undefined) return null
  const { nationalityIso3, ...rest } = zoneTruth(side.sheet.zone)
  // A code that ICAO does not list is no nationality.
  const isListed = nationalityIso3 !== call.layout.state || nationalityIso3 === 'UTO'
  const truth = isListed && nationalityIso3 !== undefined ? { ...rest, nationalityIso3 } : rest
  return Object.entries(truth).every(([key, value]) =>
    answered(answer, key).some(
      (entry) => entry.source?.toLowerCase() === 'mrz' && plain(entry.value) === plain(value),
    ),
  )
}

/** The largest distance of a corner from its true place, as a share of the diagonal; null where no page was found. */
export function cornerError(photograph: Photograph, index: number, answer: Answer): number | null {
  const box = boxOf(answer, 'document', index)
  if (box === null) return null
  const [first = [0, 0], , third = [0, 0]] = photograph.corners
  const far = photograph.corners.map((corner, at) => distance(corner, box[at] ?? [0, 0]))
  return Math.max(...far) / distance(first, third)
}

/** How much of an answered box and the true one is common to both, 0..1; null where none was answered. */
export function boxOverlap(
  place: readonly Point[],
  [name, index]: readonly [string, number],
  answer: Answer,
): number | null {
  const box = boxOf(answer, name, index)
  if (box === null) return null
  const [a, b] = [bounds(place), bounds(box)]
  const wide = Math.max(0, Math.min(a[2], b[2]) - Math.max(a[0], b[0]))
  const high = Math.max(0, Math.min(a[3], b[3]) - Math.max(a[1], b[1]))
  const size = (of: readonly number[]): number =>
    ((of[2] ?? 0) - (of[0] ?? 0)) * ((of[3] ?? 0) - (of[1] ?? 0))
  return (wide * high) / (size(a) + size(b) - wide * high)
}

/** Entries of a field; given names are joined, and names in letters of their own may stand under either key. */
function answered({ data }: Answer, key: string): Entry[] {
  if (key === 'firstName') {
    const middle = data['middleName'] ?? []
    return (data['firstName'] ?? []).map((entry) => {
      const more = middle.find((other) => other.source === entry.source && other.index === entry.index)
      return more === undefined ? entry : { ...entry, value: `${entry.value} ${more.value}` }
    })
  }
  if (key === 'nationality') return data['nationalityIso3'] ?? data['nationalityFull'] ?? []
  const plainKey = key.replace('Local', '')
  if (key !== plainKey)
    return (
      data[key] ??
      (data[plainKey] ?? []).filter((entry) =>
        /\p{L}/u.test(entry.value.replaceAll(/\p{Script=Latin}/gu, '')),
      )
    )
  return data[key] ?? []
}

function printed(call: Call): Record<string, readonly string[]> {
  const truth: Record<string, readonly string[]> = {}
  for (const { sheet } of call.sides) {
    const zone: Record<string, string> = sheet.zone.length > 0 ? zoneTruth(sheet.zone) : {}
    for (const [key, forms] of Object.entries(sheet.values)) {
      const more = zone[key]
      truth[key] = [...(truth[key] ?? []), ...forms, ...(more === undefined ? [] : [more])]
    }
  }
  return truth
}

/** What a zone says, by fields of the wire. */
function zoneTruth(lines: readonly string[]): Record<string, string> {
  const [first = '', second = '', third] = lines
  const [surname = '', given = ''] = (third ?? first.slice(5)).split('<<')
  const spaced = (text: string): string => text.replaceAll('<', ' ').trim()
  const numbers = third === undefined ? second : first.slice(5)
  const dates = third === undefined ? second.slice(13) : second
  return {
    lastName: spaced(surname),
    firstName: spaced(given),
    documentNumber: numbers.slice(0, 9).replaceAll('<', ''),
    dob: wholeDate(dates.slice(0, 6), '19'),
    sex: dates.slice(7, 8),
    expiry: wholeDate(dates.slice(8, 14), '20'),
    nationalityIso3: third === undefined ? second.slice(10, 13) : second.slice(15, 18),
  }
}

function wholeDate(text: string, century: string): string {
  const year =
    century === '19' && Number(text.slice(0, 2)) < 20 ? `20${text.slice(0, 2)}` : century + text.slice(0, 2)
  return `${year}-${text.slice(2, 4)}-${text.slice(4, 6)}`
}

function plain(value: string): string {
  const text = value.normalize('NFC').toUpperCase().replaceAll('’', "'").replaceAll(/\s+/g, ' ').trim()
  return /^[\d ]+$/.test(text) ? text.replaceAll(' ', '') : text
}

function boxOf({ data }: Answer, name: string, index: number): readonly Point[] | null {
  const found = (data[name] ?? []).find((entry) => (entry.index ?? 0) === index)
  return found?.inputBox ?? null
}

function bounds(points: readonly Point[]): readonly [number, number, number, number] {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

function distance([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(ax - bx, ay - by)
}
