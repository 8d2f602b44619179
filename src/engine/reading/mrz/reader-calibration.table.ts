import type { LineRecogniser } from '../../../vocabulary/reading/line-recogniser.ts'

/** How a reader's word is taken, measured on generated zones and on published specimens. */
export interface ReaderCalibration {
  /** It is surer of itself than it is right: its scores are divided by this. */
  readonly temperature: number
  /**
   * Digits and letters that OCR-B draws alike (ICAO Doc 9303-3 figure 3, ISO 1073-2), and how far the reader leans to
   * the digit: natural logarithm of a ratio of probabilities. What is seen as a digit by less is rather a letter.
   */
  readonly digitBias: Readonly<Record<'1I' | '2Z' | '5S' | '6G' | '8B', number>>
  /**
   * 0 and O differ in their height alone: how far the reader leans to 0, how much of what it makes of the two is
   * believed, and between which bounds.
   */
  readonly zeroBias: {
    readonly bias: number
    readonly trust: number
    readonly least: number
    readonly most: number
  }
}

export const readerCalibrations: Readonly<Record<LineRecogniser, ReaderCalibration>> = {
  // Trained on lines drawn at random, where a digit is as likely as the letter like it; only to 0 it leans a little.
  'strip-reader': {
    temperature: 1.3,
    digitBias: { '1I': 0, '2Z': 0, '5S': 0, '6G': 0, '8B': 0 },
    zeroBias: { bias: 1.8, trust: 1, least: -3, most: 3 },
  },
  // Trained on ordinary print, where a character among digits is a digit, and hardly ever an O among them.
  'text-recogniser': {
    temperature: 1.3,
    digitBias: { '1I': 5, '2Z': 4.5, '5S': 3, '6G': 6, '8B': 2.5 },
    zeroBias: { bias: 5, trust: 0.6, least: -3, most: 1.5 },
  },
}
