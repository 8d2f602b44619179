import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ProfileOverride } from '../../vocabulary/profiles/profile.ts'
import { presetNames } from '../../vocabulary/profiles/profile.ts'
import { profileCodes, warnings } from '../../vocabulary/decision/warnings.ts'
import { completeProfile, effectiveProfile, exportedProfile } from './effective-profile.ts'
import { parseProfile } from './parse-profile.ts'
import { findPreset } from './presets.ts'

describe('A profile of a name alone', () => {
  const plain = completeProfile({ name: 'Shop' })
  it('has the defaults of the catalogue for every code', () => {
    expect(Object.keys(plain.decisions)).toEqual(profileCodes)
    for (const code of profileCodes) expect(plain.decisions[code]).toEqual(warnings[code].default)
  })
  it('has the published thresholds and triggers, and a threshold of this service', () => {
    expect(plain.thresholds).toEqual({
      face: 0.5, faceDuplicate: 0.95, nameDualSide: 0.5, nameVerification: 0.7, addressVerification: 0.9, imageForgery: 0.5,
      textForgery: 0.5, recapture: 0.5, screenDetection: 0.4, lowTextConfidence: 0.3, artificialImage: 0.5,
      artificialText: 0.5, faceIdentical: 0.5, smallImage: 0.5, blurryImage: 0.5, cameraPerspective: 0.5,
      faceLiveness: 0.2, faceRecapture: 0.5, glareDetect: 0.45, blackWhite: 0.98,
    }) // prettier-ignore
    expect(plain.decisionTrigger).toEqual({ review: 1, reject: 1 })
  })
  it('is refused without the name', () => {
    expect(() => completeProfile({ crop: true })).toThrow("Parameter 'name' contains invalid value.")
  })
})

describe('Preset, stored profile and override', () => {
  it('are laid over each other key by key, the later one first', () => {
    const stored = completeProfile({
      name: 'Shop',
      thresholds: { face: 0.6, recapture: 0.7 },
      decisions: { UNDER_18: { reject: 0 } },
    })
    const effective = effectiveProfile(stored, {
      name: 'Other',
      thresholds: { face: 0.9 },
      decisions: { UNDER_18: { weight: 3 } },
    })
    expect(effective.name).toBe('Shop')
    expect(effective.thresholds).toMatchObject({ face: 0.9, recapture: 0.7, imageForgery: 0.5 })
    expect(effective.decisions['UNDER_18']).toEqual({ enabled: true, review: -1, reject: 0, weight: 3 })
    expect(effective.decisions['UNDER_19']).toEqual(warnings.UNDER_19.default)
  })
  it('replaces lists as a whole', () => {
    const stored = completeProfile({ name: 'Shop', obscure: ['dob', 'sex'] })
    expect(effectiveProfile(stored, { obscure: ['face'] }).obscure).toEqual(['face'])
    expect(effectiveProfile(stored, { obscure: [] }).obscure).toEqual([])
    expect(effectiveProfile(stored).obscure).toEqual(['dob', 'sex'])
  })
  it('completes a rule of a code that it does not know, so that it raises nothing', () => {
    const stored = completeProfile({ name: 'Shop', decisions: { AURA_FAILED: { weight: 2 } } })
    expect(stored.decisions['AURA_FAILED']).toEqual({ enabled: false, review: -1, reject: -1, weight: 2 })
  })
  it('changes nothing of the base', () => {
    const before = JSON.stringify(findPreset('security_medium'))
    const base = findPreset('security_medium')
    if (base !== null)
      effectiveProfile(base, { decisions: { UNDER_18: { enabled: false } }, thresholds: { face: 0.1 } })
    expect(JSON.stringify(findPreset('security_medium'))).toBe(before)
  })
  it('lets the last word win, whichever came before', () => {
    const threshold = fc.double({ min: 0, max: 1, noNaN: true })
    const override: fc.Arbitrary<ProfileOverride> = fc.record(
      {
        canvasSize: fc.integer({ min: 100, max: 10_000 }),
        thresholds: fc.record({ face: threshold }),
        crop: fc.boolean(),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(override, override, (stored, last) => {
        const effective = effectiveProfile(completeProfile({ name: 'x', ...stored }), last)
        expect(effective.canvasSize).toBe(last.canvasSize ?? stored.canvasSize ?? 1500)
        expect(effective.crop).toBe(last.crop ?? stored.crop ?? false)
        expect(effective.thresholds.face).toBe(last.thresholds?.face ?? stored.thresholds?.face ?? 0.5)
      }),
    )
  })
})

describe('An exported profile', () => {
  const made = completeProfile({
    name: 'Shop',
    decisions: { ZEBRA: { weight: 2 }, AURA: { enabled: true }, UNDER_18: { reject: 0 } },
    thresholds: { zeal: 1, aura: 0.2 },
    webhook: 'https://example.com/hook',
    docupass: {
      customField: [{ fieldId: 'a', fieldLabel: 'A', fieldDescription: '', fieldType: 2, fieldData: 'x' }],
    },
  })
  const importedAgain = (text: string) => completeProfile(parseProfile(JSON.parse(text), 'clears').settings)

  it('is the same bytes after import and export', () => {
    const text = exportedProfile(made)
    expect(exportedProfile(importedAgain(text))).toBe(text)
    expect(importedAgain(text)).toEqual(made)
  })
  it('is the same bytes in whatever order its keys were sent', () => {
    const shuffled: unknown = Object.fromEntries(
      Object.entries({
        ...made,
        decisions: Object.fromEntries(Object.entries(made.decisions).reverse()),
      }).reverse(),
    )
    expect(exportedProfile(completeProfile(parseProfile(shuffled).settings))).toBe(exportedProfile(made))
  })
  it.each(presetNames)('can be made of %s', (name) => {
    const preset = findPreset(name)
    expect(preset === null ? '' : importedAgain(exportedProfile(preset))).toEqual(preset)
  })
})
