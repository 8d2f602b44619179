import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { contractTree } from '../../../../test/world/contracts/lease.ts'
import { type LeaseLanguage, leases } from '../../../../test/world/contracts/leases.table.ts'
import {
  inkDifference,
  packedPicture,
  pdfPictures,
  unpackedPicture,
} from '../../../../test/world/contracts/pdf-pictures.ts'
import { createContractSetter } from './contract-pdf.ts'

/** `npm run renew:leases` writes the pictures anew, to be looked at before they are committed. */
const isRenewed = process.env['RENEW_LEASES'] === '1'
const at = Date.UTC(2026, 10, 26)
const setPdf = createContractSetter()

const names: Readonly<Record<LeaseLanguage, string>> = {
  ...{ en: 'ANNA MARIA ERIKSSON', ar: 'آنا ماريا إريكسون', zh: '安娜·埃里克松', th: 'แอนนา เอริกซอน' },
}
const pathOf = (language: LeaseLanguage) =>
  fileURLToPath(new URL(`../../../../test/world/contracts/lease-pictures/${language}.png`, import.meta.url))

async function picturesOf(html: string, name: string) {
  const values = new Map([
    ['fullName', name],
    ['dob', '1974-08-12'],
  ])
  return pdfPictures(setPdf(contractTree(html, values), at).bytes, 72)
}

it.each(['en', 'ar', 'zh', 'th'] as const)(
  'a lease looks as it did when it was last looked at: %s',
  async (language) => {
    const [page, ...more] = await picturesOf(leases[language], names[language])
    expect(more).toEqual([])
    if (page === undefined) throw new Error('The lease has no page.')
    if (isRenewed) writeFileSync(pathOf(language), await packedPicture(page))
    const known = await unpackedPicture(readFileSync(pathOf(language)))
    expect(inkDifference(page, known)).toBeLessThan(0.005)
  },
)

it('a term that is left out, or a face of another weight, is not the same picture', async () => {
  const known = await unpackedPicture(readFileSync(pathOf('en')))
  for (const [written, other] of [
    ['<li>The rent is due on the first working day of each month.</li>', ''],
    ['<p style="text-align: justify">', '<p style="text-align: justify; font-weight: bold">'],
  ] as const) {
    const [page] = await picturesOf(leases.en.replace(written, other), names.en)
    expect(page && inkDifference(page, known)).toBeGreaterThan(0.02)
  }
})
