import { mayAskPerson } from '../../../engine/verification/calls.table.ts'
import { attemptsLeft, expiryOf, moreTime, personOf } from '../../../engine/verification/fold-link.ts'
import { consentShownIn } from '../../../engine/verification/shown-consent.ts'
import { stepsOf } from '../../../engine/verification/task-of.ts'
import { retentionDaysOf } from '../../../vocabulary/retention/retention-rule.ts'
import type { LinkParty } from '../../../vocabulary/verification/hosted-link.ts'
import type { Ports } from '../../ports/ports.ts'
import type { HolderRequest } from '../holder-request.ts'
import type { LinkStanding } from '../link-step.ts'
import { type LivenessChallenge, livenessChallenge } from './liveness-challenge.ts'

/** What the page of this service shows beyond the format; native clients do without it. */
export interface PageExtensions {
  /** Everything that this link asks of its person, in order, whether or not it is done. */
  readonly steps: ReturnType<typeof stepsOf>
  /** Whose session it is; null for a link without parties. */
  readonly party: LinkParty | null
  /** Devices that opened the link. */
  readonly devices: number
  /** Whether this person agreed to the text that the session shows. */
  readonly isConsentGiven: boolean
  /** What the person is asked to do before the camera; null at every other task, and where nothing is. */
  readonly liveness: LivenessChallenge | null
  /** Pictures of each step that may still be refused. */
  readonly attemptsLeft: { readonly document: number; readonly face: number }
  /** Milliseconds since 1970; null for never. */
  readonly expiresAt: number | null
  /** How often `extend_time` may still move that. */
  readonly extensionsLeft: number
  readonly privacy: {
    /** Days for which what is shown is stored; null until the account deletes it. */
    readonly storedDays: number | null
    readonly url: string
    readonly contact: string
  }
  /** Six hexadecimal digits; empty for the colour of the service. */
  readonly accentColor: string
  readonly hasLogo: boolean
  readonly mayAskPerson: boolean
  /** Origins whose pages may show the signing step in a frame. */
  readonly signingOrigins: readonly string[]
}

export async function pageExtensions(
  { records, clock }: Pick<Ports, 'records' | 'clock'>,
  { principal, session }: Pick<HolderRequest, 'principal' | 'session'>,
  { history, state, task }: LinkStanding,
): Promise<PageExtensions> {
  const { link } = history
  const { party } = session
  const { accentColor, logoURL, privacyURL, privacyContact, signingOrigins } = link.profile.docupass
  const rules = await records.retention(principal)
  const days = [retentionDaysOf(rules, 'transaction', link.profileId), retentionDaysOf(rules, 'link')]
  const [consent, shown] = [personOf(state, party).consent, consentShownIn(link, 'en')]
  return {
    steps: stepsOf(link),
    party: link.parties.find(({ id }) => id === party) ?? null,
    devices: state.sessions,
    // The same version in another language is the same text.
    isConsentGiven: shown !== null && consent?.textId === shown.textId && consent.version === shown.version,
    liveness: task === 'face' ? livenessChallenge(history, session) : null,
    attemptsLeft: {
      document: attemptsLeft(link, state, 'document'),
      face: attemptsLeft(link, state, 'face'),
    },
    expiresAt: expiryOf(link, state),
    extensionsLeft: moreTime(link, state, clock.now()).extensionsLeft,
    privacy: {
      // The link holds what was typed, and its transaction what was shown: the later end counts.
      storedDays: days.some((one) => one === null) ? null : Math.max(...days.map((one) => one ?? 0)),
      ...{ url: privacyURL, contact: privacyContact },
    },
    ...{ accentColor, hasLogo: logoURL !== '', mayAskPerson: mayAskPerson(link, task), signingOrigins },
  }
}
