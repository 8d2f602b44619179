/**
 * What looks at a picture cost, in units of work. A unit is what one core of the machine of docs/measured/scan-speed.md
 * does in a millisecond. Looks are counted in units, never timed: the same picture is read the same on any machine.
 */
export const lookCosts = {
  /**
   * Finding text, by thousand pixels of the size in which the picture is looked at: up to the usual longer side, in pixels, with
   * the large detector, beyond it with the small one.
   */
  findTextPerKilopixel: { usualLongSide: 960, upToUsual: 0.42, beyond: 0.1 },
  /** Reading a line with the big recogniser, by the line's length in its own heights, and for any line at least. */
  textRecogniser: { perHeight: 4, least: 8 },
  /** The same with the network of a script, besides the look with the Latin alphabet that tells the script. */
  scriptNetwork: { perHeight: 2.7, least: 5 },
  /** The same where the script is read from what that look saw. */
  scriptHead: { perHeight: 0.6, least: 1 },
  /** Reading a line with the small recogniser of machine readable zones, and weighing it under every format. */
  stripReader: 15,
  /** The same without weighing, for a line of print. */
  glance: 2,
  /** Saying what the words of a page of a registration document are, by its letters and signs, and for any page at least. */
  tagWords: { perSign: 0.025, least: 5 },
  readBarcodes: 60,
  findPages: 30,
  turnUpright: 45,
} as const

/** How much work one picture may cost, by what has been seen of it so far, in the same units. */
export const workLimits = {
  /** Nothing says yet that a document is on it. */
  search: 1700,
  /** A zone, or words of a document, were seen: fronts without a zone need from 1000 to 2700, all others less than 1000. */
  document: 3600,
  /** Print beside a zone or a barcode, for what the code does not say; an easy picture has cost some 200 by then. */
  beside: 190,
  /** The same for what the code says too: where a glance saw it letter for letter, it is not looked at. */
  besideAgain: 150,
  /** The same for what is hardly print: signatures, and single letters. */
  besideFaint: 75,
} as const
