import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { issuerStanding } from '../values/issuers.ts'
import { idNumberRules } from '../numbers/id-number-rules.ts'
import { mrzLayoutOf } from '../formats/mrz-layouts.ts'
import { documentKinds, kindById } from './document-kinds.ts'
import type { KindDefinition, KindField, KindSide } from './kind-definition.ts'
import { comparableText } from './matching/comparable-text.ts'
import { issuerOf, wholeWords } from './matching/number-evidence.ts'

const folder = fileURLToPath(new URL('.', import.meta.url))
const languageNames = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' })

type Rule = readonly [isSo: boolean, fault: string]

const faults = (id: string, rules: readonly Rule[]): readonly string[] =>
  rules.filter(([isSo]) => !isSo).map(([, fault]) => `${id}: ${fault}`)

function factRules(kind: KindDefinition): readonly Rule[] {
  const { issuer, id, sources, from = 0, to = Infinity, languages, scripts } = kind
  return [
    [issuerStanding(issuer) !== 'none' || issuer === 'XKX', `issuer ${issuer}`],
    [id.startsWith(issuer.toLowerCase()), 'id without issuer'],
    [sources.length > 0 && sources.every((source) => source.length > 8), 'no source'],
    [from <= to, 'years'],
    [languages.length > 0 && scripts.length > 0, 'no language or script'],
    ...languages.map((one): Rule => [languageNames.of(one) !== undefined, `language ${one}`]),
  ]
}

function wordRules({ ownTitles, titles, issuerWords, sides }: KindDefinition): readonly Rule[] {
  const own = [...ownTitles, ...sides.flatMap((side) => side.ownWords ?? [])]
  const texts = [...own, ...titles, ...issuerWords, ...sides.flatMap((side) => side.words ?? [])]
  return [
    [own.length > 0 || (titles.length > 0 && issuerWords.length > 0), 'nothing names it'],
    ...texts.map((text): Rule => [comparableText(text).letters.length > 1, `text ${text}`]),
  ]
}

function regionRules({ regions = [], zone }: KindSide): readonly Rule[] {
  return [
    [zone === undefined || mrzLayoutOf(zone).id === zone, `zone ${zone ?? ''}`],
    ...regions.map(({ what, region: [left, top, width, height] }): Rule => {
      const [right, bottom] = [left + width, top + height]
      return [Math.min(left, top) >= 0 && Math.max(right, bottom) <= 1.001, `region of ${what}`]
    }),
  ]
}

function fieldRules(kind: KindDefinition, side: KindSide, field: KindField): readonly Rule[] {
  const { key, labels, isUnlabelled, numberRule, pattern, place } = field
  const hasRule = idNumberRules.some(({ issuer, name }) => issuer === issuerOf(kind) && name === numberRule)
  const isAnchor = (of: string): boolean =>
    ['title', 'issuer', 'side'].includes(of) || side.fields.some((other) => other.key === of)
  return [
    [numberRule === undefined || hasRule, `number rule ${numberRule ?? ''}`],
    [pattern === undefined || !wholeWords(pattern).test(''), `pattern of ${key}`],
    [isUnlabelled !== true || labels === undefined, `${key} with and without labels`],
    [place === undefined || (isUnlabelled === true && isAnchor(place.of)), `place of ${key}`],
  ]
}

/** One label of a side for two fields would say nothing. */
function labelRules({ fields }: KindSide): readonly Rule[] {
  const keysOf = new Map<string, Set<string>>()
  for (const { key, labels = [] } of fields)
    for (const label of labels) {
      const { letters } = comparableText(label)
      keysOf.set(letters, new Set([...(keysOf.get(letters) ?? []), key]))
    }
  return [...keysOf].map(([letters, keys]) => [
    keys.size === 1,
    `label ${letters} of ${[...keys].join(' and ')}`,
  ])
}

/** What is wrong about one kind. */
function faultsOf(kind: KindDefinition): readonly string[] {
  const ofSides = kind.sides.flatMap((side) => [
    ...regionRules(side),
    ...labelRules(side),
    ...side.fields.flatMap((field) => fieldRules(kind, side, field)),
  ])
  return faults(kind.id, [...factRules(kind), ...wordRules(kind), ...ofSides])
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
    const undated = [...families.values()].filter(
      (kinds) => kinds.length > 1 && kinds.some(({ from, to }) => from === undefined && to === undefined),
    )
    expect(undated.flatMap((kinds) => kinds.map(({ id }) => id))).toEqual([])
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
