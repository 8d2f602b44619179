import type { FaceFacts, FaceObservation, KnownFaces } from '../../vocabulary/face/face-facts.ts'
import type { ImageFacts } from '../../vocabulary/imaging/image-facts.ts'
import type { Transaction } from '../../vocabulary/transactions/transaction.ts'
import type { DocumentBlock } from '../ports/typesetting/typesetting.ts'

type Row = readonly [string, string]

/** What the reader of a report may check of the faces: pictures, scores beside what was asked for, and the consent. */
export function auditReportFaceBlocks({ facts, effectiveProfile }: Transaction): readonly DocumentBlock[] {
  const { face, knownFaces } = facts
  if (!face.given) return []
  const { thresholds } = effectiveProfile
  const rows = [
    ['Consent', consentOf(face)],
    ...(face.failed === undefined ? [] : ([['Not verified', face.failed]] as const)),
    ...imageRows(face),
    ...comparisonRows(face, thresholds.face),
    ...livenessRows(face, thresholds),
    ...movementRows(face),
    ...knownFaceRows(knownFaces),
  ] as const
  const reported = rows.filter(([, value]) => value !== '')
  return [
    { kind: 'heading', text: 'Faces' },
    { kind: 'pairs', rows: reported },
  ]
}

function consentOf({ consent }: FaceFacts): string {
  if (consent === undefined) return 'none on record'
  const { textId, at, locale } = consent
  const language = locale === undefined ? '' : `, shown in ${locale}`
  return `text ${textId}${language}, given ${new Date(at).toISOString()}`
}

function imageRows({ seen }: FaceFacts): readonly Row[] {
  if (seen === undefined) return []
  const frames = seen.frames.map((frame, at): Row => [`Selfie ${String(at + 1)}`, observationText(frame)])
  return [...frames, ['Compared with', seen.portrait === null ? 'nothing' : observationText(seen.portrait)]]
}

function observationText({ image, faces, face }: FaceObservation): string {
  const count = faces === 1 ? 'one face' : `${faces === 0 ? 'no' : String(faces)} faces`
  const sure = face === null ? '' : `, found with ${face.score.toFixed(2)}`
  return `${image === undefined ? 'the document' : imageDescription(image)}: ${count}${sure}`
}

function imageDescription({ width, height, format, bytes, sha256 }: ImageFacts): string {
  return `${String(width)} × ${String(height)} pixels, ${format}, ${String(bytes)} bytes as sent, SHA-256 ${sha256}`
}

function comparisonRows({ seen }: FaceFacts, level: number): readonly Row[] {
  if (seen === undefined || seen.portrait === null) return []
  const { comparison } = seen
  if (comparison === null) return [['Similarity', 'without two faces nothing was compared']]
  return [
    ['Similarity', `${comparison.similarity.toFixed(2)}; ${level.toFixed(2)} required`],
    ['Frames of the selfie to each other', comparison.together.toFixed(2)],
    ['Identical picture', comparison.identical.toFixed(2)],
  ]
}

function livenessRows(
  { seen }: FaceFacts,
  levels: { readonly faceLiveness: number; readonly faceRecapture: number },
): readonly Row[] {
  if (seen === undefined) return []
  const { live, recaptured, reasons } = seen.alive
  const score = (value: number | null): string => (value === null ? 'not determined' : value.toFixed(2))
  return [
    ['Alive', `${score(live)}; ${levels.faceLiveness.toFixed(2)} required`],
    ['Picture of another picture', `${score(recaptured)}; warning above ${levels.faceRecapture.toFixed(2)}`],
    ['Why', reasons.join(' ')],
  ]
}

function movementRows({ challenge }: FaceFacts): readonly Row[] {
  if (challenge === undefined) return []
  if (challenge === null) return [['Movements', 'not judged: the client sent none that could be']]
  const { prompts, met, reasons, frames } = challenge
  const outcome = met === null ? 'not determined' : met ? 'made' : 'not made'
  return [
    ['Movements', `${prompts.join(', ')}: ${outcome}, in ${String(frames)} frames`],
    ['Why', reasons.join(' ')],
  ]
}

function knownFaceRows(faces: KnownFaces | undefined): readonly Row[] {
  if (faces === undefined) return []
  if ('failed' in faces) return [['Compared with earlier faces', faces.failed]]
  const found = faces.found.map(({ id, similarity }) => `${id} (${similarity.toFixed(2)})`)
  const reported = found.length === 0 ? 'no similar face' : found.join(', ')
  return [['Compared with earlier faces', `${String(faces.searched)} compared: ${reported}`]]
}
