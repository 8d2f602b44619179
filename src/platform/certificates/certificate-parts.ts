import { randomBytes } from 'node:crypto'
import * as asn1js from 'asn1js'
import { AttributeTypeAndValue, Extension } from 'pkijs'

/** Positive, and with 127 random bits (CA/Browser Forum asks for 64). */
export function serialNumber(): asn1js.Integer {
  const bytes = randomBytes(16)
  bytes[0] = ((bytes[0] ?? 0) & 0x3f) | 0x40
  return new asn1js.Integer({ valueHex: bytes })
}

/** One attribute of a name, by its OID (X.520). */
export const attribute = (type: string, value: string): AttributeTypeAndValue =>
  new AttributeTypeAndValue({ type, value: new asn1js.Utf8String({ value }) })

/** One extension of a certificate, by its OID (RFC 5280, 4.2). */
export const extension = (extnID: string, critical: boolean, value: asn1js.BaseBlock): Extension =>
  new Extension({ extnID, critical, extnValue: value.toBER() })

/** Certificates know no parts of a second. */
export const wholeSeconds = (milliseconds: number): Date => new Date(Math.floor(milliseconds / 1000) * 1000)
