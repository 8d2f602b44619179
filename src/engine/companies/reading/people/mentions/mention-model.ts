import model from '../../../../../../data/company-words/people-model.json' with { type: 'json' }

/** What someone may be for a company. */
export type Standing = 'officer' | 'owner'

const weights: Readonly<Record<Standing, Readonly<Record<string, number>>>> = model

/** How likely a name with these features is one of an officer, or of an owner, 0..1 (`training/registrations/fit-people.ts`). */
export function standingOdds(features: readonly string[], standing: Standing): number {
  const score = features.reduce((sum, feature) => sum + (weights[standing][feature] ?? 0), 0)
  return 1 / (1 + Math.exp(-score))
}
