import type { ReadingRequest } from '../../engine/reading/reading-request.ts'
import type { Principal } from '../../vocabulary/account/principal.ts'
import type { Profile } from '../../vocabulary/profiles/profile.ts'
import type { Ports } from '../ports/ports.ts'
import { objectsOn } from './detect-objects-upright.ts'
import type { ScanLimits } from './scan-command.ts'

/** Under what a picture is taken in and read. */
export interface ReadingTask {
  readonly ports: Pick<Ports, 'egress' | 'records' | 'vault' | 'inference' | 'seals' | 'faults'>
  readonly principal: Principal
  readonly profile: Omit<Profile, 'name'>
  /** `YYYY-MM-DD` */
  readonly today: string
  readonly limits: ScanLimits
}

/** How a picture is read under a task. */
export function pageReaderOf({
  ports: { inference },
  profile,
  today,
  limits,
}: ReadingTask): Pick<
  ReadingRequest,
  'today' | 'names' | 'findText' | 'findPages' | 'findPortraits' | 'readText' | 'scripts' | 'signal'
> {
  return {
    today,
    names: { inferFullName: profile.inferFullName, splitFirstName: profile.splitFirstName },
    findText: (...request) => inference.findText(...request),
    findPages: async (pixels, signal) => (await objectsOn(inference, pixels, signal)).pages,
    findPortraits: async (pixels, signal) => (await objectsOn(inference, pixels, signal)).portraits,
    readText: (...request) => inference.readText(...request),
    scripts: inference.scriptsRead,
    signal: limits.signal,
  }
}
