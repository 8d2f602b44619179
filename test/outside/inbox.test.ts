import { rmSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
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
import { openInboxScene, type InboxScene, type WaitingRecord } from './inbox-scene.ts'

const warned = z.looseObject({ warning: z.array(z.unknown()) })
const decided = z.looseObject({ decision: z.string(), reason: z.string() })

describe.skipIf(!hasBrowser())('The inbox in a browser', () => {
  let scene: InboxScene
  let browser: Browser
  /** Stays undecided. */
  let waiting: WaitingRecord
  let watched: WatchedPage
  let page: Page

  beforeAll(async () => {
    scene = await openInboxScene()
    browser = await openBrowser()
    waiting = await scene.scan(4)
  })
  afterAll(async () => {
    await browser.close()
    await scene.close()
    rmSync(scene.service.directory, { recursive: true, force: true })
  })

  const open = async (options: Parameters<typeof openPage>[1], address = ''): Promise<void> => {
    watched = await openPage(browser, options)
    page = watched.page
    await page.goto(`${scene.service.url}/x/inbox${address}`)
  }
  const signIn = async (key: string = serviceKeys.test): Promise<void> => {
    await page.getByLabel('Server or test key').fill(key)
    await page.getByRole('button', { name: 'Open' }).click()
  }
  const rowOf = ({ name }: WaitingRecord) => page.getByRole('link', { name: new RegExp(name) })
  const stored = async ({ id }: WaitingRecord) =>
    decided.parse((await scene.ask('GET', `/transaction/${id}`)).json())

  afterEach(async () => {
    const { problems } = watched
    await watched.close()
    expect(problems).toEqual([])
  })

  describe('on a wide screen', () => {
    beforeEach(() => open(screens.light))

    it('is watched by a test that notices what its content policy refuses', async () => {
      const other = await openPage(browser, screens.light)
      await other.page.goto(`${scene.service.url}/x/inbox`)
      await other.page.evaluate('document.body.setAttribute("style", "color: red")')
      await other.page.evaluate('try { document.body.innerHTML = "<b>text</b>" } catch {}')
      await expect.poll(() => other.problems.join('\n')).toMatch(/policy: style-src-attr/)
      await expect.poll(() => other.problems.join('\n')).toMatch(/policy: require-trusted-types-for/)
      await other.close()
    })

    it('asks for a key, and says why one does not do', async () => {
      await signIn('NoSuchKeyNoSuchKeyNoSuchKey00001')
      await page.getByText('The service does not know this key.').waitFor()
      await signIn(serviceKeys.restricted)
      await page.getByText('This key may not read transactions.').waitFor()
    })

    it('shows who waits, with document, warnings and a picture', async () => {
      await signIn()
      const row = rowOf(waiting)
      await row.getByText('In review').waitFor()
      await row.getByText(/Driving Licence · UTO/).waitFor()
      const { warning } = warned.parse((await scene.ask('GET', `/transaction/${waiting.id}`)).json())
      expect(warning.length).toBeGreaterThan(1)
      await row.getByText(`${warning.length} warnings`).waitFor()
      const picture = row.locator('image')
      await picture.waitFor()
      await expect
        .poll(() => page.evaluate('document.querySelector(".row image").getBBox().width'))
        .toBeGreaterThan(100)
    })

    it('stores a decision with its reason, takes it back, and forgets the key with the page', async () => {
      const record = await scene.scan(8)
      await signIn()
      await rowOf(record).click()
      await page.getByRole('heading', { name: record.name }).waitFor()
      await page.getByText('Give a reason').click()
      await page.getByLabel('Reason', { exact: true }).fill('Seen in person.')
      await page.getByRole('button', { name: 'Accept', exact: true }).click()
      await page.getByText('Accepted.', { exact: true }).waitFor()
      await rowOf(record).waitFor({ state: 'detached' })
      await expect.poll(() => stored(record)).toMatchObject({ decision: 'accept', reason: 'Seen in person.' })

      await page.getByRole('button', { name: 'Undo' }).click()
      await rowOf(record).waitFor()
      await expect.poll(() => stored(record)).toMatchObject({ decision: 'review' })

      await page.getByRole('heading', { name: record.name }).waitFor()
      await page.getByRole('button', { name: 'Reject', exact: true }).click()
      await page.getByText('Rejected.', { exact: true }).waitFor()
      await page.reload()
      await page.getByLabel('Server or test key').waitFor()
      await signIn()
      await rowOf(waiting).waitFor()
      await rowOf(record).waitFor({ state: 'detached' })
      await page.getByRole('button', { name: 'Rejected' }).click()
      await rowOf(record).waitFor()
      await expect.poll(() => stored(record)).toMatchObject({ decision: 'reject' })
    })

    it('shows where in the image a field was read, and why the decision is as it is', async () => {
      await signIn()
      await rowOf(waiting).click()
      await page.getByText('To be reviewed because not checked: UNRECOGNIZED_DOCUMENT.').waitFor()
      const field = page.getByRole('button', { name: 'Last name: show in the image' })
      await field.click()
      const mark = page.locator('.viewer polygon')
      // The image may come after its frame, and makes that larger.
      const isMarkWithin = async (): Promise<boolean> => {
        const [frame, box] = [await page.locator('.viewer img').boundingBox(), await mark.boundingBox()]
        if (frame === null || box === null) return false
        const ends = [box.x, box.x + box.width]
        return ends.every((x) => x > frame.x && x < frame.x + frame.width) && box.width < frame.width / 2
      }
      await expect.poll(isMarkWithin).toBe(true)
      await page.getByRole('button', { name: 'Enlarge: Front' }).click()
      await page.getByRole('dialog', { name: 'Front' }).waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
    })

    it('is used with the keyboard alone', async () => {
      const other = await scene.scan(12)
      await page.keyboard.press('Tab')
      await page.getByLabel('Server or test key').focus()
      await page.keyboard.type(serviceKeys.test)
      await page.keyboard.press('Enter')
      await rowOf(other).focus()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { name: waiting.name }).waitFor()
      await rowOf(waiting).press('k')
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { name: other.name }).waitFor()
    })

    it('shows what was sent to webhooks, with every try', async () => {
      await expect.poll(() => scene.receiver.received.length, { timeout: 60_000 }).toBeGreaterThan(0)
      await signIn()
      await page.getByRole('link', { name: 'Webhooks' }).click()
      const row = page.locator('.row', { hasText: 'Delivered' }).last()
      await row.click()
      await page.getByText('Answered 200').waitFor()
      const body = await page.getByLabel('What was sent').locator('pre').textContent()
      expect(scene.receiver.received.map(({ body: sent }) => sent)).toContainEqual(JSON.parse(body ?? ''))
    })

    it('sends a failed delivery again', async () => {
      scene.receiver.answer(() => ({ status: 500, body: 'Out of order.' }))
      const record = await scene.scan(16)
      await signIn()
      await page.getByRole('link', { name: 'Webhooks' }).click()
      const row = page.locator('.row', { hasText: 'Next try' })
      await row.click()
      await page.getByRole('link', { name: record.id }).waitFor()
      await page.getByText('Out of order.').waitFor({ state: 'attached' })
      scene.receiver.answer(() => ({ status: 200 }))
      await page.getByRole('button', { name: 'Send again' }).click()
      await page.getByText('It will be sent again.').waitFor()
      await row.waitFor({ state: 'detached' })
    })

    it('shows the code that a hosted link would have sent', async () => {
      const number = await scene.sendCode()
      await signIn()
      await page.getByRole('link', { name: 'Codes' }).click()
      const code = page.locator('.code', { hasText: number })
      await code.getByText(/\b[0-9]{6}\b/).waitFor()
      await page.getByRole('button', { name: 'Refresh' }).click()
      await code.waitFor()
    })

    it('asks for another key when the one it has is withdrawn', async () => {
      await signIn()
      await rowOf(waiting).waitFor()
      const error = { status: 401, code: 'ERROR_UNAUTHORIZED', message: 'Unknown key.' }
      await page.route('**/transaction/*', (route) =>
        route.fulfill({ status: 401, json: { success: false, error } }),
      )
      await rowOf(waiting).click()
      await page.getByText('The service does not accept the key any more.').waitFor()
      await expect.poll(() => page.getByText(waiting.name).count()).toBe(0)
    })

    it('says when the service does not answer, and goes on when it does', async () => {
      await signIn()
      await rowOf(waiting).waitFor()
      await page.route('**/transaction?*', (route) => route.abort())
      await page.getByRole('button', { name: 'Refresh' }).click()
      await page.getByText('The service does not answer. Check the connection.').waitFor()
      await page.unroute('**/transaction?*')
      await page.getByRole('button', { name: 'Try again' }).click()
      await rowOf(waiting).waitFor()
    })

    it('speaks the language of the person, and says so in its address', async () => {
      await page.getByRole('button', { name: 'Language and colours' }).click()
      await page.getByLabel('Language', { exact: true }).selectOption('de')
      await page.getByRole('heading', { name: 'Posteingang öffnen' }).waitFor()
      await page.locator('html[lang=de]').waitFor()
      await page.waitForURL(({ search }) => search === '?lang=de')
      await page.reload()
      await page.getByRole('heading', { name: 'Posteingang öffnen' }).waitFor()
    })
  })

  it('stands beside the interface as a page, which lists every operation', async () => {
    watched = await openPage(browser, screens.light)
    page = watched.page
    await page.goto(`${scene.service.url}/docs`)
    await page.getByRole('heading', { name: /^Symbolon/ }).waitFor()
    // Of so many operations it draws those in sight alone.
    const operation = page.getByText('/transaction/{id}').first()
    const seen = async (): Promise<boolean> => {
      // Less than a screen at a time, and from the top again at the end.
      await page.evaluate(
        'scrollTo(0, innerHeight + scrollY + 9 > document.documentElement.scrollHeight ? 0 : scrollY + 600)',
      )
      return operation.isVisible()
    }
    await expect.poll(seen, { timeout: 30_000, interval: 200 }).toBe(true)
  })

  /** State → how to get there from the first screen. */
  const states: Readonly<Record<string, () => Promise<unknown>>> = {
    'the question for a key': () => page.getByLabel('Server or test key').waitFor(),
    'the choice of language and colours': async () => {
      await page.getByRole('button', { name: 'Language and colours' }).click()
      await page.getByLabel('Colours', { exact: true }).waitFor()
    },
    'a refused key': async () => {
      await signIn('NoSuchKeyNoSuchKeyNoSuchKey00001')
      await page.getByText('The service does not know this key.').waitFor()
    },
    'the list': async () => {
      await signIn()
      await rowOf(waiting).locator('image').waitFor()
    },
    'an empty list': async () => {
      await signIn()
      await page.getByRole('button', { name: 'Accepted' }).click()
      await page.getByText('No transactions here').waitFor()
    },
    'a transaction with everything unfolded': async () => {
      await signIn()
      await rowOf(waiting).click()
      await page.getByRole('button', { name: 'Last name: show in the image' }).click()
      await page.locator('.viewer polygon').waitFor()
      for (const summary of await page.locator('summary').all()) await summary.click()
    },
    'a transaction that is gone': async () => {
      await signIn()
      await rowOf(waiting).waitFor()
      await page.goto(`${scene.service.url}/x/inbox#/review/${'0'.repeat(32)}`)
      await page.getByText('This transaction was not found.').waitFor()
    },
    codes: async () => {
      await signIn()
      await page.getByRole('link', { name: 'Codes' }).click()
      await page.getByRole('heading', { name: 'Codes for telephones' }).waitFor()
      await page.locator('.code, .empty').first().waitFor()
    },
    deliveries: async () => {
      await signIn()
      await page.getByRole('link', { name: 'Webhooks' }).click()
      await page.locator('.row').first().click()
      await page.getByText('What was sent').waitFor()
    },
  }
  const looks = Object.entries(screens).flatMap(([screen, options]) =>
    Object.entries(states).map(([state, reach]) => ({ screen, options, state, reach })),
  )

  it.each(looks)(
    '$state ($screen) can be used by everyone and fits the screen',
    async ({ options, reach }) => {
      await open(options)
      await reach()
      expect(await accessibilityViolations(page)).toEqual([])
      expect(await horizontalOverflow(page)).toBe(0)
    },
  )
})
