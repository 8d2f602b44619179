import type { Pixels } from '../../../vocabulary/imaging/pixels.ts'
import { writeSymbol } from './write-symbol.ts'

/**
 * PDF417 (ISO/IEC 15438) as on cards: broad, and with an error correction of the level that AAMVA asks for at least 3 of.
 *
 * @throws Error when the text is too long for one symbol
 */
export function writePdf417(text: string): Promise<Pixels> {
  return writeSymbol(text, { format: 'PDF417', options: 'columns=13,ecLevel=5' })
}
