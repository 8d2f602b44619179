import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { contractTree } from '../../../../test/world/contracts/lease.ts'
import { type LeaseLanguage, leases } from '../../../../test/world/contracts/leases.table.ts'
import { isOfficeInstalled, printedByOffice } from '../../../../test/world/contracts/office.ts'
import { ownFonts } from '../../../../test/world/contracts/own-fonts.ts'
import {
  type GreyPicture,
  inkDifference,
  packedPicture,
  pdfPictures,
  unpackedPicture,
} from '../../../../test/world/contracts/pdf-pictures.ts'
import { hasBrowser, openBrowser } from '../../../../test/world/service/browser.ts'
import { lazy } from '../../../vocabulary/lazy.ts'
import { contractDocx } from './contract-docx.ts'
import { contractHtml } from './contract-html.ts'
import { createContractSetter } from './contract-pdf.ts'

/** `npm run renew:leases` writes the pictures anew, to be looked at before they are committed. */
const isRenewed = process.env['RENEW_LEASES'] === '1'
const at = Date.UTC(2026, 10, 26)
const setPdf = createContractSetter()

const names: Readonly<Record<LeaseLanguage, string>> = {
  ...{ en: 'ANNA MARIA ERIKSSON', ar: 'آنا ماريا إريكسون', zh: '安娜·埃里克松', th: 'แอนนา เอริกซอน' },
}
const languages = ['en', 'ar', 'zh', 'th'] as const
/** @param name of the file; PDF has that of the language alone */
const pathOf = (name: string) =>
  fileURLToPath(new URL(`../../../../test/world/contracts/lease-pictures/${name}.png`, import.meta.url))

const treeOf = (language: LeaseLanguage, html: string = leases[language]) =>
  contractTree(
    html,
    new Map([
      ['fullName', names[language]],
      ['dob', '1974-08-12'],
    ]),
  )

async function expectLooksAsBefore(name: string, pages: readonly GreyPicture[]): Promise<void> {
  const [page, ...more] = pages
  expect(more).toEqual([])
  if (page === undefined) throw new Error('The lease has no page.')
  if (isRenewed) writeFileSync(pathOf(name), await packedPicture(page))
  const known = await unpackedPicture(readFileSync(pathOf(name)))
  expect(inkDifference(page, known)).toBeLessThan(0.005)
}

const printed = lazy(async () => {
  const files: Uint8Array[] = []
  for (const language of languages) files.push(await contractDocx(treeOf(language)))
  return printedByOffice(files)
})

async function browserPictures(): Promise<readonly GreyPicture[]> {
  // Letters without the edges that a screen, or another machine, would give them.
  const browser = await openBrowser(['--font-render-hinting=none', '--disable-lcd-text'], ownFonts())
  try {
    const page = await browser.newPage({ viewport: { width: 760, height: 1000 } })
    const pictures: GreyPicture[] = []
    for (const language of languages) {
      await page.setContent(contractHtml(treeOf(language)))
      pictures.push(await unpackedPicture(await page.screenshot({ fullPage: true })))
    }
    return pictures
  } finally {
    await browser.close()
  }
}
const shown = lazy(browserPictures)

describe.each(languages)('a lease looks as it did when it was last looked at: %s', (language) => {
  it('as PDF', async () => {
    await expectLooksAsBefore(language, await pdfPictures(setPdf(treeOf(language), at).bytes, 72))
  })

  it.runIf(isOfficeInstalled)('as DOCX, printed by LibreOffice', async () => {
    const file = (await printed())[languages.indexOf(language)] ?? new Uint8Array()
    await expectLooksAsBefore(`${language}-docx`, await pdfPictures(file, 72))
  })

  it.runIf(hasBrowser())('as HTML, shown by Chromium', async () => {
    const picture = (await shown())[languages.indexOf(language)]
    await expectLooksAsBefore(`${language}-html`, picture === undefined ? [] : [picture])
  })
})

it('a term that is left out, or a face of another weight, is not the same picture', async () => {
  const known = await unpackedPicture(readFileSync(pathOf('en')))
  for (const [written, other] of [
    ['<li>The rent is due on the first working day of each month.</li>', ''],
    ['<p style="text-align: justify">', '<p style="text-align: justify; font-weight: bold">'],
  ] as const) {
    const tree = treeOf('en', leases.en.replace(written, other))
    const [page] = await pdfPictures(setPdf(tree, at).bytes, 72)
    expect(page && inkDifference(page, known)).toBeGreaterThan(0.02)
  }
})
