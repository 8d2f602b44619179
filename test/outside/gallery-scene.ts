import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { z } from 'zod'
import { pageBundling } from '../../tools/build/page-bundling.ts'
import { openBrowser, openPage } from '../world/service/browser.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const address = 'https://gallery.example/'

/** The fonts of the project, so that a text is as wide on every machine: folder, weight and file, and the characters it is for. */
const scripts = [
  ['noto-sans', 'NotoSans', ''],
  ['noto-sans-arabic', 'NotoSansArabic', 'U+0600-06FF, U+0750-077F, U+08A0-08FF, U+FB50-FDFF, U+FE70-FEFF'],
  ['noto-sans-devanagari', 'NotoSansDevanagari', 'U+0900-097F'],
  ['noto-sans-thai', 'NotoSansThai', 'U+0E00-0E7F'],
  ['noto-sans-jp', 'NotoSansJP', 'U+3040-30FF'],
  ['noto-sans-kr', 'NotoSansKR', 'U+1100-11FF, U+3130-318F, U+AC00-D7AF'],
  ['noto-sans-sc', 'NotoSansSC', 'U+3000-303F, U+4E00-9FFF, U+FF00-FFEF'],
] as const
const weights = [
  [400, '400Regular'],
  [600, '600SemiBold'],
  [700, '700Bold'],
] as const

/** The first family that the page asks for. */
const fontFaces = scripts
  .flatMap(([folder, name, range]) =>
    weights.map(
      ([weight, style]) =>
        `@font-face{font-family:Inter;font-weight:${weight};src:url(/fonts/${folder}/${style}/${name}_${style}.ttf)${range === '' ? '' : `;unicode-range:${range}`}}`,
    ),
  )
  .join('')

const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Gallery</title><link rel="stylesheet" href="gallery.css"><style>${fontFaces}</style></head><body><script type="module" src="gallery.js"></script></body></html>`

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
}

/** A page that shows every screen of the hosted page; the camera that it opens sees a grey desk. */
export interface Gallery {
  readonly page: Page
  readonly names: readonly string[]
  readonly codes: readonly string[]
  readonly problems: readonly string[]
  close(): Promise<void>
}

export interface Galleries {
  open(options: BrowserContextOptions): Promise<Gallery>
  close(): Promise<void>
}

const grey = `navigator.mediaDevices.getUserMedia = () => {
  const canvas = Object.assign(document.createElement('canvas'), { width: 480, height: 640 })
  const context = canvas.getContext('2d')
  const paint = () => { context.fillStyle = '#6b7078'; context.fillRect(0, 0, 480, 640) }
  paint()
  setInterval(paint, 100)
  return Promise.resolve(canvas.captureStream(10))
}`

/** Bundles the gallery, and opens a browser for it. */
export async function openGalleries(): Promise<Galleries> {
  const { outputFiles } = await build({
    ...pageBundling,
    absWorkingDir: root,
    entryPoints: ['web/verification/gallery/gallery.tsx'],
    outdir: join(root, 'dist/gallery'),
    logLevel: 'warning',
    write: false,
  })
  const files = new Map(
    outputFiles.map(({ path, contents }) => [`/${basename(path)}`, Buffer.from(contents)]),
  )
  files.set('/', Buffer.from(html))
  const browser: Browser = await openBrowser()
  const open = async (options: BrowserContextOptions): Promise<Gallery> => {
    const watched = await openPage(browser, options)
    const { page, problems } = watched
    await page.route(`${address}**`, (route) => {
      const { pathname } = new URL(route.request().url())
      const font = /^\/fonts\/(.*\.ttf)$/.exec(pathname)?.[1]
      const body =
        font === undefined
          ? files.get(pathname)
          : readFileSync(join(root, 'node_modules/@expo-google-fonts', font))
      if (body === undefined) return route.fulfill({ status: 404 })
      const ending = /\.\w+$/.exec(pathname)?.[0] ?? ''
      return route.fulfill({
        body,
        contentType: font === undefined ? (types[ending] ?? 'text/html') : 'font/ttf',
      })
    })
    await page.addInitScript(grey)
    await page.goto(address)
    await page.waitForFunction('window.gallery !== undefined')
    await page.evaluate('Promise.all([...document.fonts].map((font) => font.load()))')
    const { names, codes } = z
      .object({ names: z.array(z.string()), codes: z.array(z.string()) })
      .parse(await page.evaluate('({ names: gallery.names, codes: gallery.codes })'))
    await page.clock.setFixedTime(z.number().parse(await page.evaluate('gallery.shownAt')))
    return { page, names, codes, problems, close: () => watched.close() }
  }
  return { open, close: () => browser.close() }
}
