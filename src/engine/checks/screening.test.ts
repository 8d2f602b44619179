import { describe, expect, it } from 'vitest'
import { aProfile, someFacts } from '../../../test/world/facts/facts.ts'
import type { EntityTopic, ListVersion } from '../../vocabulary/screening/entity.ts'
import type { Facts, HolderHit } from '../../vocabulary/decision/facts.ts'
import { amlWarningCodes } from '../../vocabulary/decision/warnings.ts'
import { screeningChecks } from './screening.ts'

const on = { enabled: true, review: 0, reject: -1, weight: 1 }
const everything = aProfile({ decisions: { AML_SANCTION: on, AML_CRIME: on, AML_PEP: on } })

function judged(code: string, facts: Facts, profile = everything) {
  const check = screeningChecks.find((one) => one.code === code)
  if (check === undefined) throw new Error(`no check for ${code}`)
  return check.run(facts, profile)
}

function list(database: string, state: ListVersion['state'] = 'loaded'): ListVersion {
  return { database, version: 'ab', date: '2026-01-01', records: 1, state }
}

function hit(topics: readonly EntityTopic[], score = 0.9): HolderHit {
  const match = { entity: 'person', database: 'us_ofac', schema: topics[0] ?? 'sanction' } as const
  return {
    entityId: 'us_ofac:1',
    topics,
    score,
    sentence: 'Same name.',
    match: { ...match, fullname: ['ANNA'], documentnumber: null, time: null },
  }
}

function screened(
  lists: readonly ListVersion[],
  { hits = [], missing = [] }: { hits?: readonly HolderHit[]; missing?: readonly string[] } = {},
): Facts {
  const screening = { done: true, matcher: 'names-1', band: 0.7, questions: [], hits, missing } as const
  return someFacts({ lists, screening })
}

describe('a warning of a list', () => {
  it.each(Object.values(amlWarningCodes))('%s says that a scan was not screened, and why', (code) => {
    expect(judged(code, someFacts())).toEqual({ kind: 'not_checked', reason: 'A scan is not screened yet.' })
  })

  it('carries exactly one entity as the wire knows it, and its score', () => {
    const outcome = judged('AML_SANCTION', screened([list('us_ofac')], { hits: [hit(['sanction'])] }))
    expect(outcome).toMatchObject({
      kind: 'found',
      findings: [
        {
          confidence: 0.9,
          sentence: 'us_ofac:1: Same name.',
          detail: {
            entity: 'person',
            database: 'us_ofac',
            schema: 'sanction',
            fullname: ['ANNA'],
            documentnumber: null,
            time: null,
          },
        },
      ],
    })
  })

  it('is raised once for an entity that is listed for several reasons: the gravest that is asked about', () => {
    const facts = screened([list('demo')], { hits: [hit(['pep', 'sanction'])] })
    expect(judged('AML_SANCTION', facts).kind).toBe('found')
    expect(judged('AML_PEP', facts).kind).toBe('clear')
    const pepAlone = aProfile({ decisions: { AML_PEP: on } })
    expect(judged('AML_PEP', facts, pepAlone)).toMatchObject({
      findings: [{ detail: { schema: 'pep' } }],
    })
  })

  it('is raised once for an entity that stands in two lists; the trace tells of the other', () => {
    const sameAs = { entityId: 'us_ofac:1', evidence: 'the same passport A1' }
    const other = { ...hit(['sanction'], 0.8), entityId: 'un_sc:9', sameAs }
    const outcome = judged('AML_SANCTION', screened([list('us_ofac')], { hits: [hit(['sanction']), other] }))
    expect(outcome).toMatchObject({
      findings: [
        { evidence: { alsoListed: [{ entityId: 'un_sc:9', score: 0.8, evidence: sameAs.evidence }] } },
      ],
    })
    expect(outcome).toHaveProperty('findings.length', 1)
  })

  it('is raised for a sanctioned record whose being scores better on another kind of list', () => {
    const sameAs = { entityId: 'us_ofac:1', evidence: 'the same passport A1' }
    const pep = hit(['pep'])
    const sanctioned = [8, 9].map((id) => ({
      ...hit(['sanction'], 0.8),
      entityId: `un_sc:${String(id)}`,
      sameAs,
    }))
    const facts = screened([list('us_ofac')], { hits: [pep, ...sanctioned] })
    expect(judged('AML_SANCTION', facts)).toMatchObject({ findings: [{ evidence: { entityId: 'un_sc:8' } }] })
    expect(judged('AML_SANCTION', facts)).toHaveProperty('findings.length', 1)
    expect(judged('AML_PEP', facts)).toHaveProperty('findings.length', 1)
  })

  it('is not checked while no list of its kind is loaded, whatever other lists say', () => {
    const facts = screened([list('us_ofac'), list('eu_meps', 'not_loaded')])
    expect(judged('AML_SANCTION', facts).kind).toBe('clear')
    expect(judged('AML_PEP', facts).kind).toBe('not_checked')
    expect(judged('AML_CRIME', facts).kind).toBe('not_checked')
  })

  it('is not checked while a list that was loaded before cannot be searched', () => {
    const facts = screened([list('us_ofac'), list('un_sc', 'not_loaded')], { missing: ['un_sc'] })
    expect(judged('AML_SANCTION', facts)).toEqual({ kind: 'not_checked', reason: 'Not loaded: un_sc.' })
  })
})
