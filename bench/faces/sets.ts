import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import type { Pixels } from '../../src/vocabulary/imaging/pixels.ts'

/** A picture of someone. */
export interface FacePicture {
  readonly file: string
  readonly person: string
  readonly pixels: Pixels
}

const folder = fileURLToPath(new URL('../../../shared/data/vision/faces/', import.meta.url))

export function hasFaceSets(): boolean {
  return existsSync(folder)
}

/** Who is on it, by its file's name: what stands before the number. */
const personOf: Readonly<Record<string, RegExp>> = {
  orl: /^(p[A-Z]+)_\d+\.png$/,
  frjs: /^([a-z]+)_\d+\.png$/,
  bbt: /^([a-z]+)\d+\.png$/,
}

export async function facesOf(set: 'orl' | 'frjs' | 'bbt'): Promise<readonly FacePicture[]> {
  const pictures: FacePicture[] = []
  for (const file of readdirSync(`${folder}${set}`).sort()) {
    const person = personOf[set]?.exec(file)?.[1]
    if (person !== undefined) pictures.push({ file, person, pixels: await pixelsOf(`${set}/${file}`) })
  }
  return pictures
}

/** Labelled pairs of press photographs. */
export interface LabelledPair {
  readonly files: readonly [string, string]
  readonly same: boolean
}

export function labelledPairs(): readonly LabelledPair[] {
  const [, ...lines] = readFileSync(`${folder}deepface/master.csv`, 'utf8').trim().split(/\r?\n/)
  return lines.map((line) => {
    const [a = '', b = '', decision] = line.split(',')
    return { files: [a, b], same: decision === 'Yes' }
  })
}

export async function pixelsOf(path: string): Promise<Pixels> {
  return decodeImage(readFileSync(`${folder}${path}`))
}

export async function decodeImage(bytes: Uint8Array): Promise<Pixels> {
  const { data, info } = await sharp(bytes)
    .rotate()
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, channels: 3, data }
}
