import type { DocumentReading } from '../../vocabulary/reading/document-reading.ts'
import { withTellingBirth } from './birth-century.ts'
import type { PageContext } from './reading-request.ts'
import { printOfPage, type CachingPageReader } from './viz/page-viz.ts'
import { printedBirths } from './viz/printed-births.ts'

/**
 * A zone's reading, its birth in the century that the print of the page says. The print is read only where the zone leaves
 * two centuries open, which is one document in many, and never where a reading must be fast.
 */
export async function withPrintedCentury(
  pageReader: CachingPageReader,
  reading: DocumentReading,
  { request, today }: Pick<PageContext, 'request' | 'today'>,
): Promise<DocumentReading> {
  if (reading.unknownCentury === undefined || request.speed === 'fast') return reading
  return withTellingBirth(reading, printedBirths(await printOfPage(pageReader), today), today)
}
