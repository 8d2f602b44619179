import { existsSync } from 'node:fs'
import axe from 'axe-core'
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core'
import { z } from 'zod'

/** Where Debian's package puts it. */
const executablePath = '/usr/bin/chromium'

/** False, and said aloud, where there is no browser on this machine. */
export function hasBrowser(): boolean {
  const isThere = existsSync(executablePath)
  if (!isThere) process.stderr.write(`The browser suite is skipped: it needs ${executablePath}.\n`)
  return isThere
}

/** A browser without a window. Its sandbox needs what a container lacks; it opens pages of this machine alone. */
export function openBrowser(
  args: readonly string[] = [],
  variables: Readonly<Record<string, string>> = {},
): Promise<Browser> {
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', ...args],
    // Of the variables of this process those that are strings: that is all of them.
    env: { ...(process.env as Record<string, string>), ...variables },
  })
}

/** A page, with everything that it complained about: errors, and violations of the content policy. */
export interface WatchedPage {
  readonly page: Page
  readonly problems: readonly string[]
  close(): Promise<void>
}

/** Screens that the pages are looked at on. */
export const screens = {
  light: { viewport: { width: 1280, height: 800 }, colorScheme: 'light' },
  dark: { viewport: { width: 1280, height: 800 }, colorScheme: 'dark' },
  phone: { viewport: { width: 360, height: 740 }, colorScheme: 'light', isMobile: true, hasTouch: true },
} as const satisfies Readonly<Record<string, BrowserContextOptions>>

export async function openPage(browser: Browser, options: BrowserContextOptions): Promise<WatchedPage> {
  const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce', ...options })
  // A busy machine must not make a test fail.
  context.setDefaultTimeout(90_000)
  const page = await context.newPage()
  const problems: string[] = []
  page.on('pageerror', ({ message }) => void problems.push(message))
  page.on('console', (message) => {
    // The browser itself notes each refusal of the service; the page shows it to the person.
    const isRefusal = message.text().startsWith('Failed to load resource')
    if (message.type() === 'error' && !isRefusal) problems.push(message.text())
  })
  await context.exposeBinding('reportViolation', (_, violation: string) => void problems.push(violation))
  await context.addInitScript(
    `addEventListener('securitypolicyviolation', (event) => reportViolation('policy: ' + event.violatedDirective + ' ' + event.blockedURI))`,
  )
  return { page, problems, close: () => context.close() }
}

const axeResult = z.object({
  violations: z.array(
    z.object({ id: z.string(), help: z.string(), nodes: z.array(z.object({ html: z.string() })) }),
  ),
})

/** Until what was rendered last has had its effects, and nothing moves but what never ends: halfway through, colours are others. */
const untilAtRest = `new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))).then(() =>
  Promise.allSettled(document.getAnimations()
    .filter((one) => one.effect.getComputedTiming().endTime !== Infinity)
    .map((one) => one.finished))).then(() => undefined)`

/** What breaks the rules of WCAG 2.2 AA and good practice in the present state of a page, a line each. */
export async function accessibilityViolations(page: Page): Promise<readonly string[]> {
  await page.evaluate(untilAtRest)
  await page.evaluate(axe.source)
  const result = axeResult.parse(await page.evaluate('axe.run(document)'))
  return result.violations.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join(' ')}`,
  )
}

/** What of buttons and links is cut off or reaches beyond the screen, by their texts. */
export async function clippedControls(page: Page): Promise<readonly string[]> {
  return z.array(z.string()).parse(
    await page.evaluate(`[...document.querySelectorAll('button, a[href]:not(.skip), [role=button], label, select')].filter((control) => {
      const { left, right, width, height } = control.getBoundingClientRect()
      if (width <= 1 || height <= 1 || !control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false
      const isCut = control.scrollWidth > control.clientWidth + 1
      return isCut || left < -1 || right > innerWidth + 1
    }).map((control) => control.textContent)`),
  )
}

/** By how many pixels a page is wider than its screen. */
export async function horizontalOverflow(page: Page): Promise<number> {
  return z
    .number()
    .parse(await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth'))
}
