import { CsvError, parse, type Options, type Parser } from 'csv-parse'
import { Refusal } from '../../../vocabulary/refusals.ts'

const endOfFile = '\u001a'

const options: Options = {
  bom: true,
  trim: true,
  // Publishers write quotes inside cells that have none around them.
  relax_quotes: true,
  relax_column_count: true,
  skip_empty_lines: true,
  record_delimiter: ['\r\n', '\n', '\r'],
  // After which a file is no list.
  max_record_size: 1_000_000,
}

/**
 * Rows of a CSV text that comes in chunks (RFC 4180). Cells are trimmed, of a byte order mark, too; rows without anything
 * and a final control-Z are none. A quote within a cell without quotes around it belongs to the cell.
 * Throws Refusal ERROR_OPERATION_FAILED, with the line, when the text is no CSV or a row has more than 1,000,000 characters.
 */
export async function* readCsv(
  chunks: AsyncIterable<string>,
  title: string,
  delimiter = ',',
): AsyncGenerator<readonly string[]> {
  const parser = parse({ ...options, delimiter })
  void feed(parser, chunks)
  try {
    for await (const row of parser) {
      const cells = cellsOf(row)
      if (cells.length > 1 || (cells[0] !== '' && cells[0] !== endOfFile)) yield cells
    }
  } catch (cause) {
    if (cause instanceof Refusal) throw cause
    const line = cause instanceof CsvError ? `, line ${String(cause['lines'])}` : ''
    throw new Refusal('ERROR_OPERATION_FAILED', { message: `${title} cannot be read as CSV${line}.`, cause })
  }
}

/** Reading the parser throws what the chunks fail with, and ends the chunks when the reader stops. */
async function feed(parser: Parser, chunks: AsyncIterable<string>): Promise<void> {
  try {
    for await (const chunk of chunks) {
      if (parser.destroyed) return
      if (!parser.write(chunk)) await drained(parser)
    }
    parser.end()
  } catch (error) {
    parser.destroy(error instanceof Error ? error : new Error(String(error)))
  }
}

function drained(parser: Parser): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      parser.off('drain', done).off('close', done)
      resolve()
    }
    parser.on('drain', done).on('close', done)
  })
}

/** White space stays inside quotes until here. */
function cellsOf(row: unknown): readonly string[] {
  if (!Array.isArray(row)) throw new Error('The parser answered a row that is no array.')
  return row.map((cell) => String(cell).trim())
}
