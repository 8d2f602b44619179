import sharp from 'sharp'
import { writePdf417 } from '../../../src/adapters/inference/barcode/write-pdf417.ts'
import { licencePicture, type LicencePicture } from '../../../src/engine/specimens/licence/licence-picture.ts'
import type { LicenceKind } from '../../../src/engine/specimens/licence/make-licence.ts'
import type { Pixels } from '../../../src/vocabulary/imaging/pixels.ts'
import {
  holderOf,
  type SpecimenRequest,
  type SpecimenImage,
  specimenPicture,
} from '../../../src/engine/specimens/specimen-picture.ts'
import { portraitOf } from './likeness.ts'

/** A specimen as a client sends it: JPEG of the camera's quality, or PNG of the flat page. */
export interface SpecimenFile extends SpecimenImage {
  readonly bytes: Buffer
  readonly base64: string
}

export async function encoded(pixels: Pixels, jpegQuality: number | null): Promise<Buffer> {
  const { width, height, channels, data } = pixels
  const picture = sharp(data, { raw: { width, height, channels } })
  return (jpegQuality === null ? picture.png() : picture.jpeg({ quality: jpegQuality })).toBuffer()
}

/** Without flaws, photographed, seed 1, unless told. */
export async function specimenFile(
  request: Partial<SpecimenRequest> & Pick<SpecimenRequest, 'kind' | 'today'>,
): Promise<SpecimenFile> {
  const whole = { flaws: [], flat: false, seed: 1, ...request }
  const picture = specimenPicture(whole, await portraitOf(holderOf(whole)))
  const bytes = await encoded(picture.pixels, picture.jpegQuality)
  return { ...picture, bytes, base64: bytes.toString('base64') }
}

export interface LicenceFile extends LicencePicture {
  readonly bytes: Buffer
  readonly base64: string
}

/** A side of a licence: its back without flaws, photographed, seed 1, unless told. */
export async function licenceFile(
  request: Partial<SpecimenRequest> & { readonly kind?: LicenceKind; readonly today: string },
): Promise<LicenceFile> {
  const whole = { kind: 'driving-licence', flaws: [], flat: false, seed: 1, ...request } as const
  const picture = await licencePicture(whole, writePdf417, await portraitOf(holderOf(whole)))
  const bytes = await encoded(picture.pixels, picture.jpegQuality)
  return { ...picture, bytes, base64: bytes.toString('base64') }
}

/** The service's own day in UTC. */
export function todayInUtc(): string {
  return new Date().toISOString().slice(0, 10)
}
