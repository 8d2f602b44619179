import { Refusal } from '../../../../vocabulary/refusals.ts'
import { readCsv } from '../read-csv.ts'
import type { OfacFileNames } from './recognise.ts'

export interface OfacAlias {
  /** aka, fka or nka. */
  readonly type: string
  readonly name: string
  readonly remarks: string | null
}

export interface OfacAddress {
  readonly address: string | null
  readonly city: string | null
  readonly country: string | null
  readonly remarks: string | null
}

/** One row of SDN.CSV with its rows of ALT.CSV, ADD.CSV and SDN_COMMENTS.CSV; null where the file says `-0-`. */
export interface OfacRecord {
  readonly entNum: string
  readonly name: string
  /** individual, vessel, aircraft; null for organisations. */
  readonly type: string | null
  readonly program: string | null
  readonly title: string | null
  readonly callSign: string | null
  readonly vesselType: string | null
  readonly tonnage: string | null
  readonly grossTonnage: string | null
  readonly vesselFlag: string | null
  readonly vesselOwner: string | null
  /** With what the comments file continues. */
  readonly remarks: string | null
  readonly aliases: readonly OfacAlias[]
  readonly addresses: readonly OfacAddress[]
}

type Chunks = AsyncIterable<string>

/**
 * Records of the CSV set (no header, `-0-` for nothing). Aliases, addresses and comments are gathered first, then
 * the main file is read as a stream.
 */
export async function* readOfac(
  parts: Readonly<Record<string, Chunks>>,
  fileNames: OfacFileNames,
  warn: (sentence: string) => void,
): AsyncGenerator<OfacRecord> {
  const aliases = await groupRows(parts['alt'], fileNames.alt, toAlias)
  const addresses = await groupRows(parts['add'], fileNames.add, toAddress)
  const comments = await groupRows(parts['sdn_comments'], fileNames.sdn_comments, ([, text]) => text ?? '')
  const main = parts['sdn']
  if (main === undefined) throw refused(`The main file (${fileNames.sdn}) is missing.`)
  let row = 0
  for await (const cells of readCsv(main, fileNames.sdn)) {
    row++
    yield toRecord(cells, { title: fileNames.sdn, row, aliases, addresses, comments })
  }
  const orphans = aliases.size + addresses.size + comments.size
  if (orphans > 0)
    warn(
      `${orphans} listed numbers have aliases, addresses or comments but no record; those rows were left out.`,
    )
}

interface CompanionRows {
  readonly title: string
  readonly row: number
  readonly aliases: Map<string, OfacAlias[]>
  readonly addresses: Map<string, OfacAddress[]>
  readonly comments: Map<string, string[]>
}

function toRecord(cells: readonly string[], companionRows: CompanionRows): OfacRecord {
  const { title, row, aliases, addresses, comments } = companionRows
  const [entNum, name] = cells
  if (cells.length !== 12 || entNum === undefined || !/^\d+$/.test(entNum) || valueOrNull(name) === null) {
    throw refused(`Row ${row} of ${title} is not a record of the list (12 columns, a number first).`)
  }
  const remarks = [valueOrNull(cells[11]) ?? '', ...takeRows(comments, entNum)].join('')
  return {
    entNum,
    name: name ?? '',
    type: valueOrNull(cells[2]),
    program: valueOrNull(cells[3]),
    title: valueOrNull(cells[4]),
    callSign: valueOrNull(cells[5]),
    vesselType: valueOrNull(cells[6]),
    tonnage: valueOrNull(cells[7]),
    grossTonnage: valueOrNull(cells[8]),
    vesselFlag: valueOrNull(cells[9]),
    vesselOwner: valueOrNull(cells[10]),
    remarks: remarks === '' ? null : remarks,
    aliases: takeRows(aliases, entNum),
    addresses: takeRows(addresses, entNum),
  }
}

function toAlias([, , type, name, remarks]: readonly string[]): OfacAlias | null {
  const text = valueOrNull(name)
  return text === null
    ? null
    : { type: valueOrNull(type) ?? 'aka', name: text, remarks: valueOrNull(remarks) }
}

function toAddress([, , address, city, country, remarks]: readonly string[]): OfacAddress | null {
  const read = {
    address: valueOrNull(address),
    city: valueOrNull(city),
    country: valueOrNull(country),
    remarks: valueOrNull(remarks),
  }
  return read.address === null && read.city === null && read.country === null ? null : read
}

/** Rows by the number in their first column; empty when the file was not given. */
async function groupRows<Row>(
  chunks: Chunks | undefined,
  title: string,
  read: (cells: readonly string[]) => Row | null,
): Promise<Map<string, Row[]>> {
  const rows = new Map<string, Row[]>()
  if (chunks === undefined) return rows
  for await (const cells of readCsv(chunks, title)) {
    const [entNum] = cells
    if (entNum === undefined || !/^\d+$/.test(entNum) || cells.length < 2) {
      throw refused(`A row of ${title} does not begin with a listed number.`)
    }
    const value = read(cells)
    if (value === null) continue
    const known = rows.get(entNum)
    if (known === undefined) rows.set(entNum, [value])
    else known.push(value)
  }
  return rows
}

function takeRows<Row>(rows: Map<string, Row[]>, entNum: string): Row[] {
  const found = rows.get(entNum) ?? []
  rows.delete(entNum)
  return found
}

function valueOrNull(cell: string | undefined): string | null {
  const text = cell?.trim() ?? ''
  return text === '' || text === '-0-' ? null : text
}

function refused(message: string): Refusal {
  return new Refusal('ERROR_OPERATION_FAILED', { message })
}
