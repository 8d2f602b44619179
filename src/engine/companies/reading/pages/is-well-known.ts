import type { PrintReading } from '../read-print.ts'

/** So many facts of a company beside its name and its people make a document well known. */
const leastFurther = 3

/**
 * Whether the pages read so far say who a company is and who acts for it: sentences of further pages, such as those of
 * statutes, are then read only where a heading or a line beside them speaks of the company.
 */
export function isWellKnown({ values, shareCapital, officers, owners }: PrintReading): boolean {
  const { legalName, registrationNumber, incorporationDate, address, entityType } = values
  const further = [registrationNumber, incorporationDate, address, entityType, shareCapital, owners[0]]
  return (
    legalName !== undefined &&
    officers.length > 0 &&
    further.filter((one) => one !== undefined).length >= leastFurther
  )
}
