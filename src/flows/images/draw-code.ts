import { paintQrCode, type QrLook } from '../../engine/verification/paint-qr-code.ts'
import type { Ports } from '../ports/ports.ts'

/** An address as a QR code: PNG. */
export async function drawCode(
  { inference }: Pick<Ports, 'inference'>,
  address: string,
  { look, signal }: { readonly look: QrLook; readonly signal: AbortSignal },
): Promise<Uint8Array> {
  const modules = await inference.writeQrCode(address, signal)
  return inference.encodePng(paintQrCode(modules, look), signal)
}
