import type { Catalogue } from '../catalogue.ts'
import type { CountedFinding, ReachedTrigger } from '../decision-sentences.ts'
import { holderSentences } from './holder-sentences.ts'
import { linkSentences } from './link-sentences.ts'

const hundredths = (value: number): string => value.toFixed(2)

const finding = ({ code, confidence, level, weight }: CountedFinding): string =>
  `${code} ${hundredths(confidence)} ≥ ${hundredths(level)}, weight ${weight}`

const because = ({ findings }: ReachedTrigger): string =>
  findings.map(finding).join('; ') || 'the trigger is 0'

const done = (codes: readonly string[]): string => `${codes.join(', ')} done and clear`

/** A setting of the profile; -1 switches it off. */
const setting = ({ path, from, to }: { readonly path: string; readonly from: number; readonly to: number }) =>
  `${path} at ${to === -1 ? '-1 (off)' : to} instead of ${from}`

/** Sentences of the service in English, by id. */
export const sentences: Catalogue['sentences'] = {
  ...holderSentences,
  ...linkSentences,
  'decision.rejected': (reached) =>
    `Rejected because ${because(reached)}: reject score ${reached.score} ≥ trigger ${reached.trigger}.`,
  'decision.reviewed': ({ reached, notChecked }) => {
    const causes = [
      ...(reached === null
        ? []
        : [`${because(reached)}: review score ${reached.score} ≥ trigger ${reached.trigger}`]),
      ...(notChecked.length === 0 ? [] : [`not checked: ${notChecked.join(', ')}`]),
    ]
    return `To be reviewed because ${causes.join('; ')}.`
  },
  'decision.accepted': ({ reviewScore, rejectScore, decisionTrigger: { review, reject } }) =>
    `Accepted because review score ${reviewScore} < trigger ${review} and reject score ${rejectScore} < trigger ${reject}.`,
  'decision.notChecked': ({ code, reason }) => `${code} was not checked: ${reason}`,
  'decision.checkFailed': () => 'The check failed because of an internal error.',
  'decision.notReplayable': () =>
    'The values that this check needs are obscured, and the stored decision has no outcome of it.',
  'decision.reasonObscured': () => 'Obscured.',
  'decision.searchObscured': () => 'The query and its results are obscured.',
  'decision.nearest.outcome': ({ codes, becomes }) => `With ${done(codes)} the decision would be ${becomes}.`,
  'decision.nearest.score': ({ path, from, to, becomes }) =>
    `With ${path} ${to} instead of ${from} the decision would be ${becomes}.`,
  'decision.nearest.threshold': (change) =>
    `With ${setting(change)} the decision would be ${change.becomes}.`,
  'decision.nearest.level': (change) => `With ${setting(change)} the decision would be ${change.becomes}.`,
  'decision.nearest.trigger': ({ codes, becomes, ...change }) => {
    const changes = [setting(change), ...(codes.length === 0 ? [] : [done(codes)])]
    return `With ${changes.join(' and ')} the decision would be ${becomes}.`
  },
}
