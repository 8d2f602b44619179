import type { RegistrationReading, TextLayer } from '../../../vocabulary/companies/registration-reading.ts'
import type { Pixels } from '../../../vocabulary/imaging/pixels.ts'
import type { PageTextLayer } from '../../../vocabulary/imaging/text-layer.ts'
import { asUpright, boxMapping, type BoxMapping } from '../../imaging/page/box-mapping.ts'
import type { PageReader } from '../../reading/page-reader.ts'
import { printWithinBudget, type Looks } from '../../reading/work/within-budget.ts'
import { workBudget, type WorkBudget } from '../../reading/work/work-budget.ts'
import type { PrintPiece } from './layout/print-piece.ts'
import { piecesOfLines } from './layout/pieces-of-lines.ts'
import { inPortions } from './pages/in-portions.ts'
import { isWellKnown } from './pages/is-well-known.ts'
import { greyOf } from './pages/grey-of.ts'
import { readPagePrint } from './pages/read-page-print.ts'
import type { DoPrintTask } from './print-work.ts'
import type { PrintReading, PrintRequest } from './read-print.ts'
import { believeLayer } from './text-layer/believe-layer.ts'
import { pageTagger, type TaggedPage, type TagWords } from './tagger/page-tagger.ts'
import { hasUnreadScript, unreadScripts } from './text-layer/scripts.ts'
import { inArabic } from './pages/arabic/in-arabic.ts'
import { inOwnLetters } from './values/in-own-letters.ts'
import { inPolish } from './values/polish-marks.ts'
import { inRomanian } from './values/in-romanian.ts'
import { unseenPieces } from './text-layer/unseen-pieces.ts'
import { readableReading, trusted } from './text-layer/readable-reading.ts'

/** A page of what was sent. */
export interface RegistrationPage {
  readonly pixels: Pixels<'page'>
  readonly original: { readonly width: number; readonly height: number }
  readonly textLayer?: PageTextLayer
}

export interface RegistrationRequest
  extends
    Pick<PrintRequest, 'country' | 'today'>,
    Pick<Looks, 'findText' | 'readText'>,
    Pick<PageReader, 'scripts'> {
  readonly tagWords: TagWords
  readonly doPrintTask: DoPrintTask
  /** Decides which lines of a text layer are looked at in the pixels. */
  readonly seed: number
  readonly signal: AbortSignal
}

/** Work that a document, and a page of it, may cost, in the units of `lookCosts`: milliseconds of one core. */
export const registrationWork = { document: 44_000, page: 7_000 } as const

export type PrintedRegistration = Pick<
  RegistrationReading,
  'textLayer' | 'language' | 'values' | 'shareCapital' | 'officers' | 'owners' | 'unread'
>

/** Reads a registration document page by page. */
export interface RegistrationReader {
  readonly addPage: (page: RegistrationPage) => Promise<void>
  /** Whether there is work left for another page. */
  readonly hasWorkLeft: () => boolean
  readonly finish: () => Promise<PrintedRegistration>
}

interface OpenPage {
  readonly number: number
  readonly mapping: BoxMapping
  pieces: readonly PrintPiece[]
  /** Kept while its text layer is believed: what is used of it is looked at again. */
  reader: PageReader | null
  sampled: number
  isPartlyUnread: boolean
  isProseLeftOut: boolean
}

/** Pages that are read whole in any case. */
const wholePages = 3

export function registrationReader(request: RegistrationRequest): RegistrationReader {
  return new OpenRegistration(request)
}

class OpenRegistration implements RegistrationReader {
  private readonly request: RegistrationRequest
  private readonly pages: OpenPage[] = []
  private readonly reasons: string[] = []
  private readonly scripts = new Set<string>()
  private readonly tagPages = pageTagger()
  private spent = 0
  private isStopped = false
  private isKnown = false

  constructor(request: RegistrationRequest) {
    this.request = request
  }

  hasWorkLeft(): boolean {
    return this.spent < registrationWork.document
  }

  async addPage({ pixels, original, textLayer }: RegistrationPage): Promise<void> {
    const page: OpenPage = {
      ...{ number: this.pages.length, mapping: boxMapping({ pixels, original }, 0) },
      ...{ pieces: [], reader: null, sampled: 0, isPartlyUnread: false, isProseLeftOut: false },
    }
    this.pages.push(page)
    const words = textLayer?.words ?? []
    for (const script of unreadScripts(words.map(({ text }) => text).join(''))) this.scripts.add(script)
    const isRead =
      textLayer !== undefined && words.length > 0 && (await this.readLayer(page, pixels, textLayer))
    if (!isRead) await this.readPixels(page, asUpright(pixels))
  }

  async finish(): Promise<PrintedRegistration> {
    const confirmed = new Set<string>()
    let reading = await this.readTagged()
    while (!(await this.isConfirmed(reading, confirmed))) reading = await this.readTagged()
    const { sources: _, ...read } = readableReading(reading)
    const sampled = this.pages.reduce((sum, page) => sum + page.sampled, 0)
    return { ...read, textLayer: layerOf(sampled, this.reasons), unread: unreadOf(this) }
  }

  /** What could not be read so far, for `unread`. */
  state() {
    return { pages: this.pages, scripts: this.scripts, isStopped: this.isStopped }
  }

  private async read(pages: readonly TaggedPage[]): Promise<PrintReading> {
    const { country, today, signal, doPrintTask } = this.request
    return trusted(await doPrintTask({ task: 'read', pages, country, today }, signal))
  }

  /** Reads with what the network says of the words of each page. */
  private async readTagged(): Promise<PrintReading> {
    const budget = workBudget(registrationWork.document - this.spent)
    const pages = this.pages.map(({ pieces }) => pieces)
    const { doPrintTask, tagWords, signal } = this.request
    const wordsOfPage = (pieces: readonly PrintPiece[]) => doPrintTask({ task: 'words', pieces }, signal)
    const tagged = await this.tagPages(pages, { wordsOfPage, tagWords, signal, budget })
    this.spent += budget.spent()
    this.isStopped ||= budget.isStopped()
    return this.read(tagged)
  }

  /** False where the text layer of the page is not believed. */
  private async readLayer(
    page: OpenPage,
    pixels: Pixels<'page'>,
    textLayer: PageTextLayer,
  ): Promise<boolean> {
    const seed = this.request.seed + page.number
    const verdict = await this.withBudget(asUpright(pixels), (reader) =>
      believeLayer(reader, textLayer, seed),
    )
    if (!verdict.isBelieved) {
      this.reasons.push(verdict.reason)
      return false
    }
    page.pieces = piecesOfLines(verdict.lines, { page: page.number, mapping: page.mapping })
    page.sampled = verdict.sampled
    page.reader = readerOf(this.request, asUpright(greyOf(pixels)), null)
    return true
  }

  private async readPixels(page: OpenPage, pixels: Pixels<'upright'>): Promise<void> {
    const isBrief = page.number >= wholePages && (await this.isWellKnown())
    const { lines, ...left } = await this.withBudget(pixels, (reader) => readPagePrint(reader, isBrief))
    page.pieces = piecesOfLines(inArabic(inOwnLetters(inRomanian(inPolish(lines)))), {
      page: page.number,
      mapping: page.mapping,
    })
    Object.assign(page, { reader: null, sampled: 0, ...left })
  }

  /** Whether the pages so far say enough of the company; asked of the reader until they do. */
  private async isWellKnown(): Promise<boolean> {
    this.isKnown ||= isWellKnown(await this.read(this.pages.map(({ pieces }) => ({ pieces, tags: null }))))
    return this.isKnown
  }

  /** Looks at everything that was used; answers whether all of it is as the layers say. */
  private async isConfirmed({ sources }: PrintReading, confirmed: Set<string>): Promise<boolean> {
    let isAll = true
    for (const page of this.pages) {
      if (page.reader === null) continue
      const { pixels } = page.reader
      const used = sources.filter((piece) => piece.page === page.number && !confirmed.has(placeOf(piece)))
      const unseen = await this.withBudget(pixels, (reader) => unseenPieces(reader, used))
      for (const piece of used) if (!unseen.includes(piece)) confirmed.add(placeOf(piece))
      if (unseen.length === 0) continue
      isAll = false
      if (unseen.some(({ text }) => !hasUnreadScript(text))) {
        this.reasons.push('A value that it gives is not what the page shows.')
        await this.readPixels(page, pixels)
      } else page.pieces = page.pieces.filter((piece) => !isPartOfAny(piece, unseen))
    }
    return isAll
  }

  private async withBudget<Value>(
    pixels: Pixels<'upright'>,
    work: (reader: PageReader) => Promise<Value>,
  ): Promise<Value> {
    const budget = workBudget(Math.min(registrationWork.page, registrationWork.document - this.spent))
    try {
      return await work(readerOf(this.request, pixels, budget))
    } finally {
      this.spent += budget.spent()
      this.isStopped ||= budget.isStopped()
    }
  }
}

/** What tells a piece from every other of its page. */
const placeOf = ({ page, text, left, right, middle }: PrintPiece): string =>
  [page, left, right, middle, text].join(' ')

/** Pieces that were used may be parts of those that were read. */
function isPartOfAny(piece: PrintPiece, parts: readonly PrintPiece[]): boolean {
  return parts.some(
    (part) => part.middle === piece.middle && part.left < piece.right && part.right > piece.left,
  )
}

function readerOf(
  { findText, readText, scripts = [], signal }: RegistrationRequest,
  pixels: Pixels<'upright'>,
  budget: WorkBudget | null,
): PageReader {
  const looks = { findText, readText: inPortions(readText) }
  return { pixels, scripts, signal, ...(budget === null ? looks : printWithinBudget(looks, budget)) }
}

function layerOf(sampled: number, reasons: readonly string[]): TextLayer {
  const [reason] = reasons
  if (reason !== undefined) return { state: 'not_believed', reason }
  return sampled === 0 ? { state: 'none' } : { state: 'believed', sampled }
}

function unreadOf(open: OpenRegistration): readonly string[] {
  const { pages, scripts, isStopped } = open.state()
  const numbers = (isWanted: (page: OpenPage) => boolean) => pages.filter(isWanted).map(({ number }) => number + 1).join(', ') // prettier-ignore
  const partly = numbers((page) => page.isPartlyUnread)
  const brief = numbers((page) => page.isProseLeftOut)
  return [
    ...(scripts.size === 0 ? [] : [`Text in a script that the reader does not know was not used: ${[...scripts].join(', ')}.`]),
    ...(partly === '' ? [] : [`Some print could not be read, perhaps because its script is not known to the reader; it stands on page ${partly}.`]),
    ...(brief === '' ? [] : [`Sentences were left unread, because no heading or short line beside them speaks of the company; they stand on page ${brief}.`]),
    ...(isStopped ? ['Reading was stopped before all print was read, because the document takes too much work.'] : []),
  ] // prettier-ignore
}
