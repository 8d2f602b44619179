import { Refusal } from '../../../vocabulary/refusals.ts'

/** Characters of one row after which a file is no list. */
const maxRowLength = 1_000_000

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
  const parser = createCsvParser(delimiter.charCodeAt(0), rows)
  try {
    for await (const chunk of chunks) {
      parser.write(chunk)
      yield* rows.splice(0)
    }
    parser.end()
  } catch (cause) {
    if (cause instanceof Refusal) throw cause
    throw new Refusal('ERROR_OPERATION_FAILED', { message: `${title} cannot be read as CSV.`, cause })
  }
  yield* rows
}

/** Where in a cell the reading is; `closing` follows a quote that ends the cell, unless it is doubled or more follows. */
type CellState = 'plain' | 'quoted' | 'closing'

function createCsvParser(delimiter: number, rows: string[][]) {
  let cells: string[] = []
  let text = ''
  let state: CellState = 'plain'
  /** Nothing stands in the cell yet, so that a quote opens it. */
  let isBlank = true
  let length = 0
  const endCell = (): void => {
    cells.push(text.trim())
    ;[text, state, isBlank] = ['', 'plain', true]
  }
  const endRow = (): void => {
    endCell()
    if (cells.length > 1 || (cells[0] !== '' && cells[0] !== endOfFile)) rows.push(cells)
    ;[cells, length] = [[], 0]
  }
  const appendText = (piece: string): void => {
    if (state === 'closing' && piece.trim() !== '') {
      text += '"'
      state = 'quoted'
    }
    text += piece
    isBlank &&= piece.trim() === ''
  }
  /** A quote opens a cell at its start, ends one that is open, is itself when doubled, and else a sign like others. */
  const handleQuote = (): void => {
    if (state === 'quoted') state = 'closing'
    else if (state === 'plain' && isBlank) [state, text, isBlank] = ['quoted', '', false]
    else {
      text += '"'
      if (state === 'closing') state = 'quoted'
    }
  }
  const handleSpecialCharacter = (code: number): void => {
    if (code === quote) handleQuote()
    else if (state === 'quoted') text += String.fromCharCode(code)
    else if (code === delimiter) endCell()
    else endRow()
  }
  return {
    write(chunk: string): void {
      let from = 0
      for (let at = 0; at < chunk.length; at++) {
        const code = chunk.charCodeAt(at)
        if (code !== quote && code !== delimiter && code !== lineFeed && code !== carriageReturn) continue
        appendText(chunk.slice(from, at))
        length += at + 1 - from
        if (length > maxRowLength) throw new Error('a row is longer than any of a list')
        handleSpecialCharacter(code)
        from = at + 1
      }
      appendText(chunk.slice(from))
      length += chunk.length - from
      if (length > maxRowLength) throw new Error('a row is longer than any of a list')
    },
    end(): void {
      if (state === 'quoted') throw new Error('a quote is never closed')
      endRow()
    },
  }
}
