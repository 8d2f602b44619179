import { describe, expect, it } from 'vitest'
import { measuredLine } from './measured-line.fixture.ts'
import { resolveRoundLetters } from './resolve-round-letters.ts'

describe('round letters of a word', () => {
  it('are distinguished by a stroke through them or a tail beneath them', () => {
    const line = resolveRoundLetters(
      measuredLine('OSLO LINDOVIST', { 0: { inkAtCentre: 0.6 }, 9: { inkBelow: 0.9 } }),
    )
    expect(line.text).toBe('ØSLO LINDQVIST')
    expect(line.confidences[0]).toBeLessThan(0.95)
    expect(line.confidences[3]).toBeGreaterThan(0.97)
  })

  it.each([
    ['DORDEVIĆ', [0, 3], 'ĐORĐEVIĆ'],
    ['GUDMUNDSDÓTTIR', [2], 'GUÐMUNDSDÓTTIR'],
    ['DÁVID', [], 'DÁVID'],
    ['DO', [0], 'ĐO'],
    ['Date of birth', [0], 'Date of birth'],
  ])('of %s with strokes at %j are those of %s', (text, struck, read) => {
    const shapes = Object.fromEntries(struck.map((at) => [at, { inkLeftOfCentre: 0.7 }]))
    const line = resolveRoundLetters(measuredLine(text, shapes))
    expect(line.text).toBe(read)
  })

  it('are distinguished by an empty top, a Þ from a P', () => {
    const { text, confidences } = resolveRoundLetters(
      measuredLine('PÓRDÍS PIA', { 0: { inkTopRight: 0.05 } }),
    )
    expect(text).toBe('ÞÓRDÍS PIA')
    expect(confidences[0]).toBeGreaterThan(0.95)
    expect(confidences[7]).toBeGreaterThan(0.97)
  })

  it('are a Q that was read, however faint its tail, and no surer than that', () => {
    const { text, confidences } = resolveRoundLetters(measuredLine('QUISPE', { 0: { inkBelow: 0.1 } }, 0.996))
    expect(text).toBe('QUISPE')
    expect(confidences[0]).toBeLessThan(0.9)
  })

  it('are in doubt where ink is faint', () => {
    const { text, confidences } = resolveRoundLetters(measuredLine('ROMA', { 1: { inkAtCentre: 0.3 } }))
    expect(text).toBe('ROMA')
    expect(confidences[1]).toBeLessThan(0.97)
    expect(confidences[0]).toBe(0.98)
  })

  it('are left alone beside figures, where a stroke may tell a zero', () => {
    const measure = measuredLine('AO1234', { 1: { inkAtCentre: 0.9 } })
    expect(resolveRoundLetters(measure)).toBe(measure.line)
  })
})
