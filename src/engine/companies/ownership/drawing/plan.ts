import type { DrawingFormat } from './drawing-formats.table.ts'
import type { LayerItem, LayerLine } from './layers.ts'

/** An item with where it lies: along its layer, and where its layer starts. Millimetres before they are scaled. */
export interface PlacedItem extends LayerItem {
  /** Its middle along the layer. */
  readonly place: number
  readonly size: number
  /** Where its layer starts, counted from the owners to the company. */
  readonly start: number
}

/** A graph laid out in one format. */
export interface Plan {
  readonly format: DrawingFormat
  readonly items: ReadonlyMap<string, PlacedItem>
  readonly lines: readonly LayerLine[]
  /** Of a box, from the side of its owners to the other. */
  readonly along: number
  readonly width: number
  readonly height: number
  /** 0..1, by which it fits its page. */
  readonly scale: number
}
