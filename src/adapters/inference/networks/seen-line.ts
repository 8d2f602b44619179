/** What the text recogniser sees in a line before it names letters: row-major, a row for each channel, a value for each step. */
export interface SeenLine {
  readonly steps: number
  /** 384 channels: the last of its convolutions. */
  readonly columns: Float32Array
  /** 120 channels: what its last layer names letters from. */
  readonly features: Float32Array
}

/** What was seen in a line, by a key of its pixels. */
export type KeptLine = readonly [key: string, seen: SeenLine]
