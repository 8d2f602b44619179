/** A word that a reader of this field would not search for, and what is written instead. */
export interface BannedWord {
  /** Part of an identifier, lower case, as camel case parts it; none where only prose is meant. */
  readonly identifier?: RegExp
  /** In comments, titles of tests, pages and texts; none where only identifiers are meant. */
  readonly prose?: RegExp
  readonly instead: string
}

export const bannedWords: Readonly<Record<string, BannedWord>> = {
  hand: { identifier: /^hands$/, prose: /\bhands\b/i, instead: 'port, adapter' },
  door: {
    identifier: /^doors?$/,
    prose: /(?<!test\/)\bdoors?\b/i,
    instead: 'entry point, HTTP interface, server',
  },
  // Companies House is the register of Great Britain.
  house: {
    identifier: /^house$/,
    prose: /(?<!companies )\bhouse\b(?! of)/i,
    instead: 'service, installation',
  },
  room: { prose: /\brooms?\b/i, instead: 'layer, area, folder; capacity' },
  means: { prose: /\bthe means\b/i, instead: 'context' },
  shelf: { identifier: /^shel(f|ves)$/, prose: /\bshel(f|ves)\b/i, instead: 'vault, store' },
  hush: { identifier: /^hush/, prose: /\bhush/i, instead: 'suppress' },
  being: {
    identifier: /^beings?$/,
    prose: /\bbeings\b|\b(a|an|the|one|each|every|listed|which|same|another|other|two) being\b/i,
    instead: 'entity (FollowTheMoney)',
  },
  remembered: {
    identifier: /^remember/,
    prose: /\bremember(s|ed)?\b/i,
    instead: 'stored; false positive rule',
  },
  sight: { identifier: /^sights?$/, instead: 'page reader; observation' },
  told: {
    identifier: /^(un)?told$/,
    prose: /\b(is|are|was|were|be|been) told\b/i,
    instead: 'reported, logged, known',
  },
  hanging: { identifier: /^duty$|^duties$/, prose: /\bdut(y|ies)\b/i, instead: 'schedule, job' },
  complaint: { identifier: /^complaints?$/, prose: /\bcomplaints?\b/i, instead: 'validation message' },
  courier: { identifier: /^couriers?$/, prose: /\bcourier/i, instead: 'webhook sender' },
  patience: { identifier: /^patience$/, prose: /\bpatience\b/i, instead: 'retry policy, time-out' },
  laidAside: { identifier: /^aside$/, prose: /\bla(id|ys?) (\w+ )?aside\b/i, instead: 'dead letter' },
  manners: { identifier: /^manners$/, prose: /\bmanners\b/i, instead: 'headers' },
  chance: { identifier: /^chances?$/, prose: /\bchance\b/i, instead: 'random, randomness' },
  news: { identifier: /^news$/, prose: /\bnews\b/i, instead: 'changes, event' },
  twin: { identifier: /^twins?$/, instead: 'duplicate, the same request' },
  calm: { identifier: /^calm/, prose: /\bcalm/i, instead: 'median filter' },
  layFlat: { identifier: /^laid$/, prose: /\b(lay|lays|laid) flat\b/i, instead: 'rectify' },
  pronoun: { prose: /\b(he|his|him|himself)\b/i, instead: 'the noun, they' },
  whoever: { prose: /\bwhoever\b/i, instead: 'the caller, a person who …' },
  somebody: { prose: /\b(some|no|any|every)body\b/i, instead: 'a person, no caller, the operator' },
  ours: { prose: /\bof (ours|mine|theirs)\b/i, instead: 'of this service, own' },
}

/** Words that stand for themselves in one file, and why. */
export const exceptions: readonly { path: string; words: readonly string[]; why: string }[] = [
  { path: 'bench/aml-speed/synthetic.ts', words: ['pronoun'], why: 'syllables' },
  { path: 'src/engine/screening/names/romanisers/kana.ts', words: ['pronoun'], why: 'syllables' },
  {
    path: 'src/engine/screening/names/address-words.ts',
    words: ['house', 'room'],
    why: 'words of addresses',
  },
  { path: 'src/vocabulary/texts/signing-consents.table.ts', words: ['pronoun'], why: 'Spanish for *I have*' },
  {
    path: 'src/engine/companies/reading/labels/western-labels.table.ts',
    words: ['pronoun'],
    why: 'the end of the German word for *height*',
  },
  {
    path: 'src/engine/companies/reading/company/deed-phrases.table.ts',
    words: ['pronoun'],
    why: 'the end of the German word for *height*',
  },
  {
    path: 'bench/kyb/seventh/musterprotokoll.ts',
    words: ['pronoun'],
    why: 'the end of the German word for *height*',
  },
  {
    path: 'bench/kyb/fifteenth/transparenzregister-auszug.ts',
    words: ['pronoun'],
    why: 'the end of the German word for *height*',
  },
  {
    path: 'bench/kyb/sixteenth/aktueller-ausdruck.ts',
    words: ['pronoun'],
    why: 'the end of the German word for *height*',
  },
  {
    path: 'src/engine/companies/reading/read-common-registers.test.ts',
    words: ['door'],
    why: 'Dutch for *by*',
  },
  {
    path: 'bench/kyb/seventeenth/certificacion-registral.ts',
    words: ['pronoun'],
    why: 'Spanish for *I have*',
  },
  { path: 'bench/kyb/fifteenth/akte-van-oprichting.ts', words: ['door'], why: 'Dutch for *by*' },
  { path: 'bench/kyb/fifteenth/company-printout-ireland.ts', words: ['house'], why: 'a postal address' },
  { path: 'bench/kyb/eighth/incumbency.ts', words: ['house'], why: 'a postal address' },
  { path: 'bench/kyb/independent/layouts-west.ts', words: ['courier'], why: 'the name of a typeface' },
  { path: 'bench/kyb/independent/second-west.ts', words: ['courier'], why: 'the name of a typeface' },
  { path: 'bench/kyb/independent/second-sheet.ts', words: ['courier'], why: 'the name of a typeface' },
  { path: 'bench/kyb/third/page.ts', words: ['courier'], why: 'the name of a typeface' },
  { path: 'bench/kyb/third/layouts-iberian.ts', words: ['courier'], why: 'the name of a typeface' },
  { path: 'bench/kyb/third/layouts-germanic.ts', words: ['door'], why: 'Dutch for *by*' },
  { path: 'src/vocabulary/texts/consents/nl.ts', words: ['door'], why: 'Dutch for *by*' },
  {
    path: 'src/engine/companies/reading/people/mentions/find-mentions.ts',
    words: ['door'],
    why: 'Dutch for *by*',
  },
  {
    path: 'src/engine/documents/viz/languages/latin-west/nl.ts',
    words: ['door'],
    why: 'Dutch for *by*',
  },
  { path: 'src/entrypoints/http/wire/account/schema.ts', words: ['news'], why: 'a field of the v2 account' },
  {
    path: 'src/engine/checks/parts/conflict-findings.ts',
    words: ['told'],
    why: 'a key of stored and served evidence',
  },
  {
    path: 'src/engine/checks/feature-verification.test.ts',
    words: ['told'],
    why: 'a key of stored and served evidence',
  },
]
