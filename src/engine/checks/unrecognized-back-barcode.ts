import type { Check } from '../../vocabulary/decision/outcome.ts'
import { cannotTell, clear, found, notChecked, notApplicable } from './parts/outcomes.ts'

/** Which kinds of cards bear a barcode is not known of every document: what was not seen is not missed. */
export const unrecognizedBackBarcode: Check = {
  code: 'UNRECOGNIZED_BACK_BARCODE',
  explain:
    'Raised when the back image shows a PDF417 barcode without credible data of a card and its holder.',
  needs: ['back'],
  fields: [],
  run: ({ back }, profile) => {
    if (back === null) return notApplicable('No back image was sent.')
    if (back.failed !== undefined) return notChecked(back.failed)
    if (!profile.AAMVABarcodeParsing) return cannotTell('The profile switches barcodes off.')
    const aamva = back.reading?.barcode
    if (aamva !== undefined) return clear({ standard: aamva.standard, version: aamva.version })
    if (back.barcodesFailed === true)
      return notChecked('The barcode reader did not finish with the back image.')
    const pdf417Count = (back.barcodes ?? []).filter(({ symbology }) => symbology === 'pdf417').length
    if (pdf417Count === 0) return cannotTell('No barcode of a card was found on the back image.')
    return found('The barcode on the back is not of a known card.', { barcodes: pdf417Count })
  },
}
