import { expect, it } from 'vitest'
import { aTransaction } from '../../../test/world/facts/a-transaction.ts'
import { decidedTransaction } from '../../../test/world/facts/decided-transaction.ts'
import { someFaces } from '../../../test/world/pictures/faces.ts'
import { aProfile, someFacts } from '../../../test/world/facts/facts.ts'
import type { FaceFacts, KnownFaces } from '../../vocabulary/face/face-facts.ts'
import { auditReport } from './audit-report.ts'

const ids = { id: 'ab'.repeat(16), subjectId: 'cd'.repeat(16) }

function report(face: FaceFacts, knownFaces?: KnownFaces) {
  const known = knownFaces === undefined ? {} : { knownFaces }
  const facts = someFacts({ front: null, face, ...known })
  const judged = decidedTransaction(facts, aProfile())
  const type = face.seen?.portrait === null ? 'liveness' : 'face'
  const bytes = new Uint8Array(3)
  return auditReport(aTransaction(ids, { mode: 'live' }, { ...judged, type }), { face: bytes, front: bytes })
}
const said = (tree: ReturnType<typeof report>): string => JSON.stringify(tree.blocks)

it('reports a comparison of faces: both pictures, scores beside the required level, consent', () => {
  const consent = { textId: 'biometrics-3', at: Date.UTC(2026, 0, 2, 3), locale: 'de' }
  const tree = report({ ...someFaces(), consent })
  expect(tree.subtitle).toMatch(/^Comparison of two faces: transaction abab/)
  const text = said(tree)
  for (const part of ['"Reference"', '"Selfie"', '0.97; 0.50 required', 'text biometrics-3, shown in de'])
    expect(text).toContain(part)
  expect(text).toContain('2026-01-02T03:00:00.000Z')
  for (const part of ['What was read', '"Front"', 'UNRECOGNIZED_DOCUMENT"']) expect(text).not.toContain(part)
  expect(text).toMatch(/[0-9]+ document checks were not done/)
  expect(text).toContain('FACE_MISMATCH')
})

it('tells whom no one could compare, or tell to be alive, and that there was no consent', () => {
  const alive = { live: null, recaptured: null, reasons: ['The face is too small.'] }
  const text = said(report(someFaces({ portrait: null, comparison: null, alive })))
  for (const part of ['"nothing"', 'not determined; 0.20 required', 'too small', 'none on record'])
    expect(text).toContain(part)
  expect(said(report({ given: true, failed: 'It failed.' }))).toContain('It failed.')
})

it('names earlier transactions with similar faces', () => {
  const found = [{ id: 'e1', similarity: 0.981 }]
  expect(said(report(someFaces(), { searched: 70, found }))).toContain('70 compared: e1 (0.98)')
  expect(said(report(someFaces(), { searched: 70, found: [] }))).toContain('70 compared: no similar face')
  expect(said(report(someFaces(), { failed: 'It failed.' }))).toContain('It failed.')
})
