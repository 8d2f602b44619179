import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { photograph } from '../../src/engine/specimens/camera/photograph.ts'
import { drawSpecimen } from '../../src/engine/specimens/draw-specimen.ts'
import { makeSpecimen } from '../../src/engine/specimens/make-specimen.ts'
import { randomFrom, type Random } from '../../src/engine/specimens/random.ts'
import { dotsForLetters } from '../../src/engine/specimens/specimen-picture.ts'
import { fixedDate } from '../../test/world/service/frozen-service.ts'
import { smearMrz } from '../../test/world/pictures/corrupted-zone.ts'
import { conditionsOf } from '../kit/grades.ts'
import { drawMidGradePhoto } from '../kit/mid-photographs.ts'
import { corruptedPicture, printedPicture } from '../reading/pictures.ts'
import { drawnJunk } from './junk.ts'

/** What makes a picture hard; `easy` is what the others are measured by. */
export const pictureKinds = ['easy', 'turned', 'corrupted', 'failing', 'negative', 'junk'] as const
export type PictureKind = (typeof pictureKinds)[number]

export interface HardPicture {
  readonly kind: PictureKind
  readonly name: string
  readonly file: Buffer
}

/** Neither tests nor other benches draw from here. */
const firstSeed = 2_300_000_000
const shared = fileURLToPath(new URL('../../../shared/data/vision/', import.meta.url))
/** A camera's or a screen's usual size, in pixels of the longer side. */
const longSide = 1600

const asSent = (file: Buffer): Promise<Buffer> =>
  sharp(file).resize({ width: longSide, height: longSide, fit: 'inside', withoutEnlargement: true }).jpeg({ quality: 82 }).toBuffer() // prettier-ignore

/** Files of a folder beside the repository, evenly picked; none where it is not there. */
function published(
  folder: string,
  count: number,
): readonly { readonly name: string; readonly file: Buffer }[] {
  const path = join(shared, folder)
  if (!existsSync(path)) return []
  const names = readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(jpe?g|png)$/i.test(name))
    .sort()
  const step = Math.max(1, names.length / count)
  const picked = names.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step))
  return picked.map((name) => ({ name: `${folder}/${name}`, file: readFileSync(join(path, name)) }))
}

async function easy(index: number): Promise<HardPicture> {
  return { kind: 'easy', name: `photograph ${index}`, file: await drawMidGradePhoto(index, fixedDate) }
}

async function turned(index: number): Promise<HardPicture> {
  const quarters = 1 + (index % 3)
  const upright =
    index % 4 === 3
      ? await asSent((await printedPicture(600 + index, 'turned')).file)
      : await drawMidGradePhoto(1000 + index, fixedDate)
  const file = await sharp(upright).rotate(90 * quarters).jpeg({ quality: 88 }).toBuffer() // prettier-ignore
  return { kind: 'turned', name: `photograph ${index}, by ${quarters}`, file }
}

async function turnedSpecimens(count: number): Promise<readonly HardPicture[]> {
  return Promise.all(
    published('mrz/passporteye', count).map(async ({ name, file }, at) => ({
      kind: 'turned' as const,
      name: `${name}, by ${1 + (at % 3)}`,
      file: await sharp(file).rotate(90 * (1 + (at % 3))).png().toBuffer(), // prettier-ignore
    })),
  )
}

/** One to three characters smeared or swapped; every third the file itself, of which bits were flipped on its way. */
async function corrupted(index: number): Promise<HardPicture> {
  const { name, file } = await corruptedPicture(700 + index)
  const sent = await asSent(file)
  if (index % 3 !== 2) return { kind: 'corrupted', name, file: sent }
  return {
    kind: 'corrupted',
    name: `${name}, bits flipped`,
    file: flippedBits(sent, randomFrom(firstSeed + index)),
  }
}

/** Bits of the compressed pixels flipped; markers are left alone, so that it decodes to something. */
function flippedBits(file: Buffer, random: Random): Buffer {
  const flipped = Buffer.from(file)
  const from = file.indexOf(Buffer.from([0xff, 0xda])) + 20
  for (let count = random.whole(1, 12); count > 0; count--) {
    const at = random.whole(from, file.length - 3)
    const value = (flipped[at] ?? 0) ^ (1 << random.whole(0, 7))
    if (value !== 0xff && flipped[at] !== 0xff) flipped[at] = value
  }
  return flipped
}

/** A zone of which a third to all characters were touched: it is seen and can not be read. */
async function failing(index: number): Promise<HardPicture> {
  const seed = firstSeed + 10_000 + index
  const random = randomFrom(seed)
  const conditions = conditionsOf('mid', random.fork('conditions'))
  const kinds = ['passport', 'id-card', 'visa-a', 'id-card-td2'] as const
  const specimen = makeSpecimen(seed, kinds[index % kinds.length] ?? 'passport', { today: fixedDate })
  const flat = drawSpecimen(specimen, { dotsPerMm: dotsForLetters(conditions.letterPx) })
  const share = random.between(0.3, 1)
  const places = specimen.zone.flatMap((text, line) =>
    Array.from(text, (from, column) => ({ line, column, from, to: from })).filter(() =>
      random.happens(share),
    ),
  )
  const { pixels } = photograph(smearMrz(flat, places, random), conditions, seed)
  const { data, width, height, channels } = pixels
  const file = await sharp(data, { raw: { width, height, channels } }).jpeg({ quality: conditions.jpegQuality }).toBuffer() // prettier-ignore
  return { kind: 'failing', name: `${specimen.kind} ${seed}`, file: await asSent(file) }
}

/** Photographs that show no document: stills and portraits of people, and barcodes of no card. */
function negatives(count: number): readonly HardPicture[] {
  return [
    ...published('faces/bbt', Math.ceil(count / 4)),
    ...published('faces/frjs', Math.ceil(count / 8)),
    ...published('faces/deepface', Math.ceil(count / 4)),
    ...published('pdf417', Math.ceil(count / 4)),
  ].map(({ name, file }) => ({ kind: 'negative', name, file }))
}

/** About so many of each kind, the easy ones among them. */
export async function* hardPictures(count: number): AsyncGenerator<HardPicture> {
  for (const draw of [easy, turned, corrupted, failing])
    for (let index = 0; index < count; index++) yield await draw(index)
  yield* await turnedSpecimens(count)
  yield* negatives(count)
  for (let index = 0; index < count; index++)
    yield { kind: 'junk', ...(await drawnJunk(randomFrom(firstSeed + 20_000 + index), index)) }
}
