import { rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasBrowser } from '../world/service/browser.ts'
import { type Firefox, hasFirefox, openFirefox } from '../world/service/firefox.ts'
import { openPageScene, type PageScene } from './page-scene.ts'

/** Waits in the page until a control, or a text of the screen, is there, and answers it. */
const find = `const find = async (selector, text) => {
  for (const begin = Date.now(); Date.now() - begin < 40000; ) {
    const found = [...document.querySelectorAll(selector)].find((one) => one.textContent.includes(text))
    if (found !== undefined) return found
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('There is no ' + text + ', but: ' + document.querySelector('main')?.innerText)
};`

describe.skipIf(!hasFirefox() || !hasBrowser())('The page of a hosted link, in Firefox,', () => {
  let scene: PageScene
  let firefox: Firefox
  beforeAll(async () => {
    ;[scene, firefox] = await Promise.all([openPageScene(), openFirefox()])
  })
  afterAll(async () => {
    await firefox.close()
    await scene.close()
    rmSync(scene.service.directory, { recursive: true, force: true })
  })
  const press = (name: string) =>
    firefox.run(`${find} return find('button', arguments[0]).then((one) => one.click())`, name)
  const sees = (text: string) =>
    firefox.run(`${find} return find('h1, p, .capture-hint', arguments[0]).then(() => true)`, text)

  it('opens the camera, looks at what it sees, and takes a document', async () => {
    const { url, reference } = await scene.link({ mode: 1 }, { docupass: { allowFileUpload: true } })
    await firefox.goto(url.replace('0.0.0.0', '127.0.0.1'))
    await firefox.run(
      `window.broken = []
      addEventListener('securitypolicyviolation', (event) => window.broken.push(event.violatedDirective))
      addEventListener('error', (event) => window.broken.push(event.message))`,
    )
    await press('Start')
    await press('Continue')
    await press('Open the camera')
    await sees('Place the document in the frame.')
    const jpeg = (await scene.passport.shown(1)).at(-1)?.jpeg.toString('base64')
    await firefox.run(
      `const bytes = Uint8Array.from(atob(arguments[0]), (one) => one.charCodeAt(0))
      const transfer = new DataTransfer()
      transfer.items.add(new File([bytes], 'page.jpg', { type: 'image/jpeg' }))
      const input = document.querySelector('input[type=file]')
      input.files = transfer.files
      input.dispatchEvent(new Event('change', { bubbles: true }))`,
      jpeg,
    )
    await sees('All done')
    expect(await firefox.run('return [...window.broken]')).toEqual([])
    expect(await scene.endOf(reference)).toMatchObject({ finalTransaction: { decision: 'accept' } })
  })
})
