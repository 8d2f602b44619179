const most = 64

/** Scratch of the comparison in progress. */
const codesA = new Uint16Array(most + 1)
const codesB = new Uint16Array(most + 1)
const rows = [new Uint8Array(most + 1), new Uint8Array(most + 1), new Uint8Array(most + 1)] as const

/**
 * How many letters must be changed, added, dropped or swapped with their neighbour to make `a` of `b` (optimal
 * string alignment, save that two slips on one spot, `coric` and `coifrc`, are two). Answers `limit + 1` as soon as it
 * is certain to be more than `limit`.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (a === b) return 0
  if (Math.abs(a.length - b.length) > limit || a.length > most || b.length > most) return limit + 1
  const edits = a.length > 0 && a.length < 32 ? byBits(a, b, limit) : byTable(a, b, limit)
  return edits > 2 && limit >= 2 && isSwapAround(a, b) ? 2 : edits
}

/** Whether two neighbours are swapped around a letter that only one of them has: no way of reckoning sees less than three edits. */
function isSwapAround(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) !== 1) return false
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  let from = 0
  while (from < short.length && short[from] === long[from]) from++
  return (
    short[from] === long[from + 2] &&
    short[from + 1] === long[from] &&
    short.slice(from + 2) === long.slice(from + 3)
  )
}

/** Where each letter of `a` stands, a bit for each place; empty between comparisons. */
const places = new Int32Array(128)

/**
 * Hyyrö's bit-parallel reckoning, one column of the table at a time (2003, “A bit-vector algorithm for computing
 * Levenshtein and Damerau edit distances”). Words are of ASCII.
 */
function byBits(a: string, b: string, limit: number): number {
  for (let i = 0; i < a.length; i++) {
    const code = a.charCodeAt(i) & 127
    places[code] = (places[code] ?? 0) | (1 << i)
  }
  const last = 1 << (a.length - 1)
  let [up, down, zero, before, distance] = [-1, 0, 0, 0, a.length]
  for (let j = 0; j < b.length; j++) {
    const here = places[b.charCodeAt(j) & 127] ?? 0
    const swapped = ((~zero & here) << 1) & before
    zero = ((((here & up) + up) | 0) ^ up) | here | down | swapped
    const rise = down | ~(zero | up)
    const fall = zero & up
    if ((rise & last) !== 0) distance++
    if ((fall & last) !== 0) distance--
    const risen = (rise << 1) | 1
    up = (fall << 1) | ~(zero | risen)
    down = risen & zero
    before = here
  }
  for (let i = 0; i < a.length; i++) places[a.charCodeAt(i) & 127] = 0
  return Math.min(distance, limit + 1)
}

function byTable(a: string, b: string, limit: number): number {
  for (let i = 0; i < a.length; i++) codesA[i + 1] = a.charCodeAt(i)
  for (let j = 0; j < b.length; j++) codesB[j + 1] = b.charCodeAt(j)
  let [older, last, row] = rows
  for (let j = 0; j <= b.length; j++) last[j] = j
  for (let i = 1; i <= a.length; i++) {
    if (fill(i, b.length, { older, last, row }) > limit) return limit + 1
    ;[older, last, row] = [last, row, older]
  }
  return Math.min(at(last, b.length), limit + 1)
}

interface Rows {
  readonly older: Uint8Array
  readonly last: Uint8Array
  readonly row: Uint8Array
}

/** One row of the table: the first `i` letters of `a` against every beginning of `b`. Returns its least. */
function fill(i: number, lettersOfB: number, { older, last, row }: Rows): number {
  row[0] = i
  let least = i
  for (let j = 1; j <= lettersOfB; j++) {
    const changed = codesA[i] === codesB[j] ? at(last, j - 1) : at(last, j - 1) + 1
    let cost = Math.min(changed, at(last, j) + 1, at(row, j - 1) + 1)
    if (isSwap(i, j)) cost = Math.min(cost, at(older, j - 2) + 1)
    row[j] = cost
    if (cost < least) least = cost
  }
  return least
}

function isSwap(i: number, j: number): boolean {
  return i > 1 && j > 1 && codesA[i] === codesB[j - 1] && codesA[i - 1] === codesB[j]
}

function at(row: Uint8Array, j: number): number {
  return row[j] ?? 0
}
