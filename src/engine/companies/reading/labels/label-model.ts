import model from '../../../../../data/company-words/label-model.json' with { type: 'json' }
import { lazy } from '../../../../vocabulary/lazy.ts'
import { labelFeatures } from './label-features.ts'
import { type LabelKind, labelKinds } from './label-kinds.ts'

/** The probability of being a label, of a text and of a kind beside others, from which on they are believed. */
const least = { label: 0.8, kind: 0.2 } as const
/** Classes: the kinds, and behind them print that is no label. */
const size = labelKinds.length + 1

const weights = lazy(() => {
  const binary = atob(model.weights)
  return Int8Array.from(binary, (sign) => sign.charCodeAt(0))
})

function probabilitiesOf(text: string): readonly number[] {
  const scores = [...model.bias]
  for (const row of labelFeatures(text))
    for (let at = 0; at < size; at++)
      scores[at] = (scores[at] ?? 0) + model.step * (weights()[row * size + at] ?? 0)
  const most = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - most))
  const sum = powers.reduce((total, power) => total + power, 0)
  return powers.map((power) => power / sum)
}

/** How likely a text names a kind, 0..1. */
export function labelOdds(text: string, kind: LabelKind): number {
  return probabilitiesOf(text)[labelKinds.indexOf(kind)] ?? 0
}

/** How likely a text is a label at all, 0..1. */
export const isLabelOdds = (text: string): number => 1 - (probabilitiesOf(text)[size - 1] ?? 1)

/** What a short text names if it is a label, the likeliest first; none where it is more likely none (`training/registrations`). */
export const learnedKinds = (text: string): readonly LabelKind[] => kindsOf(probabilitiesOf(text))

function kindsOf(found: readonly number[]): readonly LabelKind[] {
  const isLabel = 1 - (found[size - 1] ?? 1)
  if (isLabel < least.label) return []
  return labelKinds
    .map((kind, at) => ({ kind, part: (found[at] ?? 0) / isLabel }))
    .filter(({ part }) => part >= least.kind)
    .toSorted((a, b) => b.part - a.part)
    .map(({ kind }) => kind)
}
