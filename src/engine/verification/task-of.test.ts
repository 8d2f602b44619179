import { describe, expect, it } from 'vitest'
import type { HostedLink } from '../../vocabulary/verification/hosted-link.ts'
import { foldLink } from './fold-link.ts'
import {
  acceptedPicture,
  courseOf,
  keptPicture,
  refusedPicture,
  type TestDeed,
  testLink,
} from './link.fixture.ts'
import { stepsOf, taskOf } from './task-of.ts'

type Deeds = readonly TestDeed[]

const document = { kind: 'document', ...acceptedPicture } as const
const face = { kind: 'face', ...acceptedPicture } as const
const proved = { kind: 'code-tried', number: '+1202', isCorrect: true } as const
const form = { kind: 'form', answers: { a: 'b' } } as const
const signed = { kind: 'signed', party: '' } as const
const field = { fieldId: 'a', fieldLabel: 'A', fieldDescription: '', fieldType: 0, fieldData: '' } as const
const everything = { phoneVerification: 1, customField: [field] }

function tasksThrough(link: HostedLink, ...deeds: Deeds): readonly string[] {
  return Array.from({ length: deeds.length + 1 }, (_, done) => {
    const events = courseOf(...deeds.slice(0, done))
    return taskOf({ course: { link, completion: null }, state: foldLink({ events }), party: null, now: 0 })
  })
}

const noReferences = { document: null, documentBack: null, face: null }
const courses: readonly (readonly [string, HostedLink, Deeds, readonly string[]])[] = [
  ['document and face', testLink(), [document, face], ['document', 'face', 'ended']],
  ['a document', testLink({ kind: 'document' }), [document], ['document', 'ended']],
  [
    'a face beside the one that was given',
    testLink({ kind: 'face', references: { ...noReferences, face: keptPicture } }),
    [face],
    ['face', 'ended'],
  ],
  ['a signature', testLink({ kind: 'signature' }), [signed], ['contract', 'ended']],
  [
    'every step there is',
    testLink({ docupass: everything, sign: 'K7Q2ZB0M4XWA' }),
    [proved, form, document, face, signed],
    ['phone', 'customform', 'document', 'face', 'contract', 'ended'],
  ],
  [
    'a document that was given',
    testLink({ references: { ...noReferences, document: keptPicture } }),
    [face],
    ['face', 'ended'],
  ],
  [
    'a face that was given',
    testLink({ references: { ...noReferences, face: keptPicture } }),
    [document],
    ['document', 'ended'],
  ],
  [
    'the obsolete telephone step',
    testLink({ kind: 'document', docupass: { phoneVerification: 2 } }),
    [proved],
    ['phone', 'document'],
  ],
]

describe('The next task', () => {
  it.each(courses)('of a link for %s', (...[, link, deeds, tasks]) => {
    expect(tasksThrough(link, ...deeds)).toEqual(tasks)
  })

  it.each(courses)('is one of the steps of a link for %s', (...[, link, , tasks]) => {
    expect(stepsOf(link)).toEqual(tasks.filter((task) => task !== 'ended'))
  })

  it('is the same one after a picture that was refused, and none after five', () => {
    const refused = { kind: 'document', ...refusedPicture } as const
    const five = Array.from({ length: 5 }, () => refused)
    expect(tasksThrough(testLink(), ...five)).toEqual([
      ...Array.from({ length: 5 }, () => 'document'),
      'ended',
    ])
  })

  it('is the step that was asked for again', () => {
    const again = { kind: 'asked-again', step: 'document' } as const
    expect(tasksThrough(testLink(), document, face, again).at(-1)).toBe('document')
  })

  it('is none once the person asked for a person', () => {
    expect(tasksThrough(testLink(), document, { kind: 'person-asked' })).toEqual([
      'document',
      'face',
      'ended',
    ])
  })

  it('is to wait, for a party that signed before the other', () => {
    const link = testLink({
      kind: 'signature',
      parties: [
        { id: 'AAAAAAAA', role: 'seller' },
        { id: 'BBBBBBBB', role: 'buyer' },
      ],
    })
    const state = foldLink({ events: courseOf({ kind: 'signed', party: 'AAAAAAAA' }) })
    const taskFor = (party: string) => taskOf({ course: { link, completion: null }, state, party, now: 0 })
    expect([taskFor('AAAAAAAA'), taskFor('BBBBBBBB')]).toEqual(['party_pending', 'contract'])
  })

  it('is none when the time of the link is over', () => {
    const course = { link: testLink({ expiresAt: 1_000 }), completion: null }
    const request = { course, state: foldLink({ events: [] }), party: null }
    expect([taskOf({ ...request, now: 999 }), taskOf({ ...request, now: 1_000 })]).toEqual([
      'document',
      'ended',
    ])
  })
})
