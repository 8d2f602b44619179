import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { hasBrowser, screens } from '../world/service/browser.ts'
import { shareNumber } from '../world/share.ts'
import { type Galleries, type Gallery, openGalleries } from './gallery-scene.ts'

/** CI looks at one screen of so many, another with each commit. */
const shares = 3
const share = shareNumber(process.env)

describe.skipIf(!hasBrowser())('Every screen of the hosted page', () => {
  let galleries: Galleries
  let gallery: Gallery
  beforeAll(async () => {
    galleries = await openGalleries()
    gallery = await galleries.open(screens.phone)
  })
  afterAll(() => galleries.close())

  /** What is found where each screen is shown: `look` is the body of a function of its name, which notes by `found`. */
  const lookAt = async (look: string): Promise<readonly string[]> => {
    const names = gallery.names.filter((_, at) => share === null || at % shares === share % shares)
    const found = await gallery.page.evaluate(`(async () => {
      const all = []
      for (const name of ${JSON.stringify(names)}) {
        const found = (fault) => all.push(name + ': ' + fault)
        ${look}
      }
      return all
    })()`)
    return z.array(z.string()).parse(found)
  }

  it('fits 360 pixels in every language, with no text cut off and nothing left out', async () => {
    expect(gallery.codes).toHaveLength(20)
    const faults = await lookAt(`
      for (const code of gallery.codes) {
        await gallery.show(name, code)
        for (const fault of gallery.examine()) found(code + ': ' + fault)
      }`)
    expect(faults).toEqual([])
  })

  it('lies mirrored where it is read from the right', async () => {
    const faults = await lookAt(`
      await gallery.show(name, 'en')
      for (const fault of gallery.mirrorFaults()) found(fault)
      for (const code of ['ar', 'ur']) {
        await gallery.show(name, code)
        if (getComputedStyle(document.querySelector('#page > *')).direction !== 'rtl') found(code + ': left to right')
      }`)
    expect(faults).toEqual([])
    expect(gallery.problems).toEqual([])
  })
})
