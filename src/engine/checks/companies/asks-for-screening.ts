import type { Profile } from '../../../vocabulary/profiles/profile.ts'
import { amlWarningCodes } from '../../../vocabulary/decision/warnings.ts'

/** Whether a profile asks for a company and its people to be put to the lists. */
export function asksForScreening({ kyb, decisions }: Pick<Profile, 'kyb' | 'decisions'>): boolean {
  return kyb.screening || Object.values(amlWarningCodes).some((code) => decisions[code]?.enabled === true)
}
