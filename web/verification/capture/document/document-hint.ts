import type { Catalogue } from '../../i18n/catalogue.ts'
import { sendingHint } from '../parts/sending-hint.ts'
import type { DocumentView } from './use-document-loop.ts'
import type { Shots } from './use-shots.ts'

interface Moment {
  readonly view: DocumentView
  readonly shots: Pick<Shots, 'still' | 'isTaking' | 'message'>
  readonly side: 'front' | 'back'
  readonly hasCamera: boolean
  /** Whether the person is asked to turn the document over. */
  readonly isTurning: boolean
  readonly isSending: boolean
  readonly progress: number | null
}

/** The one sentence that is said now. */
export function documentHint(moment: Moment, capture: Catalogue['capture']): string {
  const { view, shots, side, hasCamera, isTurning } = moment
  const { document } = capture
  if (shots.message !== null) return shots.message
  if (shots.still !== null) return stillHint(moment, capture)
  if (isTurning) return document.turnOver
  if (shots.isTaking) return document.taking
  if (!hasCamera) return capture.starting
  if (view.isWrongSide) return side === 'front' ? document.looksLikeBack : document.looksLikeFront
  if (view.isManual && view.verdict === 'none') return document.manual
  return document.hint[view.verdict]
}

function stillHint({ shots, isSending, progress }: Moment, capture: Catalogue['capture']): string {
  const doubt = shots.still?.doubt ?? null
  if (doubt !== null) return capture.document.doubt[doubt]
  return isSending ? sendingHint(progress, capture) : capture.document.taking
}
