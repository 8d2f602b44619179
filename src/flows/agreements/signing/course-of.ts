import type { Signing } from '../../../vocabulary/agreements/signing.ts'
import type { CertificateTexts } from '../../../vocabulary/texts/certificate-texts.ts'
import { instantInUtc } from './instants.ts'

const moment = (at: number): string => instantInUtc(at).replace(' UTC', '')

/** What happened to a signing up to its seal, in order: when, what, who, from which address. */
export function courseOf(
  { createdAt, parties }: Signing,
  { values }: CertificateTexts,
): readonly (readonly string[])[] {
  const acts = parties.flatMap(({ name, role, shown, signed }) => {
    const who = name === '' ? role : name
    return [
      ...(shown === null ? [] : [{ ...shown, who, what: values.wasShown }]),
      ...(signed === null ? [] : [{ ...signed, who, what: values.agreed }]),
    ]
  })
  return [
    [moment(createdAt), values.frozen, values.sender, ''],
    ...acts
      .sort((one, other) => one.at - other.at)
      .map(({ at, what, who, device }) => [moment(at), what, who, device.address]),
  ]
}
