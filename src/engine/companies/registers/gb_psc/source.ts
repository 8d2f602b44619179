import { Refusal } from '../../../../vocabulary/refusals.ts'
import { readLines } from '../../../screening/sources/read-lines.ts'
import { recogniseParts } from '../recognise-parts.ts'
import type { RegisterEntry, RegisterSource } from '../register-source.ts'
import { requireFiles } from '../require-files.ts'
import { pscEntries, type PscLine, pscLine } from './to-entries.ts'

/** The last line of a whole snapshot, which counts the others. */
const totalsKind = 'totals#persons-of-significant-control-snapshot'

const title = 'The snapshot of persons with significant control'

/** Lines that go on together. */
const batchSize = 500

/** Made each day before ten. */
const published = {
  part: 'psc',
  required: true,
  name: 'persons-with-significant-control-snapshot.zip',
  addresses: (today: string): readonly string[] =>
    [0, 1, 2].map((before) => {
      const day = new Date(Date.parse(`${today}T00:00:00Z`) - before * 86_400_000).toISOString().slice(0, 10)
      return `https://download.companieshouse.gov.uk/persons-with-significant-control-snapshot-${day}.zip`
    }),
}

/** Who has significant control over companies of the United Kingdom, in bands of shares and votes. */
export const gbPsc: RegisterSource = {
  id: 'gb_psc',
  title: 'Companies House: people with significant control',
  publisher: 'Companies House',
  licence: {
    name: 'free of charge, without conditions of use',
    url: 'https://download.companieshouse.gov.uk/en_pscdata.html',
    commercialUse: 'free',
  },
  cadenceDays: 1,
  staleAfterDays: 30,
  bounds: { min: 5_000_000, max: 60_000_000, minShareOfPrevious: 0.95 },
  countries: ['GB'],
  holds: 'owners',
  whole: true,
  about: 'gb_companies_house',
  formatDescription: 'snapshot as JSON lines, in one file or several, zipped or not',
  files: [published],
  recognise: (paths) =>
    recogniseParts(paths, [
      {
        part: 'psc',
        required: true,
        pattern:
          /^(?:persons-with-significant-control-snapshot|psc-snapshot)[a-z0-9_-]*(?:\.(?:txt|json|jsonl))?$/,
      },
    ]),
  async *entries(parts) {
    let isWhole = false
    let entries: RegisterEntry[] = []
    for (const file of requireFiles(parts, 'psc')) {
      let number = 0
      for await (const line of readLines(file, title)) {
        number += 1
        if (line === '') continue
        const parsed = parseLine(line, number)
        if (parsed.data.kind === totalsKind) isWhole = true
        else entries.push(...pscEntries(parsed))
        if (entries.length < batchSize) continue
        yield entries
        entries = []
      }
    }
    if (!isWhole) throw refused('its last line, which counts the others, is missing')
    yield entries
  },
}

function parseLine(line: string, number: number): PscLine {
  try {
    const parsed = pscLine.safeParse(JSON.parse(line))
    if (parsed.success) return parsed.data
  } catch {
    // Said below.
  }
  throw refused(`line ${number} is not what it should be`)
}

function refused(why: string): Refusal {
  return new Refusal('ERROR_OPERATION_FAILED', {
    message: `${title} cannot be read: ${why}. It may be truncated, or another file.`,
  })
}
