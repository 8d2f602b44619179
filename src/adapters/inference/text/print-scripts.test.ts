import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Pixels, Quad } from '../../../vocabulary/imaging/pixels.ts'
import type { TextAlphabet } from '../../../vocabulary/reading/recognition.ts'
import { openInference, type OpenedInference } from '../open-inference.ts'

const modelDirectory = fileURLToPath(new URL('../../../../models', import.meta.url))
const signal = new AbortController().signal
const { resolve } = createRequire(import.meta.url)

const fonts = {
  'Noto Sans': resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
  'Noto Sans SC': resolve('@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf'),
} as const

/** A line as it is printed, and the box around it; letters some thirty pixels high. */
async function printed(text: string, font: keyof typeof fonts) {
  const drawing = { text: `<span foreground="#222">${text}</span>`, font, fontfile: fonts[font], dpi: 200, rgba: true } // prettier-ignore
  const { data, info } = await sharp({ text: drawing })
    .flatten({ background: '#e8e4da' })
    .extend({ top: 6, bottom: 6, left: 8, right: 8, background: '#e8e4da' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const pixels: Pixels = { width, height, channels: 3, data: new Uint8Array(data) }
  const quad: Quad = [[0, 0], [width, 0], [width, height], [0, height]] // prettier-ignore
  return { pixels, quad }
}

let inference: OpenedInference
beforeAll(async () => {
  inference = await openInference({ modelDirectory, threads: 1 })
}, 60_000)
afterAll(() => inference.close())

async function read(text: string, font: keyof typeof fonts, alphabet: TextAlphabet) {
  const { pixels, quad } = await printed(text, font)
  const [line] = await inference.readText(pixels, [quad], { alphabet, signal })
  return line
}

it.each<[text: string, font: keyof typeof fonts, alphabet: TextAlphabet]>([
  ['Дата народження 15.05.1987', 'Noto Sans', 'Cyrl'],
  ['ҚҰРМАНҒАЛИЕВА ӨМІРГҮЛ', 'Noto Sans', 'Cyrl'],
  ['Презиме ЂОРЂЕВИЋ / Surname', 'Noto Sans', 'Cyrl'],
  ['Ημερομηνία γέννησης 15/05/1987', 'Noto Sans', 'Grek'],
  ['ΞΑΝΘΟΠΟΥΛΟΥ ΨΥΧΙΚΟ ΜΑΪΟΥ', 'Noto Sans', 'Grek'],
  ['身份证号码 11010519491231002X', 'Noto Sans SC', 'Hani'],
  ['氏名 ヤマダ 昭和56年', 'Noto Sans SC', 'Hani'],
])('%s is read in its own script', async (text, font, alphabet) => {
  const line = await read(text, font, alphabet)
  const said = line?.characters.map(({ symbol }) => symbol).join('') ?? ''
  expect(said.replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
  for (const { confidence, centre } of line?.characters ?? []) {
    expect(confidence).toBeGreaterThan(0.5)
    expect(centre).toBeGreaterThan(0)
    expect(centre).toBeLessThan(1)
  }
})

it.each(['Nguyễn Thị Hồng', 'ŁÓDŹ ŚWIĘTA', 'İSTANBUL ĞÜŞÇÖ', 'Given names', 'B 108528'])(
  '%s is read with its marks, and no others',
  async (text) => {
    const line = await read(text, 'Noto Sans', 'latin')
    expect(line?.characters.map(({ symbol }) => symbol).join('')).toBe(text)
  },
)

it.each<[text: string, font: keyof typeof fonts, script: string]>([
  ['Дата народження', 'Noto Sans', 'Cyrl'],
  ['Ημερομηνία γέννησης', 'Noto Sans', 'Grek'],
  ['身份证号码', 'Noto Sans SC', 'Hani'],
  ['Date of birth', 'Noto Sans', 'Latn'],
  ['Nơi sinh Đà Nẵng', 'Noto Sans', 'Latn'],
])('of %s the Latin reading says the script', async (text, font, script) => {
  const line = await read(text, font, 'latin')
  expect(line?.script?.script).toBe(script)
  expect(line?.script?.confidence).toBeGreaterThan(0.6)
})

it('of digits, which are in any script, nothing is sure', async () => {
  const line = await read('15.05.1987', 'Noto Sans', 'latin')
  expect(line?.script?.script).toBe('Latn')
  expect(line?.script?.confidence).toBeLessThan(0.8)
})

it('a box without area holds no characters', async () => {
  const { pixels } = await printed('2026', 'Noto Sans SC')
  const point: Quad = [[5, 5], [5, 5], [5, 5], [5, 5]] // prettier-ignore
  expect(await inference.readText(pixels, [point], { alphabet: 'Hani', signal })).toEqual([
    { characters: [] },
  ])
})
