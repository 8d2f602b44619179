import { areLevel, joined, type PrintPiece } from './print-piece.ts'

/** So many signs in boxes of their own are one value; fewer may be cells of a table. */
const least = 5
/** The middles of two such signs stand this far apart at most, in heights. */
const widestStep = 4
/** How much a step from box to box may differ from the one before, as a part of it. */
const unevenness = 0.3

/** Pieces with the signs put together that forms print into a row of boxes: `1`, `9`, `8`, … are one number. */
export function withBoxedCharacters(pieces: readonly PrintPiece[]): readonly PrintPiece[] {
  const signs = pieces.filter(({ text }) => /^[\dA-Z]$/.test(text)).toSorted((a, b) => a.left - b.left)
  const open = new Set(signs)
  const whole = new Map<PrintPiece, PrintPiece>()
  for (const first of signs) {
    if (!open.has(first)) continue
    const row = rowFrom(first, open)
    if (row.length < least) continue
    for (const sign of row) open.delete(sign)
    whole.set(first, asOne(row))
  }
  const parts = new Set(signs.filter((sign) => !open.has(sign)))
  return pieces.flatMap((piece) => whole.get(piece) ?? (parts.has(piece) ? [] : [piece]))
}

/** The signs of one row of boxes, each as far from the one before as that from its own. */
function rowFrom(first: PrintPiece, open: ReadonlySet<PrintPiece>): readonly PrintPiece[] {
  const row = [first]
  let step: number | null = null
  for (const sign of open) {
    const last = row.at(-1) ?? first
    const across = sign.left - last.left
    if (across <= 0 || !areLevel(last, sign)) continue
    const isEven = step === null || Math.abs(across - step) < unevenness * step
    if (across > widestStep * last.height || !isEven) break
    step = across
    row.push(sign)
  }
  return row
}

function asOne(row: readonly PrintPiece[]): PrintPiece {
  const whole = row.reduce(joined)
  const isSign = (_: unknown, at: number): boolean => whole.text[at] !== ' '
  return {
    ...whole,
    text: whole.text.replaceAll(' ', ''),
    confidences: whole.confidences.filter(isSign),
    xs: whole.xs.filter(isSign),
  }
}
