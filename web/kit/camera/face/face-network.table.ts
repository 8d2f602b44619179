/** A pair of layers: one that mixes the channels of each cell, one that looks at 3 × 3 cells of each channel. */
export interface Unit {
  readonly from: number
  readonly to: number
}

/** Sides of a picture are multiples of this, in pixels. */
export const sideStep = 32

/** Channels that the first layer makes of blue, green and red, at half the width and height. */
export const stem = { from: 3, to: 16 } as const

/**
 * YuNet's units in the order of its file; `|` halves width and height. The last three stages are answered at 8, 16 and 32
 * pixels a cell.
 */
export const stages: readonly (readonly Unit[])[] = [
  [{ from: 16, to: 16 }],
  [{ from: 16, to: 16 }, { from: 16, to: 32 }, { from: 32, to: 32 }, { from: 32, to: 64 }],
  [{ from: 64, to: 64 }, { from: 64, to: 64 }],
  [{ from: 64, to: 64 }, { from: 64, to: 64 }],
  [{ from: 64, to: 64 }, { from: 64, to: 64 }],
] // prettier-ignore

/** One unit for each answered stage, the coarsest first. */
export const necks: readonly Unit[] = [{ from: 64, to: 64 }, { from: 64, to: 64 }, { from: 64, to: 64 }] // prettier-ignore

/** What is said of each cell, and in how many numbers; in the file each stands for the finest stage first. */
export const heads = { cls: 1, bbox: 4, obj: 1, kps: 10 } as const

/** Pixels a cell of the answered stages. */
export const strides = [8, 16, 32] as const
