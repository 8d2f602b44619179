import { checks } from '../../src/engine/checks/all.ts'
import { decide } from '../../src/engine/decision/decide.ts'
import { measurePage } from '../../src/flows/images/measure-page.ts'
import { locateDocument } from '../../src/flows/scan/locate-document.ts'
import { detectObjectsUpright, objectsOn } from '../../src/flows/scan/detect-objects-upright.ts'
import { sideCarrier } from '../../src/flows/scan/side-carrier.ts'
import { sideForensics } from '../../src/flows/scan/side-forensics.ts'
import type { Inference } from '../../src/flows/ports/inference/inference.ts'
import { findPreset } from '../../src/engine/profiles/presets.ts'
import { readDocument } from '../../src/engine/reading/read-document.ts'
import type { Facts, SideFacts } from '../../src/vocabulary/decision/facts.ts'
import type { CarrierFacts } from '../../src/vocabulary/reading/carrier.ts'
import type { DocumentWarningCode } from '../../src/vocabulary/decision/warnings.ts'
import type { Verdict } from '../../src/vocabulary/decision/outcome.ts'

const fixedDate = '2026-11-21'
/** As large as the service looks at pictures when no one says otherwise. */
const canvasSize = 1500
const { signal } = new AbortController()

export interface Judged {
  /** Codes that are found at the default thresholds, switched on or not. */
  readonly found: ReadonlySet<DocumentWarningCode>
  /** Codes of checks that could not tell. */
  readonly silent: ReadonlySet<DocumentWarningCode>
  /** Codes of checks that could not be done, each of which makes the decision at least review. */
  readonly notChecked: ReadonlySet<DocumentWarningCode>
  /** What the sides show around what was read; null where no document was. */
  readonly carriers: readonly (CarrierFacts | null)[]
  /** By security_medium. */
  readonly decision: Verdict
}

async function sideOf(inference: Inference, bytes: Uint8Array, index: 0 | 1): Promise<SideFacts> {
  const [decoded] = await inference.decode(bytes, { canvas: canvasSize, pages: 1 }, signal)
  if (decoded === undefined) throw new Error('The picture has no page')
  const page = await measurePage({ ports: { inference }, limits: { signal } }, decoded)
  const barcodes = { haveFailed: false }
  const read = await readDocument({
    pages: [page],
    ...{ index, today: fixedDate, speed: 'whole', signal },
    names: { inferFullName: true, splitFirstName: false },
    findText: (...request) => inference.findText(...request),
    findPages: async (upright) => (await objectsOn(inference, upright, signal)).pages,
    readText: (...request) => inference.readText(...request),
    turnUpright: (...request) => inference.turnUpright(...request),
    readBarcodes: async (...request) => {
      const seen = await inference.readBarcodes(...request)
      barcodes.haveFailed ||= seen === null
      return seen ?? []
    },
  })
  const objects = await detectObjectsUpright({ inference }, read.upright, signal)
  const place = locateDocument(page.pixels, read, { marked: objects.pages, isPageNeeded: true })
  const image = {
    width: page.original.width,
    height: page.original.height,
    format: page.format,
    bytes: bytes.length,
    sha256: '',
    software: page.software ?? null,
  }
  const carrier = await sideCarrier({ inference, signal }, { read, place, objects, pixels: page.pixels })
  return {
    image,
    reading: read.reading,
    ...sideForensics(page, place),
    ...carrier,
    ...(barcodes.haveFailed ? { barcodesFailed: true } : {}),
    ...(read.isStopped ? { readingStopped: true } : {}),
  }
}

/** A document's pictures as the service takes, reads and judges them. */
export async function judgeImage(
  inference: Inference,
  front: Uint8Array,
  back: Uint8Array | null = null,
): Promise<Judged> {
  const facts: Facts = {
    schema: 1,
    engine: 'bench',
    mode: 'test',
    models: {},
    lists: [],
    at: Date.parse(fixedDate),
    today: fixedDate,
    front: await sideOf(inference, front, 0),
    back: back && (await sideOf(inference, back, 1)),
    request: {},
    face: { given: false },
    screening: { done: false, reason: 'not asked for' },
  }
  const profile = findPreset('security_medium')
  if (profile === null) throw new Error('There is no security_medium')
  const outcomes = checks.map((check) => ({ code: check.code, kind: check.run(facts, profile).kind }))
  const codes = (kind: string) =>
    new Set(outcomes.filter((outcome) => outcome.kind === kind).map(({ code }) => code))
  return {
    found: codes('found'),
    silent: codes('cannot_tell'),
    notChecked: codes('not_checked'),
    carriers: [facts.front, facts.back].map((side) => side?.carrier ?? null),
    decision: decide({ facts, profile, checks }).decision,
  }
}
