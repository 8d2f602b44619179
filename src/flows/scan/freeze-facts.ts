import type { Facts, KnownDocument, SideFacts } from '../../vocabulary/facts.ts'
import type { Mode } from '../../vocabulary/principal.ts'
import type { Profile } from '../../vocabulary/profile.ts'
import { engineVersion } from '../../vocabulary/version.ts'
import type { Hands } from '../ports/hands.ts'
import type { ScanCommand } from './scan-command.ts'
import type { HolderScreening } from './screen-holder.ts'

const faceNotBuilt = 'Faces cannot be compared in this version.'

/** Everything the judgement may look at, as it stands now. */
export function freezeFacts(
  { inference }: Pick<Hands, 'inference'>,
  command: ScanCommand,
  {
    holder,
    ...gathered
  }: {
    readonly mode: Mode
    readonly at: number
    readonly today: string
    readonly front: SideFacts
    readonly back: SideFacts | null
    readonly known?: KnownDocument | null
    readonly holder: HolderScreening
  },
): Facts {
  const faceGiven = command.face.length > 0 || command.faceVideoGiven
  const facts: Facts = {
    schema: 1,
    engine: engineVersion,
    models: inference.models,
    ...gathered,
    ...holder,
    request: command.request,
    face: faceGiven ? { given: true, failed: faceNotBuilt } : { given: false },
  }
  return Object.freeze(facts)
}

/** The calendar day where the account counts its days, `YYYY-MM-DD`. */
export function dayIn(profile: Pick<Profile, 'timezone'>, at: number): string {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone: profile.timezone, dateStyle: 'short' })
  return parts.format(new Date(at))
}
