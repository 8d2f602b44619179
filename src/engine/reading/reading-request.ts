import type { PrintScript } from '../../vocabulary/reading/script.ts'
import type { Pixels, Quad } from '../../vocabulary/imaging/pixels.ts'
import type { CalendarDate } from '../documents/values/calendar-date.ts'
import type { BoxMapping, Page } from '../imaging/page/box-mapping.ts'
import type { ZoneLayout } from '../imaging/page/page-from-mrz.ts'
import type { NameSettings } from './derived-fields.ts'
import type { Looks } from './work/within-budget.ts'
import type { WorkBudget } from './work/work-budget.ts'

/** `fast`: the machine readable zone is looked for in a smaller picture first. */
export type ReadingSpeed = 'whole' | 'fast'

export interface ReadingRequest extends Looks {
  /** Looked at in their order until one shows a document. */
  readonly pages: readonly Page[]
  /** 0 = front image, 1 = back image. */
  readonly index: 0 | 1
  /** `YYYY-MM-DD`. */
  readonly today: string
  readonly names: NameSettings
  readonly speed: ReadingSpeed
  /** Scripts besides Latin in which print is read, unless it must go fast; absent: none. */
  readonly scripts?: readonly PrintScript[]
  /** Told once it is known where the document lies, before the print beside its zone is read: so long something else can be done. */
  readonly onPlaced?: (placed: PlacedZone) => void
  readonly signal: AbortSignal
}

/** Where a zone was found, as the result of reading says it later. */
export interface PlacedZone {
  /** Index into the pages. */
  readonly page: number
  readonly mrzLocation: ZoneLayout
  /** Every line of print that was found on the page. */
  readonly textQuads: readonly Quad<'page'>[]
  /** The page as the document on it is read. */
  readonly upright: { readonly pixels: Pixels<'upright'>; readonly mapping: BoxMapping }
}

/** What is known while one page is read, in the turn in which it is read. */
export interface PageContext {
  readonly request: ReadingRequest
  readonly today: CalendarDate
  readonly mapping: BoxMapping
  /** Of the whole picture. */
  readonly budget: WorkBudget
  /** How the page may be found to lie: `unknown` until a look told, `upright` once it was turned, `as it lies` where it is not turned. */
  readonly turn: 'unknown' | 'upright' | 'as it lies'
}
