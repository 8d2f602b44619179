const most = 64
const rows = [new Uint8Array(most + 1), new Uint8Array(most + 1), new Uint8Array(most + 1)] as const

/**
 * How many letters must be changed, added, dropped or swapped with their neighbour to make `a` of `b` (optimal
 * string alignment). Answers `limit + 1` as soon as it is certain to be more than `limit`.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (a === b) return 0
  if (Math.abs(a.length - b.length) > limit || a.length > most || b.length > most) return limit + 1
  let [older, last, row] = rows
  for (let j = 0; j <= b.length; j++) last[j] = j
  for (let i = 1; i <= a.length; i++) {
    row[0] = i
    let best = i
    for (let j = 1; j <= b.length; j++) {
      const cost = cell({ a, b, i, j, older, last, row })
      row[j] = cost
      if (cost < best) best = cost
    }
    if (best > limit) return limit + 1
    ;[older, last, row] = [last, row, older]
  }
  return Math.min(last[b.length] ?? limit + 1, limit + 1)
}

interface Cell {
  readonly a: string
  readonly b: string
  readonly i: number
  readonly j: number
  readonly older: Uint8Array
  readonly last: Uint8Array
  readonly row: Uint8Array
}

function cell({ a, b, i, j, older, last, row }: Cell): number {
  const same = a.charCodeAt(i - 1) === b.charCodeAt(j - 1)
  let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1))
  const swapped =
    i > 1 &&
    j > 1 &&
    a.charCodeAt(i - 1) === b.charCodeAt(j - 2) &&
    a.charCodeAt(i - 2) === b.charCodeAt(j - 1)
  if (swapped) cost = Math.min(cost, (older[j - 2] ?? 0) + 1)
  return cost
}
