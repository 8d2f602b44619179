/**
 * The matching rules as numbers. Anyone who changes one, or which records are one entity (`merge/same-being.ts`), gives the
 * matcher a new version, for a stored screening names the version it was made with. What words and their disagreement
 * cost was set by hand with the development sets in view; how it adds up to odds is fitted (`name-model.table.ts`).
 */
export const matcher = {
  version: 'names-12',

  /** What a word counts that tells little about who someone is; other words count by their rarity, 0..1. */
  wordWeight: { 'org-form': 0.12, honorific: 0.06, particle: 0.1, initial: 0.12 },
  /** A number counts at least this, and one or two digits count no more. */
  shortNumberWeight: 0.4,
  /** Less than this likeness and two words are different words. */
  minSimilarity: 0.4,
  /** Likeness of two words that differ only in being written together or apart. */
  joinedSimilarity: 0.97,
  /** Two legal forms of one kind, Ltd and GmbH. */
  sameLegalForm: 0.85,

  /** Share of agreement: what each kind of disagreement costs, per weight of the words concerned. */
  cost: {
    /** A word that agrees only in part, per missing part. */
    partial: 1,
    /** Words on both sides without counterpart: they contradict each other. */
    contradiction: 1.5,
    /** A word of the query that the list does not have. */
    unlisted: 0.55,
    /** A word of the listed name that the query leaves out. */
    omitted: 0.2,
    /** The same when the query is one long word: anyone who asks for that alone means everyone of the name. */
    omittedByOneWord: 0.08,
  },

  /** A query of one word: its least letters, and the most weight of other words that it is held to leave out. */
  oneWord: { letters: 4, omitted: 1.5 },

  /** Log-odds of the other features. */
  identifier: {
    withName: { checked: 7, shape: 6, plain: 5, short: 2 },
    /** A short number alone stays below the review band. */
    alone: { checked: 4, shape: 3, plain: 2.5, short: 0.4 },
  },
  /**
   * From the lists' own records (`npm run fit:facts`): the same person on two lists against namesakes. Half of the log
   * ratio, because lists copy from each other and customers do not, bounded to ±3; no pair showed a swapped day.
   */
  birth: {
    'same-day': 2.8,
    swapped: 1.5,
    'same-month': 1.4,
    'same-year': 0.9,
    'other-day': 0.4,
    near: -1.3,
    years2to3: -1.6,
    years4to10: -1.9,
    beyond: -2.5,
  },
  country: { same: 1, other: -1.5 },
  /** Too few pairs state it to be fitted. */
  gender: { same: 0.1, other: -1.5 },

  /**
   * An address alone, from free text: a word is rare that at most this share of all entities have, and log-odds stay
   * between these, for many people may live at one address.
   */
  address: { maxRareShare: 0.01, minPoints: -4, maxPoints: 2.2 },

  /** The highest score that a weak alias reaches by itself: just under the review band. */
  maxWeakAliasScore: 0.69,
} as const
