import type { Check } from '../../vocabulary/decision/outcome.ts'
import { cannotTell, clear, found, notChecked } from './parts/outcomes.ts'

/** Which kinds of cards bear a barcode is not known of every document: what was not seen is not missed. */
export const unrecognizedBackBarcode: Check = {
  code: 'UNRECOGNIZED_BACK_BARCODE',
  explain:
    'Raised when the back image bears a PDF417 barcode that says nothing of a card and its holder that can be believed.',
  needs: ['back'],
  fields: [],
  run: ({ back }, profile) => {
    if (back === null) return cannotTell('No back image was sent.')
    if (back.failed !== undefined) return notChecked(back.failed)
    if (!profile.AAMVABarcodeParsing) return cannotTell('The profile has barcodes left alone.')
    const aamva = back.reading?.barcode
    if (aamva !== undefined) return clear({ standard: aamva.standard, version: aamva.version })
    if (back.barcodesFailed === true)
      return notChecked('The reader of barcodes did not come to an end over the back image.')
    const pdf417Count = (back.barcodes ?? []).filter(({ symbology }) => symbology === 'pdf417').length
    if (pdf417Count === 0) return cannotTell('No barcode of a card was seen on the back image.')
    return found('The barcode on the back is none of a card that we know.', { barcodes: pdf417Count })
  },
}
