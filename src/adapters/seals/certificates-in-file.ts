import { type BaseBlock, fromBER, Sequence, Set as Asn1Set } from 'asn1js'
import { ContentInfo, SignedData } from 'pkijs'

const signedDataId = '1.2.840.113549.1.7.2'
const masterListId = '2.23.136.1.1.2'
const pemBlock = /-----BEGIN CERTIFICATE-----([A-Za-z0-9+/=\s]+)-----END CERTIFICATE-----/g

/**
 * Certificates of a file: PEM with one or several, DER with one, or an ICAO master list of country signing authorities
 * (Doc 9303-12, section 9; CMS, DER). Its own signature is not checked: the operator vouches for it.
 *
 * @returns DER each; none where the file is neither
 */
export function certificatesInFile(bytes: Uint8Array): readonly Uint8Array[] {
  const text = Buffer.from(bytes).toString('latin1')
  const blocks = [...text.matchAll(pemBlock)].map(
    ([, base64 = '']) => new Uint8Array(Buffer.from(base64, 'base64')),
  )
  if (blocks.length > 0) return blocks
  if (bytes[0] !== 0x30) return []
  return masterListOf(bytes) ?? [bytes]
}

function masterListOf(bytes: Uint8Array): readonly Uint8Array[] | null {
  try {
    const info = ContentInfo.fromBER(new Uint8Array(bytes))
    if (info.contentType !== signedDataId) return null
    const { eContentType, eContent } = new SignedData({ schema: info.content }).encapContentInfo
    if (eContentType !== masterListId || eContent === undefined) return null
    const { result } = fromBER(eContent.getValue())
    const list =
      result instanceof Sequence ? result.valueBlock.value.find((part) => part instanceof Asn1Set) : undefined
    return list instanceof Asn1Set ? list.valueBlock.value.map(derOf) : null
  } catch {
    return null
  }
}

function derOf(block: BaseBlock): Uint8Array {
  return new Uint8Array(block.toBER(false))
}
