/** What an office is for, its tier (1 = highest) and its words; the higher of two stands first. */
const offices = {
  head: { tier: 1, words: 'head of state or government' },
  national: { tier: 1, words: 'national government' },
  international: { tier: 1, words: 'international organisation' },
  regional: { tier: 2, words: 'regional government' },
  'state-owned': { tier: 3, words: 'state-owned enterprise' },
  municipal: { tier: 4, words: 'municipal government' },
} as const

export type Office = keyof typeof offices

/** Why someone is exposed: an office of their own, or one of someone near them. */
export type ExposureBasis = 'office' | 'family' | 'associate' | 'family-or-associate'

export interface ListedPosition {
  readonly title: string
  /** As precise as the list states it: `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
  readonly from?: string
  readonly to?: string
}

/** What a list states about the public office of someone. What it does not state is absent: no one can tell then. */
export interface PoliticalExposure {
  readonly by?: ExposureBasis
  readonly offices: readonly Office[]
  /** ISO 3166 alpha-2, of the state whose office it is. */
  readonly country?: string
  readonly tenure?: 'current' | 'past'
  readonly positions: readonly ListedPosition[]
}

/** The same in words, for a reviewer; `cannot tell` where nothing is stated. */
export interface ExposureSummary {
  /** 1..4, of the highest office; null when none is stated. */
  readonly tier: number | null
  readonly office: string
  /** FATF's class (Recommendation 12); whether a state is foreign depends on who asks. */
  readonly class: string
  readonly tenure: string
  readonly positions: readonly ListedPosition[]
  /** All of it in one line. */
  readonly summary: string
}

const cannotTell = 'cannot tell'

const rcaClasses: Readonly<Record<Exclude<ExposureBasis, 'office'>, string>> = {
  family: 'family member of a politically exposed person',
  associate: 'close associate of a politically exposed person',
  'family-or-associate': 'family member or close associate of a politically exposed person',
}

/** Null for an entity that no list calls politically exposed. */
export function summariseExposure({
  topics,
  exposure,
}: {
  readonly topics: readonly string[]
  readonly exposure?: PoliticalExposure
}): ExposureSummary | null {
  if (!topics.includes('pep')) return null
  const stated: PoliticalExposure = exposure ?? { offices: [], positions: [] }
  const highest = Object.entries(offices).find(([office]) =>
    stated.offices.some((held) => held === office),
  )?.[1]
  const words = {
    tier: highest?.tier ?? null,
    office: highest?.words ?? cannotTell,
    class: classOf(stated),
    tenure: stated.tenure ?? cannotTell,
    positions: stated.positions,
  }
  return { ...words, summary: summaryOf(words, stated) }
}

function classOf({ by, offices: held, country }: PoliticalExposure): string {
  if (by !== undefined && by !== 'office') return rcaClasses[by]
  if (country !== undefined) return `domestic in ${country}, foreign elsewhere`
  return held.length > 0 && held.every((office) => office === 'international')
    ? 'international organisation'
    : cannotTell
}

function summaryOf(
  { tier, office, tenure }: Omit<ExposureSummary, 'summary'>,
  { by }: PoliticalExposure,
): string {
  const rank = tier === null ? `PEP, tier: ${cannotTell}` : `PEP tier ${tier} (${office})`
  const time = tenure === cannotTell ? `current or past: ${cannotTell}` : tenure
  return by === undefined || by === 'office' ? `${rank}, ${time}` : rcaClasses[by]
}
