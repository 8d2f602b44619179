import { parseIsoDate } from '../documents/values/calendar-date.ts'
import { holds, middleOf } from '../imaging/geometry/sides.ts'
import { asUpright, boxMapping, type Page } from '../imaging/page/box-mapping.ts'
import type { DocumentReading } from '../../vocabulary/reading/document-reading.ts'
import type { Quad } from '../../vocabulary/imaging/pixels.ts'
import { workLimits } from './work/look-costs.table.ts'
import { printWithinBudget } from './work/within-budget.ts'
import { workBudget } from './work/work-budget.ts'
import { vizOfPage, caching, sizeForViz } from './viz/page-viz.ts'
import type { ReadingRequest } from './reading-request.ts'

/**
 * What the print on a part of a page shows, such as on a card that lies beside another one.
 *
 * @param corners of that part, in pixels of the page
 * @returns null when it shows no document; boxes are in pixels of the picture that was sent
 * @throws Error when `today` is no date
 */
export async function readVizBeside(
  page: Page,
  corners: Quad<'page'>,
  request: Pick<ReadingRequest, 'index' | 'today' | 'names' | 'findText' | 'readText' | 'scripts' | 'signal'>,
): Promise<DocumentReading | null> {
  const today = parseIsoDate(request.today)
  if (today === null) throw new Error('Today must be a date YYYY-MM-DD')
  const { scripts = [], signal } = request
  const { findText, readText } = printWithinBudget(request, workBudget(workLimits.document))
  const [pixels, mapping] = [asUpright(page.pixels), boxMapping(page, 0)]
  const pageReader = caching({ pixels, readText, scripts, signal, findText: async (...request) => {
    const found = await findText(...request)
    return found.filter(({ quad }) => holds(corners, middleOf(mapping.uprightToPage(quad))))
  } }) // prettier-ignore
  await pageReader.findText(pixels, { longSide: sizeForViz, signal })
  return (await vizOfPage(pageReader, { ...request, today, mapping })).reading
}
