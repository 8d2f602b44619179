import type { ListSource } from '../list-source.ts'
import { entityFromDraft, idDeduplicator } from '../listed-entity.ts'
import { parseDatedFileName } from '../recognise-files.ts'
import { readJournalRows } from './read.ts'
import { celexNumbers } from './tables/celex-numbers.ts'
import { journalEntity } from './to-entity.ts'

const baseUrl =
  'https://raw.githubusercontent.com/opensanctions/opensanctions/main/datasets/eu/journal_sanctions/data/consolidated'

/** Who is named in the annexes of the European Union's acts, as the Official Journal prints them. */
export const euJournal: ListSource = {
  id: 'eu_journal',
  database: 'eu_journal',
  title: 'Annexes of EU sanctions acts in the Official Journal',
  publisher: 'European Union; transcribed by OpenSanctions',
  topic: 'sanction',
  licence: {
    name: 'Transcription MIT; legal texts reusable under Decision 2011/833/EU',
    url: 'https://github.com/opensanctions/opensanctions/blob/main/LICENSE',
    commercialUse: 'free',
  },
  cadenceDays: 7,
  staleAfterDays: 30,
  bounds: { min: 4000, max: 30_000, minShareOfPrevious: 0.85 },
  formatDescription:
    'CSV, one file an act, named by its CELEX number; several values of a cell separated by semicolons',
  files: celexNumbers.map((celex) => ({ part: celex, url: `${baseUrl}/${celex}.csv`, required: true })),
  recognise(paths) {
    const found = paths
      .map(
        (path) =>
          [/^(3\d{4}[rd]\d{4})\.csv$/.exec(parseDatedFileName(path).name)?.[1]?.toUpperCase(), path] as const,
      )
      .filter(
        (pair): pair is [string, string] =>
          pair[0] !== undefined && !/(?:^|[/\\])amendments[/\\]/.test(pair[1]),
      )
    if (found.length === 0) return null
    const missing = celexNumbers.filter((celex) => !found.some(([known]) => known === celex))
    return {
      parts: Object.fromEntries(found),
      date: null,
      warnings: missing.length === 0 ? [] : [`These acts are missing: ${missing.join(', ')}.`],
    }
  },
  async *entities(parts) {
    const unique = idDeduplicator()
    for (const [celex, chunks] of Object.entries(parts)) {
      for await (const row of readJournalRows(chunks, `${celex}.csv`)) {
        const draft = journalEntity(row)
        yield entityFromDraft({ ...draft, id: unique(draft.id) })
      }
    }
  },
}
