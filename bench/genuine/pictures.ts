import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { randomFrom } from '../../src/engine/specimens/random.ts'
import type { Pixels } from '../../src/vocabulary/imaging/pixels.ts'
import { encoded } from '../../test/world/pictures/specimen-file.ts'
import { recompressJpeg } from '../kit/after-jpeg.ts'
import { attacks, type AttackKind } from './attacks/all.ts'
import { originalAt, type Original } from './originals.ts'

export type Generator = 'fitted' | 'varied' | 'published'

/** As the camera wrote it, and once more compressed on its way: genuine pictures and attacks alike. */
async function encodeTwice(original: Original, name: string, pixels: Pixels): Promise<Buffer> {
  const again = randomFrom(original.seed).fork(`again ${name}`).whole(70, 92)
  return encoded(await recompressJpeg(pixels, original.conditions.jpegQuality), again)
}

async function generate(
  original: Original,
  attack: AttackKind | null,
  generator: Generator,
): Promise<Buffer | null> {
  if (attack === null) return encodeTwice(original, 'genuine', original.photo.pixels)
  const random = randomFrom(original.seed).fork(`${attack.name} ${generator}`)
  const pixels = (await attack[generator]?.(original, random)) ?? null
  return pixels && encodeTwice(original, attack.name, pixels)
}

/** A file of a picture; kept in the folder, where there is one, and taken from there the next time. */
async function cachedImage(
  folder: string | null,
  name: string,
  made: () => Promise<Buffer | null>,
): Promise<Buffer | null> {
  if (folder === null) return made()
  const path = join(folder, `${name.replaceAll(' ', '-')}.jpg`)
  if (existsSync(path)) {
    const bytes = readFileSync(path)
    return bytes.length === 0 ? null : bytes
  }
  const bytes = await made()
  mkdirSync(folder, { recursive: true })
  writeFileSync(path, bytes ?? Buffer.alloc(0))
  return bytes
}

export interface AttackImage {
  /** Null: the genuine photograph. */
  readonly attack: AttackKind | null
  readonly bytes: Buffer
}

/** Where pictures are kept, if anywhere, and which attacks are wanted. */
export interface AttackImagesRequest {
  readonly folder: string | null
  readonly requested?: readonly AttackKind[]
}

/** What is sent of one original: its photograph, and attacks by one generator, all of them unless told. */
export async function* attackImages(
  index: number,
  generator: Generator,
  { folder, requested = attacks }: AttackImagesRequest,
): AsyncGenerator<AttackImage> {
  let original: Promise<Original> | null = null
  for (const attack of [null, ...requested]) {
    const name = attack === null ? `${index} genuine` : `${index} ${attack.name} ${generator}`
    const bytes = await cachedImage(folder, name, async () => {
      original ??= originalAt(index)
      return generate(await original, attack, generator)
    })
    if (bytes !== null) yield { attack, bytes }
  }
}
