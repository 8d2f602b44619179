import type { Page } from 'playwright-core'
import type { Mishap } from '../world/cameras/document-scene.ts'
import { type StagedCamera, stageCamera } from '../world/cameras/staged-camera.ts'
import { screens } from '../world/service/browser.ts'
import type { LinkPage, PageOptions, PageScene } from './page-scene.ts'
import type { PageVisits } from './page-visits.ts'

/** A page whose camera sees what a test brings. */
export interface StagedPage {
  readonly link: LinkPage
  readonly camera: StagedCamera
}

/** @param script runs before each load of the page */
export async function openStaged(
  { open }: Pick<PageVisits, 'open'>,
  url: string,
  { script = '', ...options }: PageOptions & { readonly script?: string } = screens.phone,
): Promise<StagedPage> {
  let camera: StagedCamera | undefined
  const prepare = async (page: Page): Promise<void> => {
    camera = await stageCamera(page)
    if (script !== '') await page.addInitScript(script)
  }
  const link = await open(url, { ...options, prepare })
  if (camera === undefined) throw new Error('The camera was not staged.')
  return { link, camera }
}

/** A passport that is held well, or with a mishap. */
export async function passportPictures(
  { passport }: Pick<PageScene, 'passport'>,
  kind: Mishap | 'held',
): Promise<readonly Buffer[]> {
  const frames = kind === 'held' ? await passport.shown(1) : await passport.mishap(kind, 1)
  return frames.slice(-8).map(({ jpeg }) => jpeg)
}
