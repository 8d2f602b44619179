import type { Photograph } from '../../src/engine/specimens/camera/photograph.ts'
import { shareWithInterval } from '../kit/figures.ts'
import { intersectionOverUnion } from '../kit/overlap.ts'
import { drawPictures, type Bench, type BenchSection } from './bench.ts'
import { openFonts } from './fronts/fonts.ts'
import { frontPicture } from './fronts/front-picture.ts'
import { allLayouts } from './fronts/tables/layouts/all-layouts.table.ts'
import { measureScan } from './look.ts'
import { besidePicture, licencePicture, printedPicture } from './pictures.ts'

interface SignedPicture {
  readonly name: string
  readonly file: Buffer
  readonly photo: Photograph
}

/** A signature is found where the answered box and the ink have so much in common, of what they cover together. */
const leastOverlap = 0.5
/** Fronts of kinds that follow each other in the table are alike. */
const layoutStep = 7

/** The n-th side of one sort after the other: with a zone, a licence, without a zone, a front in any script. */
function sideAt(
  index: number,
  { grade }: Bench,
  fonts: ReturnType<typeof openFonts>,
): Promise<SignedPicture> {
  const of = Math.floor(index / 4)
  const layout = allLayouts[(of * layoutStep) % allLayouts.length]
  if (layout === undefined) throw new Error('There is no front')
  const draw = [
    () => besidePicture(of, 'beside'),
    () => licencePicture(of),
    () => printedPicture(of),
    () => frontPicture(layout, of, { fonts, grade }),
  ][index % 4]
  if (draw === undefined) throw new Error('There is no such side')
  return draw()
}

async function judge(bench: Bench): Promise<void> {
  const fonts = openFonts()
  const [signed, unsigned] = [
    { count: 0, right: 0 },
    { count: 0, answered: 0 },
  ]
  const answered: { readonly confidence: number; readonly isRight: boolean }[] = []
  for await (const picture of drawPictures(bench, (index) => sideAt(index, bench, fonts))) {
    const { reading } = await measureScan(bench.service, picture.file)
    const truth = picture.photo.truth.signature
    const overlaps = (reading?.fields.signature ?? []).map(({ inputBox, confidence }) => ({
      confidence,
      overlap: truth === null || inputBox === undefined ? 0 : intersectionOverUnion(inputBox, truth),
    }))
    const isFound = overlaps.some(({ overlap }) => overlap >= leastOverlap)
    answered.push(...overlaps.map(({ confidence, overlap }) => ({ confidence, isRight: overlap >= leastOverlap }))) // prettier-ignore
    if (truth === null) {
      unsigned.count++
      if (overlaps.length > 0) unsigned.answered++
    } else {
      signed.count++
      if (isFound) signed.right++
    }
    if (bench.verbose && (truth === null ? overlaps.length > 0 : !isFound))
      console.log(`  ${picture.name}: ${truth === null ? 'none' : 'one'} printed, answered ${overlaps.map(({ confidence, overlap }) => `${overlap.toFixed(2)} (${confidence})`).join(', ') || 'none'}`) // prettier-ignore
  }
  const right = answered.filter(({ isRight }) => isRight)
  console.log(`  found where it is: ${shareWithInterval(signed.right, signed.count)}`)
  console.log(`  right of what is answered: ${shareWithInterval(right.length, answered.length)}`)
  console.log(`  answered where nothing is signed: ${shareWithInterval(unsigned.answered, unsigned.count)}`)
  for (const confidence of new Set(answered.map((one) => one.confidence))) {
    const of = answered.filter((one) => one.confidence === confidence)
    console.log(`  confidence ${confidence}: right ${shareWithInterval(of.filter(({ isRight }) => isRight).length, of.length)}`) // prettier-ignore
  }
}

export const signatures: BenchSection = {
  name: 'signatures',
  title: 'signatures of sides with and without a zone, of licences and of fronts in all scripts',
  count: 40,
  run: judge,
}
