import { type Parser, parse } from 'csv-parse'
import { Refusal } from '../../vocabulary/refusals.ts'

/** Bytes of one row after which a file is no list. */
const longestRow = 1_000_000

/**
 * Rows of a CSV text that comes in chunks. Cells are trimmed; a final control-Z is not a row.
 * Throws Refusal ERROR_OPERATION_FAILED when the text is no CSV.
 */
export async function* readCsv(
  chunks: AsyncIterable<string>,
  title: string,
  delimiter = ',',
): AsyncGenerator<readonly string[]> {
  const parser = parse({
    bom: true,
    delimiter,
    trim: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: longestRow,
  })
  const fed = feed(parser, chunks)
  try {
    for await (const row of parser) {
      const cells: unknown = row
      if (isRow(cells) && cells[0] !== '\u001a') yield cells
    }
  } catch (cause) {
    if (cause instanceof Refusal) throw cause
    throw new Refusal('ERROR_OPERATION_FAILED', { message: `${title} cannot be read as CSV.`, cause })
  } finally {
    parser.destroy()
    await fed
  }
}

/** Errors of the chunks come out of the parser, where the reader of the rows meets them. */
async function feed(parser: Parser, chunks: AsyncIterable<string>): Promise<void> {
  try {
    for await (const chunk of chunks) {
      if (parser.destroyed) return
      if (!parser.write(chunk)) await drained(parser)
    }
    parser.end()
  } catch (error) {
    parser.destroy(error instanceof Error ? error : new Error('the file could not be read', { cause: error }))
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

function isRow(value: unknown): value is string[] {
  return Array.isArray(value)
}
