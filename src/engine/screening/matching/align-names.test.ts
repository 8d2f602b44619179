import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { prepareName } from '../names/prepare-name.ts'
import { weightedWords } from '../lookup/index/rarity.ts'
import { alignNames } from './align-names.ts'
import { alignmentPoints } from './name-points.ts'
import { featuresOf, nameFeatures } from './name-features.ts'

const words = (name: string) => weightedWords(prepareName(name, null), () => undefined)
const aligned = (query: string, listed: string) => alignNames(words(query), words(listed))
const agreement = (query: string, listed: string) => featuresOf(aligned(query, listed), true)?.[0] ?? 0
const points = (query: string, listed: string) => alignmentPoints(aligned(query, listed), true)
const reorderedIndex = nameFeatures.findIndex(([name]) => name === 'reordered')
const isReordered = (query: string, listed: string) =>
  featuresOf(aligned(query, listed), true)?.[reorderedIndex] === 1

describe('alignNames', () => {
  it('finds the same words in any order', () => {
    expect(agreement('Zarkov Ivan Petrovich', 'Ivan Petrovich Zarkov')).toBe(1)
  })

  it('reads words that were written together or apart', () => {
    expect(agreement('jsc argument', 'jscargument')).toBeGreaterThan(0.94)
    expect(agreement('Ahmed Alzarkani', 'Ahmed al-Zarkani')).toBeGreaterThan(0.94)
    expect(agreement('ZarkaniAhmed Omar', 'Ahmed Omar Zarkani')).toBeGreaterThan(0.94)
    expect(agreement('Abd Olrahim Veltran', 'Abdolrahim Veltran')).toBeGreaterThan(0.94)
  })

  it('reads words whose space slipped', () => {
    expect(agreement('fu yuan y u7887', 'fu yuan yu 7887')).toBeGreaterThan(0.94)
    expect(agreement('Omar BaekS an Veltran', 'Omar Baek San Veltran')).toBeGreaterThan(0.94)
  })

  it('takes a left out middle name for an omission, a different one for a contradiction', () => {
    const omitted = agreement('Ivan Zarkov', 'Ivan Petrovich Zarkov')
    const contradicted = agreement('Ivan Borisovich Zarkov', 'Ivan Petrovich Zarkov')
    expect(omitted).toBeGreaterThan(0.85)
    expect(contradicted).toBeLessThan(omitted - 0.15)
  })

  it('does not take one numbered company for another', () => {
    expect(agreement('11420 Corp', '11421 Corp')).toBeLessThan(0.3)
  })

  it('gives a repeated word two counterparts only if the list has two', () => {
    expect(agreement('Omar Omar Veltran', 'Omar Veltran')).toBeLessThan(1)
  })
})

describe('alignedPoints', () => {
  it('says more when rare words agree than when common ones do', () => {
    expect(points('Qarvindo Zeltmar', 'Qarvindo Zeltmar')).toBeGreaterThan(
      points('Maria Garcia', 'Maria Garcia'),
    )
  })

  it('never rises when a plain word of the query is replaced by a stranger', () => {
    const word = fc.constantFrom('zarkov', 'ivan', 'petrovich', 'veltran', 'omar', 'zarkof', 'brennerhof')
    const name = fc.array(word, { minLength: 1, maxLength: 5 })
    fc.assert(
      fc.property(name, name, fc.nat(4), (query, listed, at) => {
        // A stranger in the place of a word that stood elsewhere takes away that, too.
        fc.pre(!isReordered(query.join(' '), listed.join(' ')))
        const changed = query.map((token, i) => (i === at ? 'quuxwumbil' : token))
        expect(points(changed.join(' '), listed.join(' '))).toBeLessThanOrEqual(
          points(query.join(' '), listed.join(' ')) + 1e-9,
        )
      }),
      { numRuns: 1000 },
    )
  })

  it('is the same for two full names in both directions when neither leaves anything out', () => {
    expect(agreement('Ivan Zarkov', 'Ivan Zarkof')).toBeCloseTo(agreement('Ivan Zarkof', 'Ivan Zarkov'), 6)
  })
})
