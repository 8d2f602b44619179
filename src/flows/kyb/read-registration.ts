import { createHash } from 'node:crypto'
import {
  registrationReader,
  type RegistrationReader,
} from '../../engine/companies/reading/registration-reader.ts'
import { Refusal } from '../../vocabulary/refusals.ts'
import type { RegistrationReading } from '../../vocabulary/companies/registration-reading.ts'
import type { DecodedPage } from '../ports/inference/inference.ts'
import type { Ports } from '../ports/ports.ts'

/** Pages that are read at most. */
export const maxRegistrationPages = 20
/** Longer side of a page as it is read, in pixels: A4 with 200 dots per inch; photographs hold the page and more. */
const canvas = { page: 2340, picture: 3000 } as const
/** JPEG quality of the first page, for the record. */
const jpegQuality = 85

export interface RegistrationDocument {
  /** As they were sent: JPEG, PNG, WebP, HEIC or PDF. */
  readonly bytes: Uint8Array
  /** ISO 3166 alpha-2, where the caller gave it. */
  readonly country?: string
  readonly signal: AbortSignal
}

export interface ReadRegistration {
  readonly reading: RegistrationReading
  /** The first page as JPEG. */
  readonly picture: Uint8Array | null
}

type ReadingPorts = Pick<Ports, 'inference' | 'clock'>

/**
 * Reads a registration or incorporation document. Throws the refusals of decoding where its first page cannot be drawn; pages
 * after it that cannot be are said to be unread.
 */
export async function readRegistration(
  ports: ReadingPorts,
  { bytes, country, signal }: RegistrationDocument,
): Promise<ReadRegistration> {
  const { inference } = ports
  const reader = registrationReader({
    ...{ country: country ?? null, today: new Date(ports.clock.now()).toISOString().slice(0, 10) },
    ...{ seed: seedOf(bytes), signal },
    findText: (...request) => inference.findText(...request),
    readText: (...request) => inference.readText(...request),
    tagWords: (...request) => inference.tagWords(...request),
    doPrintTask: (...request) => inference.doPrintTask(...request),
    scripts: inference.scriptsRead,
  })
  const [first] = await inference.decode(bytes, limitsOf(bytes, 1), signal)
  if (first === undefined) throw new Refusal('ERROR_IMAGE_CORRUPTED')
  const total = first.pagesInFile ?? 1
  const picture = await inference.encodeJpeg(first.pixels, jpegQuality, signal)
  const { read, unread } = await readPages({ inference, reader, bytes, signal }, first)
  const printed = await reader.finish()
  return { reading: { pages: { read, total }, ...printed, unread: [...unread, ...printed.unread] }, picture }
}

interface OpenDocument extends Pick<Ports, 'inference'>, Pick<RegistrationDocument, 'bytes' | 'signal'> {
  readonly reader: RegistrationReader
}

/** Reads page after page; the next is drawn meanwhile. */
async function readPages(
  { inference, reader, bytes, signal }: OpenDocument,
  first: DecodedPage,
): Promise<{ readonly read: number; readonly unread: readonly string[] }> {
  const total = first.pagesInFile ?? 1
  const last = Math.min(total, maxRegistrationPages)
  const draw = async (number: number): Promise<DecodedPage | null> => {
    if (number > last) return null
    const [page] = await inference.decode(bytes, limitsOf(bytes, number), signal)
    return page ?? null
  }
  let page: DecodedPage | null = first
  let read = 0
  while (page !== null && reader.hasWorkLeft()) {
    const next: Promise<DecodedPage | null> = draw(read + 2).catch((error: unknown) => {
      signal.throwIfAborted()
      // The next page cannot be drawn: what was read so far is answered.
      if (error instanceof Refusal) return null
      throw error
    })
    await Promise.all([reader.addPage(page), next.catch(() => null)])
    read++
    page = await next
  }
  return { read, unread: pagesUnread({ read, last, total }) }
}

function pagesUnread({
  read,
  last,
  total,
}: {
  readonly read: number
  readonly last: number
  readonly total: number
}): readonly string[] {
  return [
    ...(read < last
      ? [`Pages from ${read + 1} on were not read: they cannot be drawn, or would take too long.`]
      : []),
    ...(total > last ? [`Of ${total} pages the first ${last} are read at most.`] : []),
  ]
}

const limitsOf = (bytes: Uint8Array, from: number) => ({
  canvas: isPdf(bytes) ? canvas.page : canvas.picture,
  ...{ pages: 1, from, withText: true },
})

function isPdf(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-')
}

/** No one who writes a document can choose which of its lines are compared. */
function seedOf(bytes: Uint8Array): number {
  return createHash('sha256').update(bytes).digest().readUInt32BE(0)
}
