import { z } from 'zod'
import { Refusal } from '../../../../vocabulary/refusals.ts'
import { readLines } from '../read-lines.ts'
import { readTable } from '../read-table.ts'

/** One entity of FollowTheMoney, with what OpenSanctions states beside. */
export interface FtmRecord {
  readonly id: string
  readonly schema: string
  readonly properties: Readonly<Record<string, readonly string[] | undefined>>
  /** Empty when the file does not say. */
  readonly datasets: readonly string[]
  /** Null when the file does not say. */
  readonly isTarget: boolean | null
  readonly firstSeen: string
  readonly original: Readonly<Record<string, unknown>>
}

const ftmLine = z.looseObject({
  id: z.string().min(1),
  schema: z.string().min(1),
  caption: z.string().optional(),
  properties: z.record(z.string(), z.array(z.unknown())),
  datasets: z.array(z.string()).optional(),
  target: z.boolean().optional(),
  first_seen: z.string().nullish(),
})

/** Entities of a file with one JSON object a line. Throws Refusal ERROR_OPERATION_FAILED. */
export async function* readFtm(chunks: AsyncIterable<string>): AsyncGenerator<FtmRecord> {
  let number = 0
  for await (const text of readLines(chunks, 'The file')) {
    number += 1
    if (text.trim() === '') continue
    const { caption, properties, ...stated } = parseLine(text, number)
    const texts = Object.entries(properties).map(([name, values]): [string, string[]] => [
      name,
      // Entities that are nested are other records.
      values.filter((value) => typeof value === 'string'),
    ])
    const known = Object.fromEntries(texts)
    const names = [...(caption === undefined ? [] : [caption]), ...(known['name'] ?? [])]
    yield {
      id: stated.id,
      schema: stated.schema,
      properties: { ...known, name: names },
      datasets: stated.datasets ?? [],
      isTarget: stated.target ?? null,
      firstSeen: stated.first_seen ?? '',
      original: { ...stated, properties: known },
    }
  }
}

function parseLine(text: string, number: number): z.output<typeof ftmLine> {
  try {
    return ftmLine.parse(JSON.parse(text))
  } catch (cause) {
    throw new Refusal('ERROR_OPERATION_FAILED', {
      message: `Line ${number} of the file is not an entity, or is truncated.`,
      cause,
    })
  }
}

/** Rows of `targets.simple.csv`: several values of a cell are parted by semicolons. */
export async function* readTargetsSimple(
  chunks: AsyncIterable<string> | undefined,
): AsyncGenerator<FtmRecord> {
  if (chunks === undefined)
    throw new Refusal('ERROR_OPERATION_FAILED', { message: 'The file of the list is missing.' })
  const columns = ['id', 'schema', 'name', 'aliases', 'birth_date', 'countries', 'identifiers']
  for await (const row of readTable(chunks, { title: 'targets.simple.csv', columns })) {
    const valuesOf = (column: string) =>
      row
        .cell(column)
        .split(';')
        .map((text) => text.trim())
        .filter((text) => text !== '')
    yield {
      id: row.cell('id'),
      schema: row.cell('schema'),
      properties: {
        name: [row.cell('name')],
        alias: valuesOf('aliases'),
        birthDate: valuesOf('birth_date'),
        country: valuesOf('countries'),
        address: valuesOf('addresses'),
        idNumber: valuesOf('identifiers'),
        program: valuesOf('sanctions'),
      },
      datasets: [],
      isTarget: true,
      firstSeen: row.cell('first_seen'),
      original: row.cellsByColumn,
    } // prettier-ignore
  }
}
