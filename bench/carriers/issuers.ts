import { composeMrz } from '../../src/engine/documents/formats/compose-mrz.ts'
import { issuerStanding } from '../../src/engine/documents/values/issuers.ts'
import { photograph } from '../../src/engine/specimens/camera/photograph.ts'
import { drawSpecimen } from '../../src/engine/specimens/draw-specimen.ts'
import { makeSpecimen } from '../../src/engine/specimens/make-specimen.ts'
import { personFor } from '../../src/engine/specimens/person-for.ts'
import { randomFrom, type Random } from '../../src/engine/specimens/random.ts'
import { dotsForLetters } from '../../src/engine/specimens/specimen-picture.ts'
import { portraitOf } from '../../test/world/pictures/likeness.ts'
import { encoded } from '../../test/world/pictures/specimen-file.ts'
import { recompressJpeg } from '../kit/after-jpeg.ts'
import { conditionsOf } from './fitted.ts'

const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')

/** A code of three letters of that standing. */
function codeOf(standing: 'issuer' | 'none', random: Random): string {
  for (;;) {
    const code = [random.pick(letters), random.pick(letters), random.pick(letters)].join('')
    if (issuerStanding(code) === standing && code !== 'UTO') return code
  }
}

/** A photograph of a passport whose zone names an issuer that there is, or one that there is not. */
export async function passportOfIssuer(
  standing: 'issuer' | 'none',
  seed: number,
  today: string,
): Promise<Buffer> {
  const random = randomFrom(seed).fork(`passport of ${standing}`)
  const issuer = codeOf(standing, random)
  const specimen = makeSpecimen(seed, 'passport', { today })
  const { surname, givenNames, sex, dob, expiry, documentNumber } = specimen
  const holder = { surname, givenNames, sex, dob, expiry, documentNumber, optionalData: '' }
  const zone = composeMrz('TD3', { ...holder, documentCode: 'P', issuer, nationality: issuer })
  const conditions = conditionsOf(random)
  const flat = drawSpecimen(
    { ...specimen, zone },
    {
      dotsPerMm: dotsForLetters(conditions.letterPx),
      likeness: await portraitOf(personFor(specimen)),
    },
  )
  const { pixels } = photograph(flat, conditions, seed)
  return encoded(await recompressJpeg(pixels, conditions.jpegQuality), random.whole(70, 92))
}
