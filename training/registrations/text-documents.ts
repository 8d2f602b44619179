import { seeded } from '../../bench/aml/random.ts'
import { fourthLayouts } from '../../bench/kyb/fourth/fourth.ts'
import { invented } from '../../bench/kyb/independent/invented.ts'
import { independentDocument, independentLayouts } from '../../bench/kyb/independent/layouts.ts'
import { secondLayouts } from '../../bench/kyb/independent/second.ts'
import { thirdLayouts } from '../../bench/kyb/third/third.ts'
import type { PrintPiece } from '../../src/engine/companies/reading/layout/print-piece.ts'
import type { RegistrationTruth } from '../../test/world/registrations/registration-truth.ts'
import { allLayouts } from './layouts/all-layouts.ts'
import { linesOfSvg, piecesOfText } from './print-of.ts'

/** A registration document as print without a picture, and what it says. */
export interface TextDocument {
  readonly truth: RegistrationTruth
  readonly pieces: readonly PrintPiece[]
}

export interface TextLayout {
  readonly set: string
  readonly make: (seed: number) => TextDocument
}

const ofSvg = (truth: RegistrationTruth, svg: string): TextDocument => ({
  truth,
  pieces: piecesOfText([linesOfSvg(svg)]),
})

/** The layouts of the bench, as print. */
export const drawnLayouts: readonly TextLayout[] = [
  ...independentLayouts.map((layout): TextLayout => ({
    set: 'first',
    make: (seed) => {
      const { svg, truth } = independentDocument(layout, 90_000 + seed)
      return ofSvg(truth, svg)
    },
  })),
  ...secondLayouts.map((layout): TextLayout => ({
    set: 'second',
    make: (seed) => {
      const { page, truth } = layout(invented(seeded(90_000 + seed)))
      return ofSvg(truth, page.svg(1240))
    },
  })),
  ...[...thirdLayouts.map((layout) => ['third', layout] as const), ...fourthLayouts.map((layout) => ['fourth', layout] as const)].map(
    ([set, layout]): TextLayout => ({
      set,
      make: (seed) => {
        const { page, truth } = layout(invented(seeded(90_000 + seed)))
        return ofSvg(truth, page.svg())
      },
    }),
  ),
]

/** The layouts for development, as print. */
export const writtenLayouts: readonly TextLayout[] = Object.values(allLayouts).map((layout): TextLayout => ({
  set: 'written',
  make: (seed) => {
    const { truth, pages } = layout(90_000 + seed)
    return { truth, pieces: piecesOfText(pages.map(({ lines }) => lines)) }
  },
}))

export const allTextLayouts: readonly TextLayout[] = [...drawnLayouts, ...writtenLayouts]
