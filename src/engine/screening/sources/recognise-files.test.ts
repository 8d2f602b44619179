import { describe, expect, it } from 'vitest'
import { recogniseFile } from './recognise-files.ts'

const parts = { xml: /^(un_)?consolidated\.xml$/, csv: /^list\.csv$/ }

describe('recogniseOne', () => {
  it.each([
    ['the publisher’s name, packed', ['x/consolidated.xml.gz', 'x/a.txt'], { xml: 'x/consolidated.xml.gz' }, null],
    ['the newest of dated copies', ['20250419_UN_consolidated.xml', '20260227_UN_consolidated.xml'], { xml: '20260227_UN_consolidated.xml' }, '2026-02-27'],
    ['a date behind the name', ['list-2025-08-11.csv', 'b.txt'], { csv: 'list-2025-08-11.csv' }, '2025-08-11'],
    ['a file of any name, alone', ['download.XML'], { xml: 'download.XML' }, null],
  ])('knows %s', (...[, paths, found, date]) => {
    expect(recogniseFile(paths, parts)).toEqual({ parts: found, date, warnings: [] })
  }) // prettier-ignore

  it('finds nothing among other files', () => {
    expect(recogniseFile(['a.pdf'], parts)).toBeNull()
    expect(recogniseFile(['a.xml', 'b.xml'], parts)).toBeNull()
    expect(recogniseFile([], parts)).toBeNull()
  })
})
