import type { Quad } from '../imaging/pixels.ts'

/** Kinds of barcodes that are read. */
export type Symbology = 'pdf417' | 'qr' | 'aztec' | 'data-matrix' | 'code-128' | 'code-39'

/** A barcode as it is kept with the facts. */
export interface StoredBarcode {
  readonly symbology: Symbology
  /** Its content byte by byte, in base64: whatever it is, it can do nothing there. At most 7089 bytes. */
  readonly content: string
  /** In pixels of the picture that was sent. */
  readonly box: Quad<'sent'>
}

/** What a card's barcode in the form of AAMVA says of itself. */
export interface AamvaBarcode {
  readonly standard: 'AAMVA'
  /** 1..11 are known. */
  readonly version: number
  /** Issuer identification number, six digits. */
  readonly issuer: string
  /** Parts of the name that the issuer says were cut to fit. */
  readonly cut: readonly ('lastName' | 'firstName' | 'middleName')[]
  /** What about its text was not as the standard says. */
  readonly faults: readonly string[]
}
