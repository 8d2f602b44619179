import { rmSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { hasBrowser, screens } from '../world/service/browser.ts'
import { type LinkPage, openPageScene, type PageScene } from './page-scene.ts'
import { pageVisits } from './page-visits.ts'
import { openStaged, passportPictures, type StagedPage } from './staged-page.ts'

/** Vibrations in their order; and screen locks: how many were asked for, and which are held. A hidden page loses them. */
const device = `{
  window.felt = []
  navigator.vibrate = (pattern) => felt.push([pattern].flat().join(' '))
  window.awake = { asked: 0, held: new Set() }
  navigator.wakeLock.request = (kind) => {
    const lock = { kind, release: async () => void awake.held.delete(lock) }
    awake.asked += 1
    awake.held.add(lock)
    return Promise.resolve(lock)
  }
  window.turn = (state) => {
    if (state === 'hidden') awake.held.clear()
    for (const [name, value] of [['visibilityState', state], ['hidden', state === 'hidden']])
      Object.defineProperty(document, name, { value, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }
}`

describe.skipIf(!hasBrowser())('What the page of a hosted link does with the device', () => {
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

  const kinds = ['far', 'blurred', 'dark', 'held'] as const
  /** At the camera for a passport, which lies too far away. */
  const openCamera = async (url: string): Promise<StagedPage> => {
    const staged = await openStaged(visits, url, { ...screens.phone, script: device })
    const { link, camera } = staged
    for (const kind of kinds) await camera.bring(kind, await passportPictures(scene, kind))
    await camera.show('far')
    await at(link, 'welcome')
    await link.press('Start')
    await at(link, 'document-choice')
    await link.press('Continue')
    await at(link, 'document-intro')
    await link.press('Open the camera')
    await link.page.getByText('Move closer.').waitFor()
    return staged
  }
  const felt = async ({ page }: LinkPage) => z.array(z.string()).parse(await page.evaluate('felt'))

  it('lets the hand feel what is amiss, that it is well, and that the picture was taken', async () => {
    const { url } = await scene.link({ mode: 1 })
    const { link, camera } = await openCamera(url)
    await expect.poll(() => felt(link)).toEqual(['20 80 20'])
    await camera.show('dark')
    await link.page.getByText('It is too dark. Switch on a light.').waitFor()
    await expect.poll(() => felt(link)).toEqual(['20 80 20', '20 80 20'])
    await camera.show('held')
    await at(link, 'end')
    const [first, second, ...rest] = await felt(link)
    expect([first, second]).toEqual(['20 80 20', '20 80 20'])
    expect(rest[0]).toBe('15')
    expect(rest.at(-1)).toBe('40')
    expect(rest.filter((one) => one === '40')).toHaveLength(1)
  })

  it('keeps the screen on until the end, also after the page was hidden', async () => {
    const { url } = await scene.link({ mode: 1 })
    const { link, camera } = await openCamera(url)
    const { page } = link
    const held = async () => z.number().parse(await page.evaluate('awake.held.size'))
    await expect.poll(held).toBeGreaterThan(0)
    await page.evaluate("turn('hidden')")
    expect(await held()).toBe(0)
    const asked = z.number().parse(await page.evaluate('awake.asked'))
    await page.evaluate("turn('visible')")
    await link.page.getByText('Move closer.').waitFor()
    await expect.poll(held).toBeGreaterThan(0)
    expect(await page.evaluate('awake.asked')).toBeGreaterThan(asked)
    expect(await page.evaluate('[...awake.held].every(({ kind }) => kind === "screen")')).toBe(true)
    await camera.show('held')
    await at(link, 'end')
    await expect.poll(held).toBe(0)
  })

  it('offers the button where nothing is taken by itself, and asks before it sends what is in doubt', async () => {
    const { url, reference } = await scene.link({ mode: 1 })
    const { link, camera } = await openCamera(url)
    const { page } = link
    await camera.show('blurred')
    const shutter = page.getByRole('button', { name: 'Take the picture' })
    const isUrgent = () => page.locator('.shutter-urgent').isVisible()
    // It can be pressed from the begin, and stands out after a while.
    expect(await isUrgent()).toBe(false)
    expect(await shutter.isEnabled()).toBe(true)
    await expect.poll(isUrgent).toBe(true)
    await shutter.click()
    const send = page.getByRole('button', { name: 'Use this picture' })
    await send.waitFor()
    await page.getByText('The picture is not sharp.').waitFor()
    const { auditLog } = await scene.detailOf(reference)
    expect(auditLog.map(({ action }) => action)).not.toContain('upload_document')
    await page.getByRole('button', { name: 'Take again' }).click()
    await camera.show('held')
    await at(link, 'end')
    const ended = await scene.endOf(reference)
    expect(ended).toMatchObject({ finalTransaction: { decision: 'accept' } })
    const done = (name: string) => ended.auditLog.filter(({ action }) => action === name)
    expect(done('audit').map(({ description }) => description)).toContain(
      'The device reports: manual_shutter.',
    )
    expect(done('upload_document')).toHaveLength(1)
  })
})
