import { Refusal } from '../../../vocabulary/refusals.ts'

/** Characters of one row after which a file is no list. */
const longestRow = 1_000_000

const quote = 34
const lineFeed = 10
const carriageReturn = 13
const endOfFile = '\u001a'

/**
 * Rows of a CSV text that comes in chunks (RFC 4180). Cells are trimmed, of a byte order mark, too; rows without anything and a final control-Z are
 * none. A quote within a cell that does not end it belongs to it, as publishers write them.
 * Throws Refusal ERROR_OPERATION_FAILED when the text is no CSV.
 */
export async function* readCsv(
  chunks: AsyncIterable<string>,
  title: string,
  delimiter = ',',
): AsyncGenerator<readonly string[]> {
  const rows: string[][] = []
  const reading = startReading(delimiter.charCodeAt(0), rows)
  try {
    for await (const chunk of chunks) {
      reading.write(chunk)
      yield* rows.splice(0)
    }
    reading.end()
  } catch (cause) {
    if (cause instanceof Refusal) throw cause
    throw new Refusal('ERROR_OPERATION_FAILED', { message: `${title} cannot be read as CSV.`, cause })
  }
  yield* rows
}

/** Where in a cell the reading is; `closing` follows a quote that ends the cell, unless it is doubled or more follows. */
type Place = 'plain' | 'quoted' | 'closing'

function startReading(delimiter: number, rows: string[][]) {
  let cells: string[] = []
  let text = ''
  let place: Place = 'plain'
  /** Nothing stands in the cell yet, so that a quote opens it. */
  let isBlank = true
  let length = 0
  const endCell = (): void => {
    cells.push(text.trim())
    ;[text, place, isBlank] = ['', 'plain', true]
  }
  const endRow = (): void => {
    endCell()
    if (cells.length > 1 || (cells[0] !== '' && cells[0] !== endOfFile)) rows.push(cells)
    ;[cells, length] = [[], 0]
  }
  const add = (piece: string): void => {
    if (place === 'closing' && piece.trim() !== '') {
      text += '"'
      place = 'quoted'
    }
    text += piece
    isBlank &&= piece.trim() === ''
  }
  /** A quote opens a cell at its start, ends one that is open, is itself when doubled, and else a sign like others. */
  const quoted = (): void => {
    if (place === 'quoted') place = 'closing'
    else if (place === 'plain' && isBlank) [place, text, isBlank] = ['quoted', '', false]
    else {
      text += '"'
      if (place === 'closing') place = 'quoted'
    }
  }
  const sign = (code: number): void => {
    if (code === quote) quoted()
    else if (place === 'quoted') text += String.fromCharCode(code)
    else if (code === delimiter) endCell()
    else endRow()
  }
  return {
    write(chunk: string): void {
      let from = 0
      for (let at = 0; at < chunk.length; at++) {
        const code = chunk.charCodeAt(at)
        if (code !== quote && code !== delimiter && code !== lineFeed && code !== carriageReturn) continue
        add(chunk.slice(from, at))
        length += at + 1 - from
        if (length > longestRow) throw new Error('a row is longer than any of a list')
        sign(code)
        from = at + 1
      }
      add(chunk.slice(from))
      length += chunk.length - from
      if (length > longestRow) throw new Error('a row is longer than any of a list')
    },
    end(): void {
      if (place === 'quoted') throw new Error('a quote is never closed')
      endRow()
    },
  }
}
