import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { type Galleries, type Gallery } from './gallery-scene.ts'

const folder = fileURLToPath(new URL('pictures', import.meta.url))
const cache = fileURLToPath(new URL('../../.cache/pictures', import.meta.url))

/** How the page is looked at, and how wide a picture of that is kept, in pixels. */
const looks = [
  { viewport: { width: 360, height: 740 }, kept: 180 },
  { viewport: { width: 768, height: 1024 }, kept: 256 },
  { viewport: { width: 1440, height: 900 }, kept: 360 },
] as const
const languages = ['en', 'de', 'ar'] as const
const schemes = ['light', 'dark'] as const
const gap = 4

/** A picture on a sheet, in its pixels. */
interface Tile {
  readonly what: string
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The pictures of one screen: three widths, three languages, light and dark. */
interface Sheet {
  readonly tiles: readonly Tile[]
  readonly png: Buffer
}

/** Opens the page in each width. */
export const openLooks = async (galleries: Galleries): Promise<readonly Gallery[]> =>
  Promise.all(
    looks.map(({ viewport }) =>
      galleries.open({ viewport, ...(viewport.width < 600 ? { isMobile: true, hasTouch: true } : {}) }),
    ),
  )

/** Photographs a screen in each way. */
export async function photograph(pages: readonly Gallery[], name: string): Promise<Sheet> {
  const taken: (Tile & { readonly input: Buffer })[] = []
  let top = 0
  for (const [at, { viewport, kept }] of looks.entries()) {
    const page = pages[at]?.page
    if (page === undefined) throw new Error('A page was not opened.')
    const height = Math.round((kept * viewport.height) / viewport.width)
    let left = 0
    for (const language of languages)
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme })
        await page.evaluate(`gallery.show(${JSON.stringify(name)}, '${language}')`)
        await page.evaluate('gallery.rest()')
        const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' })
        const input = await sharp(picture).resize(kept, height, { fit: 'fill' }).png().toBuffer()
        const what = `${viewport.width} pixels, ${language}, ${colorScheme}`
        taken.push({ what, left, top, width: kept, height, input })
        left += kept + gap
      }
    top += height + gap
  }
  const width = Math.max(...taken.map((tile) => tile.left + tile.width))
  const ground = { width, height: top - gap, channels: 3, background: '#888' } as const
  const png = await sharp({ create: ground })
    .composite(taken)
    .png({ palette: true, colours: 16, dither: 0, effort: 10 })
    .toBuffer()
  return { tiles: taken, png }
}

const pathOf = (within: string, name: string): string =>
  join(within, `${name.replace(/\W+/g, '-').toLowerCase()}.png`)

function write(path: string, png: Buffer): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, png)
}

export const keepSheet = (name: string, { png }: Sheet): void => write(pathOf(folder, name), png)

/** Levels of 255 by which a dot may differ, and the part of the dots of a picture that may differ by more. */
const tolerance = { levels: 40, share: 0.004 } as const

/** Which pictures differ from the kept ones, a line each; the new sheet is then in `.cache/pictures`. */
export async function differences(name: string, { tiles, png }: Sheet): Promise<readonly string[]> {
  const path = pathOf(folder, name)
  if (!existsSync(path)) return [`${name} has no picture yet`]
  const grey = (bytes: Buffer, { left, top, width, height }: Tile): Promise<Buffer> =>
    sharp(bytes).extract({ left, top, width, height }).greyscale().raw().toBuffer()
  const kept = readFileSync(path)
  const found: string[] = []
  for (const tile of tiles) {
    const [one, other] = await Promise.all([grey(kept, tile), grey(png, tile)])
    const changed = one.reduce(
      (sum, level, at) => sum + (Math.abs(level - (other[at] ?? 0)) > tolerance.levels ? 1 : 0),
      0,
    )
    const share = changed / one.length
    if (share > tolerance.share) found.push(`${name}, ${tile.what}: ${(share * 100).toFixed(1)} % differ`)
  }
  if (found.length > 0) write(pathOf(cache, name), png)
  return found
}
