import sharp from 'sharp'
import { shareWithInterval } from '../kit/figures.ts'
import { drawPictures, type BenchSection } from './bench.ts'
import { measureScan } from './look.ts'
import { printedPicture, mrzPicture } from './pictures.ts'
import { valuesOf } from '../../test/world/service/wire-shapes.ts'

/** Keys under which several answers do not say the same: they contradict each other, or some are silent. */
export function compareRotations(answers: readonly Readonly<Record<string, string>>[]): {
  readonly contradicting: readonly string[]
  readonly silent: readonly string[]
} {
  const keys = [...new Set(answers.flatMap((answer) => Object.keys(answer)))]
  const saidOf = (key: string) => answers.flatMap((answer) => answer[key] ?? [])
  const contradicting = keys.filter((key) => new Set(saidOf(key)).size > 1)
  const silent = keys.filter((key) => saidOf(key).length < answers.length && !contradicting.includes(key))
  return { contradicting, silent }
}

export const rotationSection: BenchSection = {
  name: 'turned',
  title: 'the same picture (mid; two in three with a zone, one in three without) in four rotations',
  count: 30,
  run: async (bench) => {
    const counts = { same: 0, silent: 0, contradicting: 0 }
    const take = (index: number) =>
      index % 3 === 2 ? printedPicture(index, 'turned') : mrzPicture('turned', index, 'mid')
    for await (const { name, file } of drawPictures(bench, take)) {
      const answers: Readonly<Record<string, string>>[] = []
      for (const angle of [0, 90, 180, 270]) {
        // Without loss, so that all four show the same.
        const picture = await sharp(file).rotate(angle).png({ compressionLevel: 1 }).toBuffer()
        answers.push(valuesOf((await measureScan(bench.service, picture)).answer))
      }
      const { contradicting, silent } = compareRotations(answers)
      counts[contradicting.length > 0 ? 'contradicting' : silent.length > 0 ? 'silent' : 'same']++
      if (contradicting.length > 0) console.log(`  CONTRADICTION ${name}: ${contradicting.map((key) => `${key} ${answers.map((answer) => answer[key] ?? '–').join(' / ')}`).join('; ')}`) // prettier-ignore
      if (silent.length > 0) console.log(`  ${name}, answered in some rotations only: ${silent.join(' ')}`)
    }
    console.log(`  all values identical         ${shareWithInterval(counts.same, bench.count)}`)
    console.log(`  some not answered in each    ${shareWithInterval(counts.silent, bench.count)}`)
    console.log(`  different values             ${shareWithInterval(counts.contradicting, bench.count)}`)
  },
}
