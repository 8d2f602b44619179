import { describe, expect, it } from 'vitest'
import { parseTemplate } from '../parse-template.ts'
import { partiesOf, readFields } from './read-fields.ts'

const read = (html: string) => readFields(parseTemplate(html).tree)
const field = (attributes: string): string => `<div ${attributes}></div>`

describe('fields of a template', () => {
  it('are read with their kind, label, party and options, in their order', () => {
    const { fields, problems } = read(
      `<table><tr><td>${field('data-signature="1" data-uid="s1" data-label="Tenant" data-party="tenant"')}</td></tr></table>
       <p>On <span data-field="date" data-uid="d1" data-party="tenant"></span></p>
       ${field('data-field="select" data-uid="o1" data-options="red | green|red" data-party="landlord" data-optional="1"')}
       <img data-signature="1" data-uid="s2" data-party="landlord">`,
    )
    expect(problems).toEqual([])
    expect(fields).toEqual([
      { uid: 's1', kind: 'signature', label: 'Tenant', party: 'tenant', optional: false, options: [] },
      { uid: 'd1', kind: 'date', label: '', party: 'tenant', optional: false, options: [] },
      { uid: 'o1', kind: 'select', label: '', party: 'landlord', optional: true, options: ['red', 'green'] },
      { uid: 's2', kind: 'signature', label: '', party: 'landlord', optional: false, options: [] },
    ])
    expect(partiesOf(fields)).toEqual(['tenant', 'landlord'])
  })

  it('without any party belong to one signer', () => {
    const { fields } = read(
      field('data-signature="1" data-uid="a"') + field('data-field="text" data-uid="b"'),
    )
    expect(partiesOf(fields)).toEqual(['signer'])
  })

  it.each([
    ['no uid', field('data-signature="1"'), 'missing-uid'],
    ['a uid that cannot be printed', field('data-signature="1" data-uid="a&#7;b"'), 'invalid-uid'],
    [
      'the uid of another',
      field('data-signature="1" data-uid="a"') + field('data-field="date" data-uid="a"'),
      'duplicate-uid',
    ],
    ['an unknown kind', field('data-field="retina" data-uid="a"'), 'unknown-kind'],
    ['no options', field('data-field="select" data-uid="a" data-options=" | "'), 'missing-options'],
    [
      'no party beside fields with one',
      field('data-signature="1" data-uid="a" data-party="x"') + field('data-signature="1" data-uid="b"'),
      'missing-party',
    ],
    [
      'more before it than a template may have',
      Array.from({ length: 201 }, (_, at) => field(`data-field="text" data-uid="u${at}"`)).join(''),
      'too-many',
    ],
  ])('with %s cannot be filled, and the problem says so', (_, html, problem) => {
    const { problems } = read(html)
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatchObject({ problem })
  })
})
