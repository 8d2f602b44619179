import grotesqueOutlines from '../../../data/outlines/grotesque.json' with { type: 'json' }
import handwritingOutlines from '../../../data/outlines/handwriting.json' with { type: 'json' }
import ocrBOutlines from '../../../data/outlines/ocr-b.json' with { type: 'json' }
import ocrBSharpOutlines from '../../../data/outlines/ocr-b-sharp.json' with { type: 'json' }
import sansOutlines from '../../../data/outlines/sans.json' with { type: 'json' }
import sansBoldOutlines from '../../../data/outlines/sans-bold.json' with { type: 'json' }
import type { OutlineFont } from './outline-font.ts'

/*
 * Fonts that specimens are drawn with: outlines in units per em, written by training/fonts/extract-outlines.py; origin and
 * licences in training/fonts/README.md.
 */

/** OCR-B with round stroke ends, letters of the machine readable zone. */
export const ocrB: OutlineFont = ocrBOutlines

/** OCR-B with square stroke ends. */
export const ocrBSharp: OutlineFont = ocrBSharpOutlines

/** A humanist sans (Open Sans regular), Latin. */
export const sans: OutlineFont = sansOutlines

/** A humanist sans (Open Sans semibold), Latin. */
export const sansBold: OutlineFont = sansBoldOutlines

/** A narrow grotesque (Barlow medium), Latin. */
export const grotesque: OutlineFont = grotesqueOutlines

/** A handwriting (Caveat regular), for signatures. */
export const handwriting: OutlineFont = handwritingOutlines
