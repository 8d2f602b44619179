import { describe, expect, it } from 'vitest'
import { toAamvaCard } from '../../documents/aamva/aamva-card.ts'
import { jurisdictions } from '../../documents/aamva/jurisdictions.ts'
import { parseAamva } from '../../documents/aamva/parse-aamva.ts'
import { Refusal } from '../../../vocabulary/refusals.ts'
import { hasSpecimenMark } from '../../documents/specimens/specimen-mark.ts'
import { licencePicture } from './licence-picture.ts'
import { makeLicence } from './make-licence.ts'

const today = '2026-11-21'
/** Two rows of three modules: black, white, black; all black. */
const modules = { width: 3, height: 2, channels: 1, data: Uint8Array.of(0, 255, 0, 0, 0, 0) } as const

describe('a driving licence of Utopia', () => {
  it('says in its barcode what it was made from, as the standard writes it', () => {
    for (let seed = 1; seed <= 60; seed++) {
      const { holder, text } = makeLicence(seed, { today })
      const parsed = parseAamva(text)
      if (parsed === null) throw new Error(`no AAMVA text of seed ${seed}`)
      expect(parsed.faults).toEqual([])
      const { values, country } = toAamvaCard(parsed)
      const { documentNumber, dob, issued, expiry, sex, lastName, postcode } = holder
      const written = { documentNumber, dob, issued, expiry, sex, lastName, postcode }
      for (const [key, value] of Object.entries(written))
        expect([...values].find(([name]) => name === key)?.[1]).toEqual({ value, confidence: 0.99 })
      expect(country).toBe('UTO')
      expect(dob < issued && issued < today && today < expiry).toBe(true)
    }
  })

  it('is of no state and no province that there is, and bears our mark', () => {
    const { holder } = makeLicence(7, { today })
    expect(
      jurisdictions.filter(({ iin, code }) => iin === holder.iin || code === holder.jurisdiction),
    ).toEqual([])
    expect(hasSpecimenMark(holder.documentNumber, holder.country)).toBe(true)
  })

  it('is the same for a seed, and another person for another', () => {
    expect(makeLicence(7, { today })).toEqual(makeLicence(7, { today }))
    expect(makeLicence(8, { today }).text).not.toBe(makeLicence(7, { today }).text)
  })

  it('shows on its back every module where the truth says, and on its front none', async () => {
    const request = { flaws: [], flat: true, seed: 3, today }
    const back = await licencePicture({ ...request, kind: 'driving-licence' }, () => Promise.resolve(modules))
    const { pixels, truth } = back
    const [[left, top], , [right, bottom]] = truth.barcode ?? [[0, 0], [0, 0], [0, 0], [0, 0]] // prettier-ignore
    const seen = [0, 1].map((row) =>
      [0, 1, 2].map((column) => {
        const x = Math.floor(left + ((column + 0.5) * (right - left)) / 3)
        const y = Math.floor(top + ((row + 0.5) * (bottom - top)) / 2)
        return (pixels.data[(y * pixels.width + x) * 3] ?? 0) > 128
      }),
    )
    expect(seen).toEqual([[false, true, false], [false, false, false]]) // prettier-ignore
    const unasked = () => Promise.reject(new Error('the front bears no barcode'))
    const front = await licencePicture({ ...request, kind: 'driving-licence-front' }, unasked)
    expect(front.truth.barcode).toBeNull()
    expect(front.truth.fields.map(({ text }) => text)).toContain(back.licence.holder.documentNumber)
  })

  it('comes with the flaws that it can have', async () => {
    const request = { kind: 'driving-licence', flat: true, seed: 3, today } as const
    const write = () => Promise.resolve(modules)
    const expired = await licencePicture({ ...request, flaws: ['expired'] }, write)
    expect(expired.expectedWarnings).toEqual(['DOCUMENT_EXPIRED', 'FAKE_ID', 'ARTIFICIAL_IMAGE'])
    expect(expired.licence.holder.expiry < today).toBe(true)
    await expect(licencePicture({ ...request, flaws: ['bad-check-digit'] }, write)).rejects.toThrow(Refusal)
  })
})
