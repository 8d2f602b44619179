/** The page around a machine readable zone, in millimetres, as the standard of the layout draws it. */
export interface MrzPage {
  /** Length of a line, outer edge to outer edge. */
  readonly text: number
  /** From the left edge of the page to the first letter, and from the last one to the right edge. */
  readonly side: number
  /** Above the first line. */
  readonly above: number
  /** Below the last line. */
  readonly below: number
  readonly height: number
  /** True for a sticker on a page of a booklet, whose edges are fainter than those of the page. */
  readonly isLabel?: boolean
  /** True for cards whose other side people often put into the same picture. */
  readonly isOtherSideBeside?: boolean
}
