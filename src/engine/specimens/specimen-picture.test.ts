import { describe, expect, it } from 'vitest'
import { Refusal } from '../../vocabulary/refusals.ts'
import { listSpecimens, specimenPicture } from './specimen-picture.ts'

const today = '2026-11-21'
const ask = (kind: string, flaws: readonly string[] = [], flat = false) =>
  specimenPicture({ kind, flaws, flat, seed: 1, today })

describe('a named specimen', () => {
  it('comes with the decision it leads to and the reason', () => {
    const expired = ask('passport', ['expired'], true)
    expect(expired.expectedDecision).toBe('reject')
    expect(expired.expectedWarnings).toEqual(['DOCUMENT_EXPIRED', 'FAKE_ID', 'ARTIFICIAL_IMAGE'])
    expect(expired.specimen.expiry < today).toBe(true)
    expect(expired.sentence).toContain('expiry')
    expect(ask('passport', [], true).expectedDecision).toBe('reject')
  })

  it('is a camera picture unless the flat page is asked for', () => {
    const photo = ask('id-card')
    expect(photo.jpegQuality).not.toBeNull()
    expect(photo.truth.page[0][0]).toBeGreaterThan(0)
    const flat = ask('id-card', [], true)
    expect(flat.jpegQuality).toBeNull()
    expect(flat.truth.page[0]).toEqual([0, 0])
    expect(flat.truth.zone).toEqual(photo.truth.zone)
  })

  it('has no flaw of a photograph when flat, but that there is none', () => {
    expect(ask('passport', ['unreadable']).expectedDecision).toBe('reject')
    expect(ask('passport', ['unreadable'], true).expectedWarnings).toEqual(['FAKE_ID', 'ARTIFICIAL_IMAGE'])
  })

  it('joins flaws of the document and of the photograph', () => {
    const picture = ask('passport', ['bad-check-digit', 'upside-down'])
    expect(picture.expectedWarnings).toEqual(['CHECK_DIGIT_FAILED', 'FAKE_ID'])
    expect(picture.truth.page[0][1]).toBeGreaterThan(picture.truth.page[2][1])
  })

  it('is listed for newcomers, every decision among them', () => {
    const rows = listSpecimens()
    expect(rows.length).toBeGreaterThanOrEqual(5)
    expect(new Set(rows.map((row) => row.decision))).toEqual(new Set(['accept', 'review', 'reject']))
    expect(rows.every((row) => row.sentence.endsWith('.'))).toBe(true)
  })

  it('refuses kinds and flaws that there are not', () => {
    expect(() => ask('banknote')).toThrow(Refusal)
    expect(() => ask('passport', ['golden'])).toThrow(Refusal)
    expect(() => ask('toString')).toThrow(Refusal)
  })
})
