import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { InferenceSession } from 'onnxruntime-node'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import type { Quad } from '../../../../vocabulary/imaging/pixels.ts'
import type { PrintScript } from '../../../../vocabulary/reading/script.ts'
import { scriptNetworks } from '../script-networks.table.ts'
import type { ScriptTools } from '../script-reader.ts'

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const models = '../../../../../models/'
const tools: ScriptTools = {
  network: (name) => InferenceSession.create(file(models + name), { intraOpNumThreads: 1 }),
  json: async (name): Promise<unknown> => JSON.parse(await readFile(file(models + name), 'utf8')),
  body: {
    see: () => Promise.resolve(null),
    handOver: () => [],
    takeOver: () => undefined,
    read: () => Promise.resolve(null),
  },
}

/** A line that `training/scripts/tesseract/drawn_lines.py` drew, letters of 20 pixels. */
async function read(name: string, script: PrintScript) {
  const { data, info } = await sharp(file(`lines/${name}.png`)).raw().toBuffer({ resolveWithObject: true }) // prettier-ignore
  const { width, height, channels } = info
  if (channels !== 1 && channels !== 3) throw new Error('neither grey nor colour')
  const quad: Quad = [[0, 0], [width, 0], [width, height], [0, height]] // prettier-ignore
  const open = scriptNetworks[script]?.open
  const [line] = (await (await open?.(tools))?.({ width, height, channels, data: new Uint8Array(data) }, [quad])) ?? [] // prettier-ignore
  return line?.characters ?? []
}

it.each<[name: string, script: PrintScript, text: string]>([
  ['arabic', 'Arab', 'جواز السفر: خالد المنصوري'],
  ['persian', 'Arab', 'نام پدر: ژاله چنگیزی'],
  ['urdu', 'Arab', 'شناختی کارڈ گوجرانوالہ'],
  ['hebrew', 'Hebr', 'מדינת ישראל 20.04.1985'],
  ['devanagari', 'Deva', 'निर्वाचन आयोग पहचान पत्र'],
  ['bengali', 'Beng', 'গণপ্রজাতন্ত্রী বাংলাদেশ সরকার'],
  ['tamil', 'Taml', 'தமிழ்நாடு அரசாங்கம்'],
  ['thai', 'Thai', 'ชื่อตัวและชื่อสกุล ศิริพร ทองคำ'],
  ['korean', 'Kore', '주민등록증 홍길동 1985'],
])('print in %s is read', async (name, script, text) => {
  const characters = await read(name, script)
  expect(characters.map(({ symbol }) => symbol).join('')).toBe(text)
  for (const { confidence, centre } of characters) {
    expect(confidence).toBeGreaterThan(0.2)
    expect(centre).toBeGreaterThanOrEqual(0)
    expect(centre).toBeLessThanOrEqual(1)
  }
})

it('the first letter of Hebrew stands on the right, a number in it from left to right', async () => {
  const centres = (await read('hebrew', 'Hebr')).map(({ centre }) => centre)
  expect(centres[0]).toBeGreaterThan(0.9)
  expect(centres.at(-1)).toBeLessThan(0.5)
  expect(centres.at(-10)).toBeLessThan(centres.at(-1) ?? 0)
})
