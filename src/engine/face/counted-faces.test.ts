import { expect, it } from 'vitest'
import type { Quad } from '../../vocabulary/imaging/pixels.ts'
import { countedFaces } from './counted-faces.ts'

const face = (side: number): { readonly quad: Quad } => ({
  quad: [[0, 0], [side, 0], [side, side], [0, side]], // prettier-ignore
})

it('counts anyone who is large beside the largest, not who stands far behind', () => {
  const [large, beside, behind] = [face(300), face(120), face(60)]
  expect(countedFaces([large, beside, behind])).toEqual([large, beside])
  expect(countedFaces([])).toEqual([])
})
