import { rmSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Mishap } from '../world/cameras/document-scene.ts'
import { hasBrowser, screens } from '../world/service/browser.ts'
import { openPageScene, type PageScene } from './page-scene.ts'
import { pageVisits } from './page-visits.ts'
import { openStaged, passportPictures } from './staged-page.ts'

const anyDocument = { documentType: '', documentCountry: '', documentState: '' }

describe.skipIf(!hasBrowser())('The camera of a hosted link', () => {
  let scene: PageScene
  const visits = pageVisits(() => scene)
  const { at } = visits
  beforeAll(async () => {
    scene = await openPageScene()
  })
  afterEach(() => visits.end())
  afterAll(async () => {
    await scene.close()
    rmSync(scene.service.directory, { recursive: true, force: true })
  })

  it('may stop, be taken by another program or be forbidden in the middle, and the person goes on', async () => {
    const { url, reference } = await scene.link({ mode: 1 })
    const { link, camera } = await openStaged(visits, url)
    await camera.bring('far', await passportPictures(scene, 'far'))
    await camera.bring('held', await passportPictures(scene, 'held'))
    await camera.show('far')
    await link.press('Start')
    await at(link, 'document-choice')
    await link.press('Continue')
    await at(link, 'document-intro')
    await link.press('Open the camera')
    const sees = () => link.page.getByText('Move closer.').waitFor()
    await sees()
    // Frames are looked at in a thread of their own.
    expect(link.page.workers()).toHaveLength(1)
    await camera.happens('ended')
    await expect.poll(() => camera.openings()).toBe(2)
    await sees()
    // A call that is taken: no picture comes for a while.
    await camera.happens('mute')
    await expect.poll(() => camera.openings()).toBe(3)
    await sees()
    await camera.failWith('NotReadableError')
    await camera.happens('ended')
    await link.page.getByRole('heading', { name: 'The camera is in use' }).waitFor()
    await camera.failWith(null)
    await link.press('Try again')
    await sees()
    await camera.failWith('NotAllowedError')
    await camera.happens('ended')
    await link.page.getByRole('heading', { name: 'The camera is blocked' }).waitFor()
    await link.press('Try again')
    await link.page.getByRole('heading', { name: 'The camera is blocked' }).waitFor()
    await camera.failWith(null)
    await link.press('Try again')
    await sees()
    await camera.show('held')
    await at(link, 'end')
    const { finalTransaction, auditLog } = await scene.endOf(reference)
    expect(finalTransaction).toMatchObject({ decision: 'accept' })
    expect(auditLog.filter(({ action }) => action === 'upload_document')).toHaveLength(1)
  })

  it('asks for the movements anew where the device was too busy to record them, and says so', async () => {
    const { url } = await scene.link(
      { mode: 2, referenceFace: scene.portrait },
      { acceptedDocuments: anyDocument, decisions: scene.decisionsWithLiveness },
    )
    const { link, camera } = await openStaged(visits, url, {
      ...screens.phone,
      reducedMotion: 'no-preference',
    })
    const rest = await scene.person.rest(3)
    await camera.bring(
      'rest',
      rest.map(({ jpeg }) => jpeg),
    )
    await camera.show('rest')
    await link.press('Start')
    await at(link, 'consent')
    await link.press('Go on without agreeing')
    await at(link, 'face-intro')
    await link.press('Open the camera')
    await link.page.getByText('Movement 1 of 2').waitFor()
    await link.page.evaluate('for (const begin = performance.now(); performance.now() - begin < 600; );')
    await link.page.getByText('The device was busy for a moment.').waitFor()
    await link.page.getByText('Movement 1 of 2').waitFor()
  })

  /** What is held before the camera at first, and after each sentence that is spoken. */
  const answers: readonly (readonly [said: string, next: Mishap | 'held'])[] = [
    ['Move closer.', 'cut off'],
    ['Show all four corners.', 'dark'],
    ['It is too dark. Switch on a light.', 'glare'],
    ['Light is reflected. Tilt the document a little.', 'moving'],
    ['Hold still.', 'held'],
  ]

  it('leads a person who sees nothing to a picture, by what it says aloud', async () => {
    const { url, reference } = await scene.link({ mode: 1 })
    const { link, camera } = await openStaged(visits, url, {
      ...screens.phone,
      // A browser that gives pages no thread of their own looks at frames in the page.
      script: `window.Worker = undefined
        window.spoken = []
        speechSynthesis.speak = ({ text }) => void spoken.push(text)
        speechSynthesis.cancel = () => undefined`,
    })
    for (const kind of ['far', ...answers.map(([, next]) => next)] as const)
      await camera.bring(kind, await passportPictures(scene, kind))
    await camera.show('far')
    await link.press('Start')
    await at(link, 'document-choice')
    await link.press('Continue')
    await at(link, 'document-intro')
    await link.press('Open the camera')
    await link.press('Read hints aloud')
    const said = async (): Promise<readonly string[]> =>
      z.array(z.string()).parse(await link.page.evaluate('spoken.splice(0)'))
    const heard: string[] = []
    // The person hears, and does what is said; nothing of the page is looked at.
    for (const [sentence, next] of answers) {
      await expect
        .poll(async () => {
          heard.push(...(await said()))
          return heard
        })
        .toContain(sentence)
      heard.length = 0
      await camera.show(next)
    }
    await at(link, 'end')
    expect(link.page.workers()).toEqual([])
    expect(await scene.endOf(reference)).toMatchObject({ finalTransaction: { decision: 'accept' } })
  })
})
