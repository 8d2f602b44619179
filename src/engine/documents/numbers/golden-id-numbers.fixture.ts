import { z } from 'zod'
import vectors from '../../../../data/vectors/id-numbers.json' with { type: 'json' }

const row = z.tuple([z.string(), z.string(), z.string(), z.string(), z.string(), z.string()]).readonly()

/** Issuer, type and place, number, birth date, sex; last where a right number is from, or what is wrong. */
export const { right: rightNumbers, wrong: wrongNumbers } = z
  .object({ right: z.array(row), wrong: z.array(row) })
  .parse(vectors)
