import type { Random } from '../../../src/engine/specimens/random.ts'
import type { Pixels } from '../../../src/vocabulary/imaging/pixels.ts'
import type { Original } from '../originals.ts'

/** What someone sends instead of a photograph of the original, before it is written as JPEG; null where it does not apply. */
export type Attack = (original: Original, random: Random) => Promise<Pixels | null>
