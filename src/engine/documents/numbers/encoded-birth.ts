import { validateIdNumber, type NumberRequest } from './validate-id-number.ts'

/** Of two births, `YYYY-MM-DD`, the one that a number encodes; null where it encodes neither, or does not tell them apart. */
export function encodedBirth(
  number: Omit<NumberRequest, 'holder'>,
  births: readonly [string, string],
): string | null {
  const encoded = births.filter((dob) => {
    const verdict = validateIdNumber({ ...number, holder: { dob } })
    return verdict.kind === 'right' && verdict.tested.includes('birth date')
  })
  const [only, ...others] = encoded
  return only === undefined || others.length > 0 ? null : only
}
