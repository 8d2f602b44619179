import { Refusal } from '../../../vocabulary/refusals.ts'
import { readXml, type XmlElement } from './read-xml.ts'

/** Columns beyond which a sheet is empty, whatever it says of cells that repeat. */
const maxColumns = 256

/** Rows of the first sheet of an OpenDocument spreadsheet, given as the text of its `content.xml`, all of one length. */
export async function* readOdsSheet(
  chunks: AsyncIterable<string>,
  title: string,
): AsyncGenerator<readonly string[]> {
  let width = 0
  for await (const row of readXml(chunks, { title, root: 'document-content', records: ['table-row'] })) {
    const cells = row.children.flatMap(cellsOf)
    if (cells.length > maxColumns * 2) {
      throw new Refusal('ERROR_OPERATION_FAILED', { message: `${title} has too many columns for a list.` })
    }
    if (cells.every((cell) => cell === '')) continue
    if (width === 0) width = cells.findLastIndex((cell) => cell !== '') + 1
    yield Array.from({ length: width }, (_, at) => cells[at] ?? '')
  }
}

/** A cell, or as many as it says it stands for. */
function cellsOf(cell: XmlElement): readonly string[] {
  const times = Math.min(Number(cell.attributes['number-columns-repeated'] ?? 1) || 1, maxColumns)
  return Array.from({ length: times }, () => textContent(cell).replace(/\s+/g, ' ').trim())
}

function textContent(element: XmlElement): string {
  const within = element.children.map((child) => (child.name === 's' ? ' ' : textContent(child)))
  return [element.text, ...within].join(element.name === 'table-cell' ? '\n' : ' ')
}
