import { Refusal } from '../../../../vocabulary/refusals.ts'
import { readCsv } from '../read-csv.ts'
import type { OfacNames } from './recognise.ts'

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
  names: OfacNames,
  warn: (sentence: string) => void,
): AsyncGenerator<OfacRecord> {
  const aliases = await gather(parts['alt'], names.alt, toAlias)
  const addresses = await gather(parts['add'], names.add, toAddress)
  const comments = await gather(parts['sdn_comments'], names.sdn_comments, ([, text]) => text ?? '')
  const main = parts['sdn']
  if (main === undefined) throw refused(`The main file (${names.sdn}) is missing.`)
  let row = 0
  for await (const cells of readCsv(main, names.sdn)) {
    row++
    yield toRecord(cells, { title: names.sdn, row, aliases, addresses, comments })
  }
  const lost = aliases.size + addresses.size + comments.size
  if (lost > 0)
    warn(
      `${lost} listed numbers have aliases, addresses or comments but no record; those rows were left out.`,
    )
}

interface Gathered {
  readonly title: string
  readonly row: number
  readonly aliases: Map<string, OfacAlias[]>
  readonly addresses: Map<string, OfacAddress[]>
  readonly comments: Map<string, string[]>
}

function toRecord(cells: readonly string[], gathered: Gathered): OfacRecord {
  const { title, row, aliases, addresses, comments } = gathered
  const [entNum, name] = cells
  if (cells.length !== 12 || entNum === undefined || !/^\d+$/.test(entNum) || stated(name) === null) {
    throw refused(`Row ${row} of ${title} is not a record of the list (12 columns, a number first).`)
  }
  const remarks = [stated(cells[11]) ?? '', ...take(comments, entNum)].join('')
  return {
    entNum,
    name: name ?? '',
    type: stated(cells[2]),
    program: stated(cells[3]),
    title: stated(cells[4]),
    callSign: stated(cells[5]),
    vesselType: stated(cells[6]),
    tonnage: stated(cells[7]),
    grossTonnage: stated(cells[8]),
    vesselFlag: stated(cells[9]),
    vesselOwner: stated(cells[10]),
    remarks: remarks === '' ? null : remarks,
    aliases: take(aliases, entNum),
    addresses: take(addresses, entNum),
  }
}

function toAlias([, , type, name, remarks]: readonly string[]): OfacAlias | null {
  const text = stated(name)
  return text === null ? null : { type: stated(type) ?? 'aka', name: text, remarks: stated(remarks) }
}

function toAddress([, , address, city, country, remarks]: readonly string[]): OfacAddress | null {
  const read = {
    address: stated(address),
    city: stated(city),
    country: stated(country),
    remarks: stated(remarks),
  }
  return read.address === null && read.city === null && read.country === null ? null : read
}

/** Rows by the number in their first column; empty when the file was not given. */
async function gather<Row>(
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

function take<Row>(rows: Map<string, Row[]>, entNum: string): Row[] {
  const found = rows.get(entNum) ?? []
  rows.delete(entNum)
  return found
}

function stated(cell: string | undefined): string | null {
  const text = cell?.trim() ?? ''
  return text === '' || text === '-0-' ? null : text
}

function refused(message: string): Refusal {
  return new Refusal('ERROR_OPERATION_FAILED', { message })
}
