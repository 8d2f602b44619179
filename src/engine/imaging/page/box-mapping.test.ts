import { describe, expect, it } from 'vitest'
import type { Pixels, Quad } from '../../../vocabulary/imaging/pixels.ts'
import type { Quarters } from '../geometry/quarter-turns.ts'
import { asSent, boxMapping, type Page } from './box-mapping.ts'

const blank = { width: 300, height: 200, channels: 1, data: new Uint8Array(60_000) } as const
/** A page made smaller by half. */
const page: Page = { pixels: blank, original: { width: 600, height: 400 } }
const box = [[10, 20], [40, 20], [40, 30], [10, 30]] as const // prettier-ignore

/** Where the top left of `box` on the upright page lies on the page as it lies. */
const corners: readonly { quarters: Quarters; onPage: readonly [number, number] }[] = [
  { quarters: 0, onPage: [10, 20] },
  { quarters: 1, onPage: [280, 10] },
  { quarters: 2, onPage: [290, 180] },
  { quarters: 3, onPage: [20, 190] },
]

describe('a box', () => {
  it.each(corners)('read on a page turned by $quarters quarters lies on the page sent', (row) => {
    const mapping = boxMapping(page, row.quarters)
    const [x, y] = row.onPage
    expect(mapping.uprightToPage(box)[0]).toEqual([x, y])
    expect(mapping.uprightToSent(box)[0]).toEqual([2 * x, 2 * y])
    expect(mapping.uprightToSent(box)).toEqual(mapping.pageToSent(mapping.uprightToPage(box)))
  })

  it('goes from the picture sent to the page and back', () => {
    const { sentToPage, pageToSent } = boxMapping(page, 1)
    const sent: Quad<'sent'> = [[20, 40], [80, 40], [80, 60], [20, 60]] // prettier-ignore
    expect(sentToPage(sent)).toEqual(box)
    expect(pageToSent(sentToPage(sent))).toEqual(sent)
  })

  it('of a picture that is answered lies in the same place when that picture is read again', () => {
    const pixels: Pixels<'output'> = blank
    const again = asSent(pixels)
    expect(again.page).toEqual({ pixels, original: { width: 300, height: 200 } })
    expect(again.sentToOutput(boxMapping(again.page, 0).uprightToSent(box))).toEqual(box)
  })

  it('of one picture does not compile where a box of another is asked for', () => {
    const { sentToPage, uprightToSent } = boxMapping(page, 0)
    const sent = uprightToSent(box)
    // @ts-expect-error a box of the page is none of the picture sent
    expect(sentToPage(sentToPage(sent))[0]).toEqual([5, 10])
    const somewhere: Quad = box
    // @ts-expect-error a box in any picture is not surely one of the picture sent
    expect(sentToPage(somewhere)[0]).toEqual([5, 10])
  })
})
