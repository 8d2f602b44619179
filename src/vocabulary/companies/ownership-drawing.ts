/** Millimetres from the left and from the top. */
export type DrawnPoint = readonly [x: number, y: number]

/** A box of a person or company. */
export interface DrawnBox {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly kind: 'person' | 'company' | 'asked'
  /** Name, as it is known. */
  readonly title: string
  /** Below the name, where there is place. */
  readonly detail: string
  /** On a sanctions list, as far as hits say: in red, and so in its text. */
  readonly isMarked: boolean
}

/** A line from an owner to what is owned; the arrow is at its end. */
export interface DrawnLine {
  readonly from: DrawnPoint
  /** Each with both control points, or straight without them. */
  readonly parts: readonly {
    readonly to: DrawnPoint
    readonly controls?: readonly [DrawnPoint, DrawnPoint]
  }[]
  /** Corners of the head of the arrow. */
  readonly head: readonly [DrawnPoint, DrawnPoint, DrawnPoint]
  /** Part of a path from one who is on a sanctions list. */
  readonly isMarked: boolean
  /** Closes a circle. */
  readonly isDashed: boolean
}

/** The share on a line, around its middle. */
export interface DrawnLabel {
  readonly at: DrawnPoint
  readonly text: string
  readonly isMarked: boolean
}

/** A graph of owners as it lies on paper, each thing where it is drawn. Texts are of anyone, and no markup. */
export interface OwnershipDrawing {
  readonly width: number
  readonly height: number
  /** Whether it is meant for a page on its side. */
  readonly isLandscape: boolean
  /** By which everything was made smaller to fit its page, 0..1; texts are to be so, too. */
  readonly scale: number
  readonly boxes: readonly DrawnBox[]
  readonly lines: readonly DrawnLine[]
  readonly labels: readonly DrawnLabel[]
  /** What was left out, a sentence each. */
  readonly leftOut: readonly string[]
}
