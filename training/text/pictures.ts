import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { conditionsOf, type Grade } from '../../bench/kit/grades.ts'
import { photograph } from '../../src/engine/specimens/camera/photograph.ts'
import { drawSpecimen, type FlatSpecimen } from '../../src/engine/specimens/draw-specimen.ts'
import { drawLicence } from '../../src/engine/specimens/licence/draw-licence.ts'
import { makeLicence } from '../../src/engine/specimens/licence/make-licence.ts'
import { makeSpecimen, type SpecimenKind } from '../../src/engine/specimens/make-specimen.ts'
import { personFor } from '../../src/engine/specimens/person-for.ts'
import { randomFrom, type Random } from '../../src/engine/specimens/random.ts'
import { dotsForLetters } from '../../src/engine/specimens/specimen-picture.ts'
import { portraitOf } from '../../test/world/pictures/likeness.ts'
import { fixedDate } from '../../test/world/service/frozen-service.ts'

/**
 * Draws photographs of specimens on which `train.py` teaches the small text detector, 1600 px at most.
 * `npx tsx training/text/pictures.ts --out /tmp/text/pictures [--from 0] [--count 130]`
 */
const { values: options } = parseArgs({
  options: {
    out: { type: 'string', default: '/tmp/text/pictures' },
    from: { type: 'string', default: '0' },
    count: { type: 'string', default: '130' },
  },
})

/** Neither tests nor benches draw from here. */
const firstSeed = 2_400_000_000
const longSide = 1600
const kinds: readonly SpecimenKind[] = ['id-card', 'passport', 'residence-permit', 'visa-a', 'id-card-td2', 'visa-b']
const grades: readonly Grade[] = ['mid', 'hard', 'mid', 'easy', 'mid']

async function flatSide(index: number, random: Random, dotsPerMm: number): Promise<FlatSpecimen> {
  const seed = firstSeed + index
  if (index % 5 === 4) {
    const licence = makeLicence(seed, { today: fixedDate })
    const likeness = await portraitOf(personFor(makeSpecimen(seed, 'id-card', { today: fixedDate })))
    return drawLicence(licence, { dotsPerMm, symbol: null, likeness })
  }
  const specimen = makeSpecimen(seed, random.pick(kinds), { today: fixedDate })
  const likeness = await portraitOf(personFor(specimen))
  const isCard = specimen.kind === 'id-card' || specimen.kind === 'residence-permit'
  return drawSpecimen(specimen, { dotsPerMm, likeness, ...(isCard && random.happens(0.7) ? { side: 'other' } : {}) })
}

async function drawOne(index: number): Promise<void> {
  const random = randomFrom(firstSeed + index)
  const conditions = conditionsOf(grades[index % grades.length] ?? 'mid', random.fork('conditions'))
  const flat = await flatSide(index, random, dotsForLetters(conditions.letterPx))
  const { pixels } = photograph(flat, conditions, firstSeed + index)
  const { data, width, height, channels } = pixels
  const file = await sharp(data, { raw: { width, height, channels } })
    .resize({ width: longSide, height: longSide, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 82 })
    .toBuffer()
  writeFileSync(join(options.out, `${index}.jpg`), file)
}

mkdirSync(options.out, { recursive: true })
const [from, count] = [Number(options.from), Number(options.count)]
for (let index = from; index < from + count; index++) await drawOne(index)
