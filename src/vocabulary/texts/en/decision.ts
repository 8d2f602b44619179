const hundredths = (value: number): string => value.toFixed(2)

interface CountedFinding {
  readonly code: string
  readonly confidence: number
  readonly level: number
  readonly weight: number
}

/** Why a decision is what it is, and what would have changed it. Without personal data. */
export const decision = {
  reason: {
    rejected: (because: string, score: number, trigger: number) =>
      `Rejected because ${because}: reject score ${score} ≥ trigger ${trigger}.`,
    accepted: (review: string, reject: string) => `Accepted because ${review} and ${reject}.`,
    reviewed: (because: readonly string[]) => `To be reviewed because ${because.join('; ')}.`,
    reviewScoreBelow: (score: number, trigger: number) => `review score ${score} < trigger ${trigger}`,
    rejectScoreBelow: (score: number, trigger: number) => `reject score ${score} < trigger ${trigger}`,
    reviewScoreReached: (because: string, score: number, trigger: number) =>
      `${because}: review score ${score} ≥ trigger ${trigger}`,
    triggerIsZero: 'the trigger is 0',
    counted: (findings: readonly string[]) => findings.join('; '),
    finding: ({ code, confidence, level, weight }: CountedFinding) =>
      `${code} ${hundredths(confidence)} ≥ ${hundredths(level)}, weight ${weight}`,
    notChecked: (codes: readonly string[]) => `not checked: ${codes.join(', ')}`,
  },
  nearest: {
    becomes: (changes: readonly string[], decision: string) =>
      `With ${changes.join(' and ')} the decision would be ${decision}.`,
    done: (codes: readonly string[]) => `${codes.join(', ')} done and clear`,
    setting: (path: string, to: number, from: number) => `${path} at ${to} instead of ${from}`,
    settingOff: (path: string, from: number) => `${path} at -1 (off) instead of ${from}`,
    score: (path: string, to: number, from: number) => `${path} ${to} instead of ${from}`,
  },
  checkFailed: 'The check failed because of an internal error.',
  notReplayable:
    'The values that this check needs are obscured, and the stored decision has no outcome of it.',
  obscured: 'Obscured.',
}
