/** Why a seal is not of level B-LT: what shows that no certificate was revoked is not in the file. */
export const validationGaps = {
  'no-time-stamp': 'No time-stamp authority is set (SYMBOLON_SEAL_TSA_URL).',
  'self-issued': 'The certificate of the seal is self-issued: no authority says whether it was revoked.',
  'no-address': 'A certificate does not say where it can be asked whether it was revoked.',
  unreachable: 'Where a certificate says that it can be asked whether it was revoked, no answer came.',
  unusable: 'What was answered does not prove that no certificate was revoked.',
} as const satisfies Readonly<Record<string, string>>

export type ValidationGap = keyof typeof validationGaps
