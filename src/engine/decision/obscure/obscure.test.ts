import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  annaMaria,
  aPassport,
  aProfile,
  aSide,
  someFacts,
  someFields,
} from '../../../../test/world/facts/facts.ts'
import { checks } from '../../checks/all.ts'
import { type FieldKey } from '../../../vocabulary/reading/fields.ts'
import type { Facts } from '../../../vocabulary/decision/facts.ts'
import { decide } from '../decide.ts'
import { replay } from '../replay.ts'
import { hiddenKeys } from './hidden-keys.ts'
import { hiddenValues } from './hidden-values.ts'
import { obscureDecision } from './obscure-decision.ts'
import { obscureFacts } from './obscure-facts.ts'

const profile = aProfile({ decisions: { UNDER_21: { review: 0 }, LOW_TEXT_CONFIDENCE: { review: 0 } } })
const input: Facts = someFacts({
  front: {
    ...aSide(
      aPassport({
        fields: { ...someFields(annaMaria), optionalData: [{ value: `REF ${annaMaria.documentNumber}`, confidence: 1, index: 0 }] },
      }),
    ),
    barcodes: [{ symbology: 'pdf417', content: Buffer.from(annaMaria.documentNumber).toString('base64'), box: [[0, 0], [1, 0], [1, 1], [0, 1]] }],
  },
  today: '2040-01-01',
  request: { verifyName: 'ANNA ERIKSSON', verifyDob: '1974-08-12', verifyDocumentNumber: annaMaria.documentNumber },
}) // prettier-ignore

function hide(facts: Facts, obscure: readonly string[]) {
  const hidden = hiddenValues(facts.front?.reading?.fields ?? {}, hiddenKeys(obscure))
  const made = decide({ facts, profile, checks })
  return { made, facts: obscureFacts(facts, hidden.keys), decision: obscureDecision(made, hidden), hidden }
}

describe('What a profile obscures', () => {
  it.each<[obscure: string, values: readonly string[]]>([
    ['documentNumber', [annaMaria.documentNumber, Buffer.from(annaMaria.documentNumber).toString('base64')]],
    ['lastName', ['ERIKSSON']],
    ['fullName', ['ERIKSSON', 'ANNA']],
    ['dob', ['1974-08-12', '740812', '"1974']],
    ['expiry', ['2032-04-15', '320415']],
    ['personalNumber', ['ZE184226B']],
  ])('%s stands nowhere any more', (obscure, values) => {
    const { facts, decision } = hide(input, [obscure])
    for (const value of values) expect(JSON.stringify({ facts, decision })).not.toContain(value)
  })
  it('stands in no reason, neither of what was not checked nor of its warning', () => {
    const printed = someFields(annaMaria, { source: 'visual', confidence: 0.4 })
    const facts = {
      ...input,
      front: aSide(aPassport({ zone: null, fields: printed })),
      request: { verifyDocumentNumber: annaMaria.documentNumber.replace('8', 'B') },
    }
    const { made, decision } = hide(facts, ['documentNumber'])
    const open = {
      code: 'ID_NUMBER_VERIFICATION_FAILED',
      reason: expect.stringContaining('L898902D6') as string,
    }
    expect(made.notChecked).toContainEqual(open)
    expect(JSON.stringify(decision)).not.toContain('L898902D6')
    expect(decision.notChecked).toContainEqual({ ...open, reason: 'Obscured.' })
  })
  it('leaves decision and scores as they were', () => {
    const { made, decision } = hide(input, ['expiry', 'documentNumber'])
    const { decision: verdict, reviewScore, rejectScore } = made
    expect(decision).toMatchObject({ decision: verdict, reviewScore, rejectScore })
    expect(decision.warnings.map(({ code }) => code)).toEqual(made.warnings.map(({ code }) => code))
    expect(decision.trace.sentence).toBe(made.trace.sentence)
  })
  it('leaves what it does not name', () => {
    const { facts } = hide(input, ['documentNumber'])
    expect(facts.front?.reading?.fields.lastName?.[0]?.value).toBe('ERIKSSON')
    expect(facts.request).toEqual({ verifyName: 'ANNA ERIKSSON', verifyDob: '1974-08-12' })
    expect(facts.front?.reading?.zone).toMatchObject({ format: 'TD3', lines: [] })
  })
  it('takes along what repeats it, and nothing at random', () => {
    const { hidden } = hide(input, ['documentNumber'])
    expect([...hidden.keys].sort()).toEqual(['documentNumber', 'optionalData'])
    expect([...hide(input, ['sex']).hidden.keys]).toEqual(['sex'])
  })
  it('takes along what was asked, however a name in another script was spelled', () => {
    const request = { verifyName: 'Анна', verifyNameInLatin: [['anna']] }
    expect(hide({ ...input, request }, ['firstName']).facts.request).toEqual({})
  })
  it('keeps the age where the birth date goes', () => {
    const keys = hiddenKeys(['dob'])
    expect([keys.has('dobYear'), keys.has('age')]).toEqual([true, false])
  })
  it('may name what is no key of this service', () => {
    expect(hiddenKeys(['plate', 'face'])).toEqual(new Set<FieldKey>(['face']))
  })
})

describe('A hidden date', () => {
  const { occurIn } = hiddenValues(someFields({ dob: '1974-08-12' }), new Set<FieldKey>(['dob']))
  it.each(['1974-08-12', '12 AUG 1974', '12.08.1974', 'Born 12/08/1974'])('is known again as %s', (text) => {
    expect(occurIn(text)).toBe(true)
  })
  it.each(['1974', '12', '2032-04-15', ''])('is not %j', (text) => {
    expect(occurIn(text)).toBe(false)
  })
})

it('what was obscured is decided again as it was, whatever was obscured', () => {
  const keys = fc.subarray([
    'documentNumber',
    'dob',
    'expiry',
    'fullName',
    'sex',
    'countryIso3',
    'personalNumber',
  ])
  fc.assert(
    fc.property(keys, (obscure) => {
      const { made, facts, decision } = hide(input, obscure)
      const obscured = facts.obscured ?? []
      const again = replay({ facts, trace: decision.trace, profile, checks, obscured })
      expect(again.decision).toBe(made.decision)
      expect(again.sentence()).toBe(made.trace.sentence)
      expect(again.isPartly).toBe(obscure.length > 0)
    }),
  )
})
