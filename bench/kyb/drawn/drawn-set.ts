import type { RegistrationTruth } from '../../../test/world/registrations/registration-truth.ts'
import { seeded } from '../../aml/random.ts'
import { invented } from '../independent/invented.ts'
import type { DrawnLayout } from './drawn-document.ts'
import { paperKinds, type PaperKind } from './paper.ts'
import { sheetsFile } from './sheets.ts'

interface DrawnFile {
  readonly truth: RegistrationTruth
  readonly kind: PaperKind
  readonly bytes: Uint8Array
}

/** Layouts of one set, drawn together. */
export interface DrawnSet {
  readonly layouts: readonly DrawnLayout[]
  /** Document `seed` of a layout: four seeds hold every kind. @param at which layout, from 0 */
  readonly file: (at: number, seed: number) => Promise<DrawnFile>
}

/** Where the seeds of a set begin, so that no two sets have the same. */
interface FirstSeeds {
  readonly text: number
  readonly picture: number
}

export function drawnSet(layouts: readonly DrawnLayout[], first: FirstSeeds): DrawnSet {
  return {
    layouts,
    file: async (at, seed) => {
      const layout = layouts[at]
      if (layout === undefined) throw new Error(`There is no layout ${at}.`)
      const { source, truth } = layout(invented(seeded(first.text + seed * 100 + at)))
      const kind = paperKinds[seed % paperKinds.length] ?? 'straight'
      return { truth, kind, bytes: await sheetsFile(source, kind, first.picture + seed * 100 + at) }
    },
  }
}
