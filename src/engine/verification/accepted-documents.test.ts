import { describe, expect, it } from 'vitest'
import { selectableDocument } from './accepted-documents.ts'

const all = { documentCountry: '', documentType: '', documentState: '' }
const some = { ...all, documentCountry: 'DE,FR', documentType: 'PI' }

describe('A document that a person chooses', () => {
  it.each([
    [all, 'us', 'p', { country: 'US', type: 'P' }],
    [all, 'JP', 'R', { country: 'JP', type: 'R' }],
    [some, 'FR', 'I', { country: 'FR', type: 'I' }],
    [some, 'FR', 'D', null],
    [some, 'US', 'P', null],
    [all, 'USA', 'P', null],
    [all, 'US', 'X', null],
    [all, 'US', '', null],
    [all, '', 'P', null],
  ])('with %j: %s %s is %j', (...[accepted, country, type, selected]) => {
    expect(selectableDocument(accepted, { country, type })).toEqual(selected)
  })
})
