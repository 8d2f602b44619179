import { rmSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import {
  accessibilityViolations,
  hasBrowser,
  horizontalOverflow,
  openBrowser,
  openPage,
  screens,
  type WatchedPage,
} from '../world/service/browser.ts'
import { serviceKeys } from '../world/service/service.ts'
import { openInboxScene, type InboxScene } from './inbox-scene.ts'

const owner = 'Bartholomew Ignatius Quillfeather'
const checked = z.looseObject({ transactionId: z.string() })

describe.skipIf(!hasBrowser())('A check of a company in the inbox', () => {
  let scene: InboxScene
  let browser: Browser
  let watched: WatchedPage
  let page: Page

  beforeAll(async () => {
    scene = await openInboxScene()
    browser = await openBrowser()
  })
  afterAll(async () => {
    await browser.close()
    await scene.close()
    rmSync(scene.service.directory, { recursive: true, force: true })
  })
  afterEach(async () => {
    const { problems } = watched
    await watched.close()
    expect(problems).toEqual([])
  })

  const openOn = async (screen: Parameters<typeof openPage>[1], body: object, name: string) => {
    checked.parse((await scene.ask('POST', '/kyb', body)).json())
    watched = await openPage(browser, screen)
    page = watched.page
    await page.goto(`${scene.service.url}/x/inbox`)
    await page.getByLabel('Server or test key').fill(serviceKeys.test)
    await page.getByRole('button', { name: 'Open' }).click()
    await page.getByRole('link', { name }).first().click()
    await page.getByRole('heading', { name }).waitFor()
  }
  const card = (name: string) => page.getByRole('region', { name, exact: true }).first()

  /** A company of the invented register, whose owner behind two others is on the invented watchlist. */
  const lantern = { legalName: 'Lantern and Larkspur Ltd', registrationNumber: '99000001', countryIso2: 'GB' }

  it.each(['light', 'phone'] as const)(
    'shows columns, owners and who was searched for (%s)',
    async (screen) => {
      await openOn(screens[screen], lantern, 'Lantern & Larkspur Limited')
      const row = card('Company').getByRole('row', { name: /^Legal name/ })
      await row.getByText('Lantern and Larkspur Ltd', { exact: true }).waitFor()
      await row.getByText('Lantern & Larkspur Limited', { exact: true }).waitFor()
      await row.getByText('Confirmed').waitFor()
      await card('Company').getByText('Found in the register.').waitFor()

      const graph = page.getByRole('img', { name: /^Graph of who owns the company/ })
      await graph.waitFor()
      // Three holdings lead from the one who is listed to the company: red and thick.
      expect(await graph.locator('.graph-line').count()).toBe(5)
      expect(await graph.locator('.graph-line.marked').count()).toBe(3)
      await card('Owners')
        .getByText(`${owner} holds 100% of Cinderquay Beteiligungen GmbH, which holds 90%`)
        .waitFor()
      await card('Owners').getByText('Sanctions list match', { exact: true }).waitFor()

      const screened = card('People and companies searched for on lists')
      await screened.getByRole('listitem').filter({ hasText: owner }).getByText('Sanctions').waitFor()
      await screened
        .getByRole('listitem')
        .filter({ hasText: 'Odo Fenwhistle' })
        .getByText('No match')
        .waitFor()
      expect(await horizontalOverflow(page)).toBe(0)
      expect(await accessibilityViolations(page)).toEqual([])
    },
  )

  it('says what was not checked of a company that no register covers', async () => {
    const body = { legalName: 'Hollow Reed Trading', countryIso2: 'NZ' }
    await openOn(screens.dark, body, body.legalName)
    await card('Company').getByText('No register was searched.').waitFor()
    await card('Owners').getByText('No owner is known.').waitFor()
    await page.getByRole('heading', { name: 'Not checked' }).waitFor()
    expect(await page.getByRole('img', { name: /^Graph/ }).count()).toBe(0)
    expect(await accessibilityViolations(page)).toEqual([])
  })
})
