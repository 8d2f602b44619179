import { lazy } from '../../../../../vocabulary/lazy.ts'
import { allLabels } from '../../labels/all-labels.ts'
import { isLabelOdds } from '../../labels/label-model.ts'
import { plainOf } from '../../labels/label-words.ts'
import { knownLabel } from '../../labels/match-label.ts'
import { findRole } from '../find-role.ts'
import { namesAuditor } from '../names-auditor.ts'
import { ofPlaces } from './cues.table.ts'
import type { MentionPlace } from './mention-place.ts'

/** Endings and words of headings that names do not have. */
const ordinary =
  /(?:tion|ment|ung|heit|keit|schaft|tie|ción|zione|ção|ität|age|ence|ance|ing|ości|ania|enia|ness|ity|isation|ization|als|able|ible|ated)s?$|^(?:Page|Date|Name|Total|Art|Article|Article|Title|Section|Part|No|Nr|First|Second|Name|Names|Position|Held|Type|Class|Full)$/u

/** No name begins or ends so. */
const beginsOrEnds = /^(?:e|ed|y|i|o|in|al|nonche'?|and|or|und|et|ou) | (?:la|le|el|il|e|y|de|da|di|del|al)$/u

/** Longer words of labels, which few people are called by. */
const wordsOfLabels = lazy(
  () => new Set(allLabels().flatMap(({ words }) => words.filter((word) => word.length >= 5))),
)

const labelBand = (odds: number): string =>
  odds > 0.8 ? 'high' : odds > 0.45 ? 'middle' : odds > 0.15 ? 'low' : 'none'

/** Small words that stand in no name, printed in capitals or not. */
const ofSentences =
  /^(?:the|and|of|for|in|on|to|by|und|der|die|das|fur|mit|et|les|aux|pour|par|con|para|por|los|las|una|il|lo|gli|alla|all'estero|dell\p{L}*|nell\p{L}*|per|nel|nella|het|een|voor|uma|com|em|na|w|z|i|oraz|och|og|ja|kazdy|each|all)$/u

/** What may be seen of a person's name, and how. */
const ofPersons: readonly (readonly [string, (name: string, words: readonly string[]) => boolean])[] = [
  ['of a place', (_, words) => words.some((one) => ofPlaces.test(one))],
  ['role in it', (name) => findRole(name) !== null],
  ['word of a label', (_, words) => words.some((one) => wordsOfLabels().has(one))],
  ['auditor in it', (name) => namesAuditor(name)],
  [
    'word of a sentence',
    (_, words) => words.slice(1).some((one) => ofSentences.test(one)) || beginsOrEnds.test(words.join(' ')),
  ],
  ['ordinary word', (name) => name.split(' ').some((one) => ordinary.test(one))],
]

/** What a name looks like by itself. */
export function shapeFeatures({
  mention: { name, kind },
  times,
  isCompanyItself,
}: MentionPlace): readonly string[] {
  const words = name.split(' ').map(plainOf)
  const common = [
    `kind ${kind}`,
    ...(times > 1 ? ['repeated'] : []),
    ...(isCompanyItself ? ['company itself'] : []),
    ...(/\p{Lo}/u.test(name) ? ['without capitals'] : []),
    ...(knownLabel(name)?.ends === 'whole' ? ['is a known label'] : []),
  ]
  if (kind === 'company') return common
  return [
    ...common,
    `words ${Math.min(words.length, 5)}`,
    `capitals ${name === name.toUpperCase()}`,
    `label odds ${labelBand(isLabelOdds(name))}`,
    ...ofPersons.flatMap(([feature, isSeen]) => (isSeen(name, words) ? [feature] : [])),
  ]
}
