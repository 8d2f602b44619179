import { z } from 'zod'
import vectors from '../../../../data/vectors/printed-names.json' with { type: 'json' }

const printed = z.string().nullable()
const row = z
  .tuple([
    z.string(),
    z.tuple([printed, printed, printed, printed]),
    z.tuple([z.string(), z.string(), z.string(), z.string()]),
    z.tuple([z.string(), z.string()]),
  ])
  .readonly()

/** Style, parts as printed, parts of the answer, given names split: `data/vectors/README.md`. */
export const goldenNames = z.array(row).parse(vectors)
