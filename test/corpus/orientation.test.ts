import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openFixedClockService, fixedDate, type FixedClockService } from '../world/service/frozen-service.ts'
import { specimenFile, type SpecimenFile } from '../world/pictures/specimen-file.ts'
import { valuesOf } from '../world/service/wire-shapes.ts'
import { expectedFields } from './zone-truth.ts'

/** EXIF tags of a camera that was held so: the picture itself is not turned (CIPA DC-008 section 4.6.4 A). */
const exifTurns = [1, 3, 6, 8]

describe('a document at any orientation', () => {
  let service: FixedClockService
  let file: SpecimenFile
  beforeAll(async () => {
    service = await openFixedClockService()
    file = await specimenFile({ kind: 'passport', seed: 5, today: fixedDate })
  }, 120_000)
  afterAll(() => service.close())

  async function values(document: Buffer): Promise<Readonly<Record<string, string>>> {
    const answer = await service.scan({ profile: 'security_medium', document: document.toString('base64') })
    expect(answer.decision, JSON.stringify(answer.warning)).toBe('accept')
    // Of a signature the network may be just sure enough in one file of a picture and not in another.
    return Object.fromEntries(Object.entries(valuesOf(answer)).filter(([key]) => key !== 'signature'))
  }

  it('gives the same data when the picture is turned by quarters', async () => {
    const upright = await values(file.bytes)
    expect(upright).toMatchObject(expectedFields(file))
    for (const angle of [90, 180, 270])
      expect(
        await values(await sharp(file.bytes).rotate(angle).jpeg({ quality: 90 }).toBuffer()),
        `${angle}°`,
      ).toEqual(upright)
  })

  it('gives the same data when the camera says how it was held', async () => {
    for (const orientation of exifTurns) {
      const turned = await sharp(file.bytes).withMetadata({ orientation }).jpeg({ quality: 90 }).toBuffer()
      expect(await values(turned), `orientation ${orientation}`).toMatchObject(expectedFields(file))
    }
  })
})
