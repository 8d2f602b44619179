import type { Pixels } from '../../../vocabulary/imaging/pixels.ts'
import { writeSymbol } from './write-symbol.ts'

/**
 * QR Code (ISO/IEC 18004) with error correction level M: up to 15 % of it may be unreadable.
 *
 * @throws Error when the text is too long for one symbol
 */
export function writeQrCode(text: string): Promise<Pixels> {
  return writeSymbol(text, { format: 'QRCode', options: 'ecLevel=M' })
}
