import type { Facts, SideFacts } from '../../vocabulary/facts.ts'
import type { Profile } from '../../vocabulary/profile.ts'
import { engineVersion } from '../../vocabulary/version.ts'
import type { Hands } from '../ports/hands.ts'
import type { ScanCommand } from './scan-command.ts'

const faceNotBuilt = 'Faces cannot be compared in this version.'
const screeningNotBuilt = 'Screening inside a scan is not available in this version.'

/** Everything the judgement may look at, as it stands now. */
export function freezeFacts(
  { inference }: Pick<Hands, 'inference'>,
  command: ScanCommand,
  gathered: {
    readonly at: number
    readonly today: string
    readonly front: SideFacts
    readonly back: SideFacts | null
  },
): Facts {
  const faceGiven = command.face.length > 0 || command.faceVideoGiven
  const facts: Facts = {
    schema: 1,
    engine: engineVersion,
    models: inference.models,
    lists: [],
    ...gathered,
    request: command.request,
    face: faceGiven ? { given: true, failed: faceNotBuilt } : { given: false },
    screening: { done: false, reason: screeningNotBuilt },
  }
  return Object.freeze(facts)
}

/** The calendar day where the account counts its days, `YYYY-MM-DD`. */
export function dayIn(profile: Pick<Profile, 'timezone'>, at: number): string {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone: profile.timezone, dateStyle: 'short' })
  return parts.format(new Date(at))
}
