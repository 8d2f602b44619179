import type { AskingField } from '../../vocabulary/decision/asked-by.ts'
import { isGiven } from '../../vocabulary/decision/asked-for.ts'
import type { Facts } from '../../vocabulary/decision/facts.ts'
import { warningCodes, warnings, type WarningDefinition } from '../../vocabulary/decision/warnings.ts'
import type { Profile } from '../../vocabulary/profiles/profile.ts'

const isSwitchable = ({ onRequest }: WarningDefinition): boolean => onRequest !== true
const requestCodes = warningCodes.filter(
  (code) => warnings[code].asked.by === 'request' && isSwitchable(warnings[code]),
)
const requestFields: readonly AskingField[] = [
  ...new Set(requestCodes.flatMap((code) => warnings[code].asked.fields)),
]

/** Fields of a request that nothing looked at, because the profile switches off every check that would. */
export function unjudgedFields(
  facts: Facts,
  { decisions }: Pick<Profile, 'decisions'>,
): readonly AskingField[] {
  return requestFields.filter(
    (field) =>
      isGiven(field, facts) &&
      requestCodes.every(
        (code) => !warnings[code].asked.fields.includes(field) || decisions[code]?.enabled === false,
      ),
  )
}
