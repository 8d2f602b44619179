import { describe, expect, it } from 'vitest'
import { alignedNames } from '../compare-names.ts'
import { featuresOf, type NameFeature, nameFeatures } from './name-features.ts'

const feature = (wanted: NameFeature, bearer: 'person' | 'other') => (asked: string, listed: string) =>
  featuresOf(alignedNames({ asked, listed, bearer }), bearer === 'person')?.[
    nameFeatures.findIndex(([name]) => name === wanted)
  ]

describe('featuresOf', () => {
  it('tells another initial from one that is left out', () => {
    const otherInitial = feature('otherInitial', 'person')
    expect(otherInitial('William G Veltran', 'William W Veltran')).toBe(1)
    expect(otherInitial('A Veltranov', 'Nursultan Veltranov')).toBe(1)
    expect(otherInitial('N Veltranov', 'Nursultan Veltranov')).toBe(0)
    expect(otherInitial('William Veltran', 'William W Veltran')).toBe(0)
  })

  it('knows the branch of a company by its place', () => {
    const place = feature('place', 'other')
    expect(place('Banco Veltran SA', 'Banco Veltran Chile SA')).toBe(1)
    expect(place('Banco Veltran Chile SA', 'Banco Veltran Chile SA')).toBe(0)
    expect(place('Banco Veltran SA', 'Banco Veltran Zarkani SA')).toBe(0)
  })

  it('sees a family name in its other gender', () => {
    const gender = feature('gender', 'person')
    expect(gender('Veltranova Anna', 'Veltranov Anna')).toBe(1)
    expect(gender('Veltranov Anna', 'Veltranov Anna')).toBe(0)
  })

  it('sees that father and son were exchanged', () => {
    const turned = feature('turnedSon', 'person')
    expect(turned('Omar bin Salman al Veltrani', 'Salman bin Omar al Veltrani')).toBe(1)
    expect(turned('Omar bin Salman al Veltrani', 'al Veltrani Omar bin Salman')).toBe(0)
  })

  it('has numbers contradict each other, however they are written', () => {
    const numbers = feature('numbers', 'other')
    expect(numbers('Veltran Fund VIII', 'Veltran Fund IX')).toBe(1)
    expect(numbers('Veltran Fund VIII', 'Veltran Fund 8')).toBe(0)
  })
})
