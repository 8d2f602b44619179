import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { issuerStanding } from '../values/issuers.ts'
import { idNumberRules } from '../numbers/id-number-rules.ts'
import { mrzLayoutOf } from '../formats/mrz-layouts.ts'
import { documentKinds, kindById } from './document-kinds.ts'
import type { KindDefinition } from './kind-definition.ts'
import { comparableText } from './matching/comparable-text.ts'
import { issuerOf, wholeWords } from './matching/number-evidence.ts'

const folder = fileURLToPath(new URL('.', import.meta.url))
const languageNames = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' })

/** What is wrong about one kind. */
function faultsOf(kind: KindDefinition): readonly string[] {
  const faults: string[] = []
  const expectThat = (isSo: boolean, fault: string): void => {
    if (!isSo) faults.push(`${kind.id}: ${fault}`)
  }
  expectThat(issuerStanding(kind.issuer) !== 'none' || kind.issuer === 'XKX', `issuer ${kind.issuer}`)
  expectThat(kind.id.startsWith(kind.issuer.toLowerCase()), 'id without issuer')
  expectThat(kind.sources.length > 0 && kind.sources.every((source) => source.length > 8), 'no source')
  expectThat(kind.from === undefined || kind.to === undefined || kind.from <= kind.to, 'years')
  for (const language of kind.languages)
    expectThat(languageNames.of(language) !== undefined, `language ${language}`)
  expectThat(kind.languages.length > 0 && kind.scripts.length > 0, 'no language or script')
  const titles = [kind.ownTitles, kind.titles].flat()
  const ownWords = kind.sides.flatMap((side) => side.ownWords ?? [])
  const canBeKnown = kind.ownTitles.length + ownWords.length > 0 || kind.issuerWords.length > 0
  expectThat(canBeKnown && titles.length + ownWords.length > 0, 'nothing names it')
  const texts = [
    ...titles,
    ...kind.issuerWords,
    ...ownWords,
    ...kind.sides.flatMap((side) => side.words ?? []),
  ]
  for (const text of texts) expectThat(comparableText(text).letters.length > 1, `text ${text}`)
  for (const side of kind.sides) {
    if (side.zone !== undefined) expectThat(mrzLayoutOf(side.zone).id === side.zone, `zone ${side.zone}`)
    for (const { what, region } of side.regions ?? []) {
      const [left, top, width, height] = region
      const isInside =
        left >= 0 && top >= 0 && width > 0 && height > 0 && left + width <= 1 && top + height <= 1.001
      expectThat(isInside, `region of ${what}`)
    }
    const keysOf = new Map<string, Set<string>>()
    for (const { key, labels, isUnlabelled, numberRule, pattern, place } of side.fields) {
      const rule = idNumberRules.find((one) => one.issuer === issuerOf(kind) && one.name === numberRule)
      expectThat(numberRule === undefined || rule !== undefined, `number rule ${numberRule ?? ''}`)
      if (pattern !== undefined) expectThat(!wholeWords(pattern).test(''), `pattern of ${key}`)
      expectThat(isUnlabelled !== true || labels === undefined, `${key} with and without labels`)
      expectThat(place === undefined || isUnlabelled === true, `place of ${key}, which has a label`)
      if (place !== undefined && !['title', 'issuer', 'side'].includes(place.of))
        expectThat(
          side.fields.some((other) => other.key === place.of),
          `place of ${key}: no ${place.of}`,
        )
      for (const label of labels ?? []) {
        const letters = comparableText(label).letters
        keysOf.set(letters, new Set([...(keysOf.get(letters) ?? []), key]))
      }
    }
    for (const [letters, keys] of keysOf)
      expectThat(keys.size === 1, `label ${letters} of ${[...keys].join(' and ')}`)
  }
  return faults
}

describe('documentKinds', () => {
  it('are well formed, each with sources, known languages, rules and zones', () => {
    expect(documentKinds.flatMap(faultsOf)).toEqual([])
  })

  it('have ids of their own', () => {
    expect(new Set(documentKinds.map(({ id }) => id)).size).toBe(documentKinds.length)
    expect(kindById('ind-pan-2017')?.name).toBe('Permanent Account Number Card')
    expect(kindById('uto-identity-card')).toBeNull()
  })

  it('share a family only where they are editions of one kind of one issuer', () => {
    const families = new Map<string, readonly KindDefinition[]>()
    for (const kind of documentKinds) families.set(kind.family, [...(families.get(kind.family) ?? []), kind])
    const mixed = [...families].filter(
      ([, kinds]) => new Set(kinds.map(({ issuer, type }) => issuer + type)).size > 1,
    )
    expect(mixed.map(([family]) => family)).toEqual([])
    const untold = [...families.values()].filter(
      (kinds) => kinds.length > 1 && kinds.some(({ from, to }) => from === undefined && to === undefined),
    )
    expect(untold.flatMap((kinds) => kinds.map(({ id }) => id))).toEqual([])
  })

  it('are all listed, few files a folder', () => {
    const tables = readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== 'matching')
      .map(({ name }) => readdirSync(folder + name).filter((file) => file.endsWith('.table.ts')))
    expect(Math.max(...tables.map((files) => files.length))).toBeLessThanOrEqual(20)
    const perKind = tables.flat().filter((file) => /^[a-z]{3}-/.test(file)).length
    expect(documentKinds.length).toBeGreaterThan(perKind)
    expect(documentKinds.filter(({ id }) => /^(?:passport|uto)/.test(id))).toEqual([])
  })

  it('cover every issuer that was asked for', () => {
    const typesOf = (issuer: string) =>
      new Set(documentKinds.filter((kind) => kind.issuer === issuer).map(({ type }) => type))
    const withCards = ['IND', 'CHN', 'HKG', 'TWN', 'SGP', 'MYS', 'IDN', 'PHL', 'THA', 'VNM', 'JPN', 'KOR', 'PAK', 'BGD', 'BRA', 'MEX',
      'ARG', 'CHL', 'COL', 'PER', 'NGA', 'ZAF', 'KEN', 'GHA', 'EGY', 'ARE', 'SAU', 'ISR', 'TUR', 'UKR', 'KAZ'] // prettier-ignore
    expect(withCards.filter((issuer) => !typesOf(issuer).has('I'))).toEqual([])
    const withLicences = ['IND', 'JPN', 'KOR', 'BRA', 'USA', 'CAN', 'AUS', 'NZL', 'DEU', 'NOR', 'CHE', 'GBR']
    expect(withLicences.filter((issuer) => !typesOf(issuer).has('D'))).toEqual([])
    expect(documentKinds.filter(({ type }) => type === 'P').length).toBeGreaterThan(190)
  })
})
