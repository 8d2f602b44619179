import { expect } from 'vitest'
import {
  accessibilityViolations,
  clippedControls,
  horizontalOverflow,
  screens,
} from '../world/service/browser.ts'
import type { LinkPage, PageOptions, PageScene } from './page-scene.ts'

/** Pages that are opened during one test, and what must be true of all of them. */
export interface PageVisits {
  /** On a telephone, unless told. */
  readonly open: (address: string, options?: PageOptions) => Promise<LinkPage>
  /** Waits for a screen; the first time that it is seen, sees that everyone can use it. */
  readonly at: (link: LinkPage, screen: string) => Promise<void>
  /** Closes them, and sees that none complained, and that none asked anything of another origin. */
  readonly end: () => Promise<void>
}

/** What a browser notes on an address without TLS that is not of this machine. */
const isOfPlainHttp = /^The Cross-Origin-Opener-Policy header has been ignored/

export function pageVisits(scene: () => PageScene): PageVisits {
  const opened: LinkPage[] = []
  const looked = new Set<string>()
  return {
    open: async (address, options = screens.phone) => {
      const link = await scene().open(address, options)
      opened.push(link)
      return link
    },
    at: async (link, screen) => {
      await link.at(screen)
      const look = `${screen} ${link.look}`
      if (looked.has(look)) return
      looked.add(look)
      // A part that comes later has its heading with it.
      await link.page.locator('h1').first().waitFor()
      expect({
        look,
        violations: await accessibilityViolations(link.page),
        clipped: await clippedControls(link.page),
        overflow: await horizontalOverflow(link.page),
      }).toEqual({ look, violations: [], clipped: [], overflow: 0 })
    },
    end: async () => {
      const pages = opened.splice(0)
      const found = pages.flatMap(({ problems, foreign }) => [...problems, ...foreign()])
      await Promise.all(pages.map((page) => page.close()))
      expect(found.filter((problem) => !isOfPlainHttp.test(problem))).toEqual([])
    },
  }
}
