import { isLabel, isUnder, type LabelledPiece } from '../layout/labelled-page.ts'

type Row = readonly LabelledPiece[]

/** One row of labels over rows of values is the head of a table; so many, each with a row of values below it, are a card. */
const leastPairs = 2

/**
 * Rows of a card, in which small labels stand side by side and the value of each below it, as rows of one label and its value:
 * `Name | Nationality` over `Muster | Swiss` becomes `Name | Muster` and `Nationality | Swiss`. Other rows stay.
 */
export function rowsOfCards(rows: readonly Row[]): readonly Row[] {
  const isPair = (at: number): boolean => {
    const [labels, values] = [rows[at], rows[at + 1]]
    return (
      labels !== undefined &&
      values !== undefined &&
      areLabels(labels) &&
      !areLabels(values) &&
      standUnder(values, labels)
    )
  }
  const read: Row[] = []
  for (let at = 0; at < rows.length;) {
    let pairs = 0
    while (isPair(at + 2 * pairs)) pairs += 1
    if (pairs < leastPairs) {
      read.push(rows[at] ?? [])
      at += 1
      continue
    }
    for (let pair = 0; pair < pairs; pair += 1)
      read.push(...paired(rows[at + 2 * pair] ?? [], rows[at + 2 * pair + 1] ?? []))
    at += 2 * pairs
  }
  return read
}

/** Side by side, each at least begun by a label that is known. */
function areLabels(row: Row): boolean {
  return row.length > 1 && row.every(({ label }) => label !== null) && row.some(isLabel)
}

function standUnder(values: Row, labels: Row): boolean {
  return values.length <= labels.length && values.every((value) => labelOver(value, labels) !== undefined)
}

function labelOver(value: LabelledPiece, labels: Row): LabelledPiece | undefined {
  return labels.find((label) => isUnder(label.piece, value.piece))
}

function paired(labels: Row, values: Row): readonly Row[] {
  return labels.map((label) => [label, ...values.filter((value) => labelOver(value, labels) === label)])
}
