const maxLength = 64

/** Scratch of the comparison in progress. */
const codesA = new Uint16Array(maxLength + 1)
const codesB = new Uint16Array(maxLength + 1)
const tableRows = [
  new Uint8Array(maxLength + 1),
  new Uint8Array(maxLength + 1),
  new Uint8Array(maxLength + 1),
] as const

/**
 * How many letters must be changed, added, dropped or swapped with their neighbour to make `a` of `b` (optimal
 * string alignment, save that two slips on one spot, `coric` and `coifrc`, are two). Answers `limit + 1` as soon as it
 * is certain to be more than `limit`.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (a === b) return 0
  if (Math.abs(a.length - b.length) > limit || a.length > maxLength || b.length > maxLength) return limit + 1
  const edits = a.length > 0 && a.length < 32 ? bitParallelDistance(a, b, limit) : tableDistance(a, b, limit)
  return edits > 2 && limit >= 2 && isTranspositionAcrossLetter(a, b) ? 2 : edits
}

/** Whether two neighbours are swapped around a letter that only one of them has: no way of reckoning sees less than three edits. */
function isTranspositionAcrossLetter(a: string, b: string): boolean {
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
const letterPositions = new Int32Array(128)

/**
 * Hyyrö's bit-parallel reckoning, one column of the table at a time (2003, “A bit-vector algorithm for computing
 * Levenshtein and Damerau edit distances”). Words are of ASCII.
 */
function bitParallelDistance(a: string, b: string, limit: number): number {
  for (let i = 0; i < a.length; i++) {
    const code = a.charCodeAt(i) & 127
    letterPositions[code] = (letterPositions[code] ?? 0) | (1 << i)
  }
  const last = 1 << (a.length - 1)
  let verticalPositive = -1
  let verticalNegative = 0
  let diagonalZero = 0
  let previousMatches = 0
  let distance = a.length
  for (let j = 0; j < b.length; j++) {
    const matches = letterPositions[b.charCodeAt(j) & 127] ?? 0
    const transposed = ((~diagonalZero & matches) << 1) & previousMatches
    diagonalZero =
      ((((matches & verticalPositive) + verticalPositive) | 0) ^ verticalPositive) |
      matches |
      verticalNegative |
      transposed
    const horizontalPositive = verticalNegative | ~(diagonalZero | verticalPositive)
    const horizontalNegative = diagonalZero & verticalPositive
    if ((horizontalPositive & last) !== 0) distance++
    if ((horizontalNegative & last) !== 0) distance--
    const shiftedPositive = (horizontalPositive << 1) | 1
    verticalPositive = (horizontalNegative << 1) | ~(diagonalZero | shiftedPositive)
    verticalNegative = shiftedPositive & diagonalZero
    previousMatches = matches
  }
  for (let i = 0; i < a.length; i++) letterPositions[a.charCodeAt(i) & 127] = 0
  return Math.min(distance, limit + 1)
}

function tableDistance(a: string, b: string, limit: number): number {
  for (let i = 0; i < a.length; i++) codesA[i + 1] = a.charCodeAt(i)
  for (let j = 0; j < b.length; j++) codesB[j + 1] = b.charCodeAt(j)
  let [beforePrevious, previous, current] = tableRows
  for (let j = 0; j <= b.length; j++) previous[j] = j
  for (let i = 1; i <= a.length; i++) {
    if (fillRow(i, b.length, { beforePrevious, previous, current }) > limit) return limit + 1
    ;[beforePrevious, previous, current] = [previous, current, beforePrevious]
  }
  return Math.min(at(previous, b.length), limit + 1)
}

interface TableRows {
  readonly beforePrevious: Uint8Array
  readonly previous: Uint8Array
  readonly current: Uint8Array
}

/** One row of the table: the first `i` letters of `a` against every beginning of `b`. Returns its least. */
function fillRow(i: number, lettersOfB: number, { beforePrevious, previous, current }: TableRows): number {
  current[0] = i
  let rowMinimum = i
  for (let j = 1; j <= lettersOfB; j++) {
    const substitution = codesA[i] === codesB[j] ? at(previous, j - 1) : at(previous, j - 1) + 1
    let cost = Math.min(substitution, at(previous, j) + 1, at(current, j - 1) + 1)
    if (isTransposition(i, j)) cost = Math.min(cost, at(beforePrevious, j - 2) + 1)
    current[j] = cost
    if (cost < rowMinimum) rowMinimum = cost
  }
  return rowMinimum
}

function isTransposition(i: number, j: number): boolean {
  return i > 1 && j > 1 && codesA[i] === codesB[j - 1] && codesA[i - 1] === codesB[j]
}

function at(row: Uint8Array, j: number): number {
  return row[j] ?? 0
}
