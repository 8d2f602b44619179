/** How a graph may be laid on a page. Millimetres. */
export interface DrawingFormat {
  /** Owners above what they hold, or to the left of it. */
  readonly direction: 'down' | 'right'
  readonly isLandscape: boolean
  readonly page: { readonly width: number; readonly height: number }
  readonly box: { readonly width: number; readonly height: number }
  /** Between boxes of one layer. */
  readonly gap: number
  /** Between two layers: shares stand there. */
  readonly layerGap: number
  /** How far a line goes straight on from its owner's box, so that its share stands clear. */
  readonly labelLength: number
  /** Boxes of one layer, above which every second goes a layer further up. */
  readonly maxInLayer: number
  /** Whether there is place below the name. */
  readonly hasDetail: boolean
}

const portrait = { width: 174, height: 218 }
const landscape = { width: 261, height: 128 }
const tall = { box: { width: 40, height: 14 }, gap: 5, layerGap: 14, labelLength: 5, hasDetail: true }
const flat = { box: { width: 48, height: 11.5 }, gap: 3, layerGap: 26, labelLength: 13, hasDetail: true }
const narrow = { box: { width: 50, height: 5.4 }, gap: 1.7, layerGap: 26, labelLength: 13, hasDetail: false }

/** How much larger a drawing must be (as a scale) to be worth another format, and a page on its side. */
export const worthAnother = { format: 0.05, page: 0.2 } as const

/** The one whose drawing is largest is taken, the first of those that are about equal. */
export const drawingFormats: readonly DrawingFormat[] = [
  { direction: 'down', isLandscape: false, page: portrait, ...tall, maxInLayer: 12 },
  { direction: 'right', isLandscape: false, page: portrait, ...flat, maxInLayer: 16 },
  { direction: 'right', isLandscape: false, page: portrait, ...narrow, maxInLayer: 30 },
  { direction: 'down', isLandscape: true, page: landscape, ...tall, maxInLayer: 12 },
  { direction: 'right', isLandscape: true, page: landscape, ...flat, maxInLayer: 10 },
  { direction: 'right', isLandscape: true, page: landscape, ...narrow, maxInLayer: 18 },
]
