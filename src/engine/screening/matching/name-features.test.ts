import { describe, expect, it } from 'vitest'
import { bestAlignment } from '../compare-names.ts'
import { featuresOf, type NameFeature, nameFeatures } from './name-features.ts'

const feature = (requested: NameFeature, bearer: 'person' | 'other') => (query: string, listed: string) =>
  featuresOf(bestAlignment({ query, listed, bearer }), bearer === 'person')?.[
    nameFeatures.findIndex(([name]) => name === requested)
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
    const place = feature('location', 'other')
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
    const turned = feature('patronymicSwapped', 'person')
    expect(turned('Omar bin Salman al Veltrani', 'Salman bin Omar al Veltrani')).toBe(1)
    expect(turned('Omar bin Salman al Veltrani', 'al Veltrani Omar bin Salman')).toBe(0)
  })

  it('has numbers differ, however they are written', () => {
    const sharpest = feature('strongestContradiction', 'other')
    expect(sharpest('Veltran Fund VIII', 'Veltran Fund IX')).toBeGreaterThan(0)
    expect(sharpest('Veltran Fund VIII', 'Veltran Fund 8')).toBe(0)
  })

  it('counts the letters that are off, in all and in one word', () => {
    const [edits, farEdit] = [feature('edits', 'person'), feature('farEdit', 'person')]
    expect(edits('Silas Nightjer', 'Silas Nightjar')).toBeCloseTo(1 / 13, 9)
    expect(farEdit('Silas Nightjer', 'Silas Nightjar')).toBe(0)
    expect(edits('Silos Nightjer', 'Silas Nightjar')).toBeCloseTo(2 / 13, 9)
    expect(farEdit('Silas Nightgyr', 'Silas Nightjar')).toBe(1)
  })

  it('weighs words that a slip makes of each other, though they are two names', () => {
    const otherName = feature('otherName', 'person')
    expect(otherName('Bashar Veltrani', 'Bushra Veltrani')).toBeGreaterThan(0.2)
    expect(otherName('Martin Veltrani', 'Marvin Veltrani')).toBeGreaterThan(0.2)
    expect(otherName('Bashra Veltrani', 'Bashar Veltrani')).toBe(0)
    expect(otherName('Alexander Veltrani', 'Aleksandr Veltrani')).toBe(0)
    expect(feature('otherName', 'other')('Martin Veltrani', 'Marvin Veltrani')).toBe(0)
  })

  it('weighs a first name that is left out before a father’s', () => {
    const firstOmitted = feature('firstOmitted', 'person')
    expect(firstOmitted('Everglade Nightjar', 'NIGHTJAR, Silas Everglade')).toBeGreaterThan(0.2)
    expect(firstOmitted('Silas Nightjar', 'NIGHTJAR, Silas Everglade')).toBe(0)
    expect(firstOmitted('Corvin Everglade Nightjar', 'NIGHTJAR, Silas Everglade')).toBe(0)
  })

  it('tells a middle name that is left out from a family name that is', () => {
    const lastOmitted = feature('lastOmitted', 'person')
    expect(lastOmitted('Silas Nightjar', 'NIGHTJAR, Silas Everglade')).toBe(0)
    expect(lastOmitted('Silas Everglade', 'NIGHTJAR, Silas Everglade')).toBe(1)
  })

  it('sees that no more than one word is spelt alike where another is missing', () => {
    const oneSimilar = feature('oneSameSpelling', 'person')
    expect(oneSimilar('Silas Nightjer', 'NIGHTJAR, Silas Everglade')).toBe(1)
    expect(oneSimilar('Silas Nightjar', 'NIGHTJAR, Silas Everglade')).toBe(0)
    expect(oneSimilar('Silas Nightjer', 'NIGHTJAR, Silas')).toBe(0)
  })

  it('takes a body’s name that lost a word behind the first for shortened, and no other', () => {
    const oneSimilar = feature('nonPersonOneSameSpelling', 'other')
    expect(oneSimilar('Nightjar Limited', 'Nightjar Oasis Co., Limited')).toBe(0)
    expect(oneSimilar('Oasis Limited', 'Nightjar Oasis Co., Limited')).toBe(1)
    expect(oneSimilar('Nightjer Limited', 'Nightjar Oasis Co., Limited')).toBe(1)
    expect(oneSimilar('Nightjar B. K. Limited', 'Nightjar Oasis Co., Limited')).toBe(1)
    expect(oneSimilar('Nightjar Everglade Limited', 'Nightjar Oasis Co., Limited')).toBe(1)
    expect(oneSimilar('Nightjar Limited', 'Nightjar Oasis Everglade Co., Limited')).toBe(1)
    expect(oneSimilar('Trading Limited', 'Trading Oasis Co., Limited')).toBe(1)
  })
})
