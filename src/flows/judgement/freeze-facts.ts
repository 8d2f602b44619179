import type { Facts } from '../../vocabulary/decision/facts.ts'
import type { Mode } from '../../vocabulary/account/principal.ts'
import type { Profile } from '../../vocabulary/profiles/profile.ts'
import { engineVersion } from '../../vocabulary/engine-version.ts'
import type { Ports } from '../ports/ports.ts'

/** Everything the judgement may look at, as it stands now. */
export function freezeFacts(
  { inference }: { readonly inference: Pick<Ports['inference'], 'models'> },
  gathered: Omit<Facts, 'schema' | 'engine' | 'models' | 'obscured' | 'mode' | 'notCheckedRule'> & {
    readonly mode: Mode
  },
): Facts {
  const facts: Facts = {
    schema: 1,
    engine: engineVersion,
    models: inference.models,
    notCheckedRule: 1,
    ...gathered,
  }
  return Object.freeze(facts)
}

/** The calendar day where the account counts its days, `YYYY-MM-DD`. */
export function localDateIn(profile: Pick<Profile, 'timezone'>, at: number): string {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone: profile.timezone, dateStyle: 'short' })
  return parts.format(new Date(at))
}
