import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { shownAddress } from '../../web/verification/gallery/shown-code.ts'
import { readQrCode } from '../world/pictures/read-qr-code.ts'
import { hasBrowser } from '../world/service/browser.ts'
import { shareNumber } from '../world/share.ts'
import { type Galleries, type Gallery, openGalleries } from './gallery-scene.ts'
import { differences, keepSheet, openLooks, photograph } from './picture-sheets.ts'

/** Screens of which pictures are kept. */
const photographed = [
  ...[
    'welcome: whole',
    'welcome: with privacy',
    'hand-off: code',
    'consent: optional',
    'phone-number: entered',
  ],
  ...['phone-code: sent', 'form: missing', 'document-choice: all'],
  ...['document-intro: asks a person', 'document-camera: type I', 'review: read', 'face-intro: compared'],
  ...[
    'face-camera: moving',
    'camera-trouble: denied in chromeAndroid',
    'contract: open',
    'contract: signing',
  ],
  ...['end: accepted', 'in-app: known'],
] as const

/** CI photographs one screen of so many, another with each commit. */
const shares = 5
const share = shareNumber(process.env)
const mayRenew = process.env['RENEW_PICTURES'] !== undefined
const names = photographed.filter((_, at) => mayRenew || share === null || at % shares === share % shares)

describe.skipIf(!hasBrowser())('The hosted page looks as it did when it was looked at last', () => {
  let galleries: Galleries
  let pages: readonly Gallery[]
  beforeAll(async () => {
    galleries = await openGalleries()
    pages = await openLooks(galleries)
  })
  afterAll(() => galleries.close())

  it.each(names)('%s', async (name) => {
    const sheet = await photograph(pages, name)
    if (mayRenew) keepSheet(name, sheet)
    expect(await differences(name, sheet)).toEqual([])
  })

  it.each(['light', 'dark'] as const)('shows a code that a phone can read, %s', async (colorScheme) => {
    const [gallery] = pages
    if (gallery === undefined) throw new Error('No page was opened.')
    await gallery.page.emulateMedia({ colorScheme })
    await gallery.page.evaluate("gallery.show('hand-off: code', 'en')")
    await gallery.page.evaluate('gallery.rest()')
    expect(await readQrCode(await gallery.page.screenshot())).toBe(shownAddress)
  })
})
