import type { Principal } from '../../vocabulary/account/principal.ts'
import type { Profile } from '../../vocabulary/profiles/profile.ts'
import type { Ports } from '../ports/ports.ts'
import type { ScanLimits } from './scan-command.ts'

/** Under what a picture is taken in and read. */
export interface ReadingTask {
  readonly ports: Pick<Ports, 'egress' | 'records' | 'vault' | 'inference' | 'faults'>
  readonly principal: Principal
  readonly profile: Omit<Profile, 'name'>
  /** `YYYY-MM-DD` */
  readonly today: string
  readonly limits: ScanLimits
}

/** The eyes with which a picture is read, and what is asked of what they see. */
export function pageReaderOf({ ports: { inference }, profile, today, limits }: ReadingTask) {
  return {
    today,
    names: { inferFullName: profile.inferFullName, splitFirstName: profile.splitFirstName },
    findText: (...request: Parameters<typeof inference.findText>) => inference.findText(...request),
    readText: (...request: Parameters<typeof inference.readText>) => inference.readText(...request),
    signal: limits.signal,
  }
}
