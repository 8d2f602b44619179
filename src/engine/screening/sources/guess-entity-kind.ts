import type { EntityKind } from '../../../vocabulary/screening/entity.ts'

/** Words that no person's name has and many an organisation's. */
const organisationWords =
  /\b(?:ltd|limited|llc|llp|inc|incorporated|corp|corporation|company|co|gmbh|plc|jsc|ojsc|pjsc|oao|ooo|zao|ag|sa|sas|sarl|srl|spa|bv|nv|fze|fzco|fzc|kg|oy|pty|pte|bhd|sdn|group|holdings?|international|enterprises?|trading|traders|industr(?:y|ies)|technolog(?:y|ies)|systems?|services?|solutions|electronics|aviation|airlines?|airways|air|aero(?:space)?|shipping|logistics|cargo|express|freight|forwarding|exports?|imports?|supply|engineering|institute|university|academy|bank|ministry|department|laborator(?:y|ies)|research|cent(?:er|re)|factory|plant|works|associates|partners|brothers|foundation|organi[sz]ation|network|products?|instruments?|components?|semiconductors?|computers?|software|general|bureau|agency|marine|petroleum|chemicals?|machinery|equipment|parts|global|worldwide)\b|&|\d/i

/** What a name that a list gives without saying what it is most probably belongs to. */
export function guessEntityKind(name: string): Extract<EntityKind, 'person' | 'organisation'> {
  return organisationWords.test(name.replaceAll('.', '')) || name.trim().split(/\s+/).length > 6
    ? 'organisation'
    : 'person'
}
