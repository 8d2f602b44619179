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

interface Answered {
  readonly confidence: number
  readonly isRight: boolean
}

async function answersTo(bench: Bench, picture: SignedPicture): Promise<readonly Answered[]> {
  const { reading } = await measureScan(bench.service, picture.file)
  const truth = picture.photo.truth.signature
  const answers = (reading?.fields.signature ?? []).map(({ inputBox, confidence }) => {
    const overlap = truth === null || inputBox === undefined ? 0 : intersectionOverUnion(inputBox, truth)
    return { confidence, isRight: overlap >= leastOverlap, overlap }
  })
  const isWell = truth === null ? answers.length === 0 : answers.some(({ isRight }) => isRight)
  const said = answers.map(({ confidence, overlap }) => `${overlap.toFixed(2)} (${confidence})`)
  if (bench.verbose && !isWell)
    console.log(`  ${picture.name}: ${truth === null ? 'none' : 'one'} printed, answered ${said.join(', ') || 'none'}`) // prettier-ignore
  return answers
}

async function judge(bench: Bench): Promise<void> {
  const fonts = openFonts()
  const [signed, unsigned]: [(readonly Answered[])[], (readonly Answered[])[]] = [[], []]
  for await (const picture of drawPictures(bench, (index) => sideAt(index, bench, fonts))) {
    const sides = picture.photo.truth.signature === null ? unsigned : signed
    sides.push(await answersTo(bench, picture))
  }
  const answered = [...signed, ...unsigned].flat()
  const share = (of: readonly Answered[]) => shareWithInterval(of.filter(({ isRight }) => isRight).length, of.length) // prettier-ignore
  const found = signed.filter((answers) => answers.some(({ isRight }) => isRight)).length
  const invented = unsigned.filter((answers) => answers.length > 0).length
  console.log(`  found where it is: ${shareWithInterval(found, signed.length)}`)
  console.log(`  right of what is answered: ${share(answered)}`)
  console.log(`  answered where nothing is signed: ${shareWithInterval(invented, unsigned.length)}`)
  for (const confidence of new Set(answered.map((one) => one.confidence)))
    console.log(`  confidence ${confidence}: right ${share(answered.filter((one) => one.confidence === confidence))}`) // prettier-ignore
}

export const signatures: BenchSection = {
  name: 'signatures',
  title: 'signatures of sides with and without a zone, of licences and of fronts in all scripts',
  count: 40,
  run: judge,
}
