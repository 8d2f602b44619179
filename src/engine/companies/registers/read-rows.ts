import { Refusal } from '../../../vocabulary/refusals.ts'

/** Characters of one row after which a file is no register. */
const maxRowLength = 1_000_000

export interface RowShape {
  /** What the file is called in sentences. */
  readonly title: string
  /** Columns that are read, in the order in which their cells are answered; white space around their names aside. */
  readonly columns: readonly string[]
  /** Those without which it is no file of this kind. */
  readonly required: readonly string[]
  readonly delimiter?: string
}

/**
 * Rows of a CSV file of millions (RFC 4180), a batch for each chunk: of each row the cells that are wanted, trimmed, empty
 * where there is no such column. Cells that no one wants are passed over, which makes it several times as fast as a parser
 * that reads them.
 * Throws Refusal ERROR_OPERATION_FAILED, with the row, when the header lacks a column or a row is cut off.
 */
export async function* readRows(
  chunks: AsyncIterable<string>,
  shape: RowShape,
): AsyncGenerator<readonly (readonly string[])[]> {
  const reader = new RowReader(shape)
  for await (const chunk of chunks) {
    const rows = reader.read(chunk)
    if (rows.length > 0) yield rows
  }
  const last = reader.end()
  if (last.length > 0) yield last
}

const quote = 0x22
const lineFeed = 0x0a
const carriageReturn = 0x0d

/** A cell goes to the end of what has arrived, or its end cannot be known yet. */
const openEnd = -1
const noEnd = -2

/** Marks the end of a file in some that come from Windows. */
const endOfFile = '\u001a'

class RowReader {
  readonly #shape: RowShape
  readonly #delimiter: number
  /** What of the text was not a whole row. */
  #rest = ''
  /** Column of the file → place in the answer, -1 where it is not wanted; null before the header. */
  #places: readonly number[] | null = null
  #rowNumber = 0
  /** Where the row that was read last ended. */
  #end = 0

  constructor(shape: RowShape) {
    this.#shape = shape
    this.#delimiter = (shape.delimiter ?? ',').charCodeAt(0)
  }

  read(chunk: string): string[][] {
    const text = this.#rest + chunk
    const rows: string[][] = []
    let at = 0
    for (let row = this.#row(text, at, false); row !== null; row = this.#row(text, at, false)) {
      at = this.#end
      if (row.length > 0) rows.push(row)
    }
    this.#rest = text.slice(at)
    if (this.#rest.length > maxRowLength) throw this.#refused('a row is too long')
    return rows
  }

  end(): string[][] {
    const rest = this.#rest.replaceAll(endOfFile, '').trimEnd()
    const row = rest === '' ? null : this.#row(rest, 0, true)
    if (rest !== '' && row === null) throw this.#refused(`row ${this.#rowNumber + 1} is cut off`)
    if (this.#places === null) throw this.#refused('it is empty')
    return row === null || row.length === 0 ? [] : [row]
  }

  /** The wanted cells of the row that begins at a place; empty of the header; null where it has no end yet. */
  #row(text: string, from: number, isLast: boolean): string[] | null {
    const places = this.#places
    const cells: string[] = places === null ? [] : this.#shape.columns.map(() => '')
    let at = from
    for (let column = 0; ; column++) {
      const end = this.#endOfCell(text, at)
      if (end < 0 && !(isLast && end === openEnd)) return null
      const stop = end < 0 ? text.length : end
      const place = places === null ? column : (places[column] ?? -1)
      if (place >= 0) cells[place] = cellOf(text, at, stop)
      at = stop + 1
      if (text.charCodeAt(stop) === this.#delimiter) continue
      this.#end = this.#endOfLine(text, stop)
      return this.#finish(cells, column + 1)
    }
  }

  #endOfCell(text: string, at: number): number {
    return text.charCodeAt(at) === quote ? endOfQuoted(text, at) : endOfPlain(text, at, this.#delimiter)
  }

  /** Place behind the end of the line. Throws where something else follows a cell. */
  #endOfLine(text: string, stop: number): number {
    const code = text.charCodeAt(stop)
    if (code === carriageReturn) return stop + (text.charCodeAt(stop + 1) === lineFeed ? 2 : 1)
    if (code !== lineFeed && stop < text.length) throw this.#refused(`row ${this.#rowNumber + 1} is no CSV`)
    return stop + 1
  }

  #finish(cells: string[], columns: number): string[] {
    this.#rowNumber += 1
    if (this.#places === null) {
      this.#places = this.#placesOf(cells)
      return []
    }
    // A blank line.
    if (columns === 1 && this.#places.length > 1 && cells.every((cell) => cell === '')) return []
    if (columns !== this.#places.length)
      throw this.#refused(`row ${this.#rowNumber} has ${columns} of ${this.#places.length} columns`)
    return cells
  }

  #placesOf(header: readonly string[]): number[] {
    const names = header.map((name) =>
      name
        .replace(/^\uFEFF/, '')
        .replace(/^"|"$/g, '')
        .trim(),
    )
    const missing = this.#shape.required.filter((column) => !names.includes(column))
    if (missing.length > 0) throw this.#refused(`it lacks the columns ${missing.join(', ')}`)
    return names.map((name) => this.#shape.columns.indexOf(name))
  }

  #refused(why: string): Refusal {
    return new Refusal('ERROR_OPERATION_FAILED', {
      message: `${this.#shape.title} cannot be read: ${why}. It may be truncated, or another file.`,
    })
  }
}

/** Place behind the closing quote. */
function endOfQuoted(text: string, from: number): number {
  for (let at = from + 1; ; at += 2) {
    at = text.indexOf('"', at)
    if (at < 0) return noEnd
    if (at + 1 === text.length) return openEnd
    if (text.charCodeAt(at + 1) !== quote) return at + 1
  }
}

/** Place of the delimiter or the end of the line behind a cell without quotes. */
function endOfPlain(text: string, from: number, delimiter: number): number {
  for (let at = from; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === delimiter || code === lineFeed) return at
    // A carriage return whose line feed has not arrived.
    if (code === carriageReturn) return at + 1 === text.length ? openEnd : at
  }
  return openEnd
}

function cellOf(text: string, from: number, end: number): string {
  if (text.charCodeAt(from) !== quote) return text.slice(from, end).trim()
  const inner = text.slice(from + 1, text.charCodeAt(end - 1) === quote ? end - 1 : end)
  return (inner.includes('""') ? inner.replaceAll('""', '"') : inner).trim()
}
