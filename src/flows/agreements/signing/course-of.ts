import type { Signing } from '../../../vocabulary/agreements/signing.ts'
import { instantInUtc } from './instants.ts'

const moment = (at: number): string => instantInUtc(at).replace(' UTC', '')

/** What happened to a signing up to its seal, in order: when, what, who, from which address. */
export function courseOf({ createdAt, parties }: Signing): readonly (readonly string[])[] {
  const acts = parties.flatMap(({ name, role, shown, signed }) => {
    const who = name === '' ? role : name
    return [
      ...(shown === null ? [] : [{ ...shown, who, what: 'Document shown' }]),
      ...(signed === null ? [] : [{ ...signed, who, what: 'Agreed to the text below and signed' }]),
    ]
  })
  return [
    [moment(createdAt), 'Document frozen, signing started', 'The sender', ''],
    ...acts
      .sort((one, other) => one.at - other.at)
      .map(({ at, what, who, device }) => [moment(at), what, who, device.address]),
  ]
}
