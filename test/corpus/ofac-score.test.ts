import { existsSync, readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { describe, expect, it } from 'vitest'
import { ofacScore } from '../../src/engine/screening/matching/ofac-score.ts'

const file = new URL('../../../shared/data/aml/eval/ofac_search_scores.csv', import.meta.url)
const isThere = existsSync(file)
if (!isThere) process.stderr.write('SKIPPED: the scores of OFAC’s own site are not beside this repository.\n')

describe.skipIf(!isThere)('scores read off OFAC’s own site', () => {
  it('are met within five points for at least 96 in 100 that it showed', () => {
    const rows = parse<Record<string, string>>(readFileSync(file), { columns: true, relax_quotes: true })
    // −1 stands for a name that the site did not show, for which there is no score to meet.
    const shown = rows.filter((row) => Number(row['ofac_score']) >= 0)
    const near = shown.filter(
      (row) =>
        Math.abs(
          ofacScore(row['query_name'] ?? '', [row['result_name'] ?? '']) - Number(row['ofac_score']),
        ) <= 5,
    )
    expect(rows.length).toBeGreaterThanOrEqual(170)
    process.stderr.write(`${near.length} of ${shown.length} scores within five points\n`)
    expect(near.length / shown.length).toBeGreaterThanOrEqual(0.96)
  })
})
