import type { FieldKey, Fields } from '../../../vocabulary/reading/fields.ts'
import type { Ports } from '../../ports/ports.ts'
import { visibleFields } from '../../judgement/obscure-judgement.ts'
import { documentEvidence } from '../evidence.ts'
import type { HolderRequest } from '../holder-request.ts'
import { linkFacts } from '../link-facts.ts'
import type { LinkStanding } from '../link-step.ts'

/** What was read of the person's own document, for the person to look at. Null where it was not read, or is obscured. */
export interface ReadBack {
  readonly name: string | null
  /** `YYYY-MM-DD`. */
  readonly dob: string | null
  readonly documentNumber: string | null
}

/**
 * Null unless the profile says `reviewData`, the document was taken, and this very session showed it: anyone else who has the address
 * learns nothing from it.
 */
export async function readBack(
  ports: Pick<Ports, 'vault' | 'clock'>,
  { head }: Pick<HolderRequest, 'head'>,
  { history, state, task }: LinkStanding,
): Promise<ReadBack | null> {
  const { link, seal } = history
  const shown = state.document.accepted
  const isReviewed = link.profile.docupass.reviewData && (task === 'face' || task === 'contract')
  if (!isReviewed || shown === null || !isShownBy(head.session, history)) return null
  const document = await documentEvidence(ports, shown, seal)
  if (document === null) return null
  const facts = linkFacts({
    ...{ link, state, document, face: null, isExpired: false, at: ports.clock.now() },
  })
  return printed(visibleFields(facts, link.profile.obscure))
}

/** A document that the account gave was shown by no session. */
function isShownBy(session: string, { events }: Pick<LinkStanding['history'], 'events'>): boolean {
  const event = events.findLast(({ deed }) => deed.kind === 'document' && deed.isAccepted)
  return session !== '' && event?.session === session
}

function printed(fields: Fields): ReadBack {
  const best = (key: FieldKey): string | null => fields[key]?.[0]?.value ?? null
  const names = [best('firstName'), best('lastName')].filter((name) => name !== null)
  const name = best('fullName') ?? (names.length === 0 ? null : names.join(' '))
  return { name, dob: best('dob'), documentNumber: best('documentNumber') }
}
