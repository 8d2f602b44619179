import type { Mutant } from './mutant.ts'

const consents = 'src/flows/face/refuse-without-consent.test.ts'
const templates = 'src/flows/face/stored-template.test.ts'
const duplicates = 'src/engine/checks/duplicate-face.test.ts'
const search = 'src/adapters/inference/gallery/open-face-search.test.ts'

/** Guards of what may be done with a face. */
export const faceGuards: readonly Mutant[] = [
  {
    guard: 'no face is looked at without consent',
    file: 'src/flows/face/refuse-without-consent.ts',
    text: 'if (consent === null) throw consentMissing()',
    replacement: "if (consent === null) return { textId: '', at: 0 }",
    attacks: [],
    test: consents,
    title: 'refuses a face without consent where the profile asks for it',
  },
  {
    guard: 'a consent that was withdrawn is none',
    file: 'src/flows/face/refuse-without-consent.ts',
    text: 'sent.at <= withdrawnAt',
    replacement: 'sent.at < 0',
    attacks: [],
    test: consents,
    title: 'unless it was withdrawn',
  },
  {
    guard: 'no template is kept unless the profile asks for it',
    file: 'src/flows/face/stored-template.ts',
    text: "templates !== 'keep' || ",
    replacement: '',
    attacks: [],
    test: templates,
    title: 'keeps none where the profile does not',
  },
  {
    guard: 'no template is kept of a face that is hidden',
    file: 'src/flows/face/stored-template.ts',
    text: " || obscure.includes('face')",
    replacement: '',
    attacks: [],
    test: templates,
    title: 'keeps none where the profile does not',
  },
  {
    guard: 'no one is turned away for having been seen before',
    file: 'src/engine/decision/run-checks.ts',
    text: 'row.reviewOnly === true ? { ...rule, reject: -1 } : rule',
    replacement: 'rule',
    attacks: [],
    test: duplicates,
    title: 'asks for a review and never more',
  },
  {
    guard: 'a search that failed is no pass',
    file: 'src/engine/checks/duplicate-face.ts',
    text: 'return notChecked(knownFaces.failed)',
    replacement: 'return cannotTell(knownFaces.failed)',
    attacks: [],
    test: duplicates,
    title: 'is no pass where the search failed',
  },
  {
    guard: 'anyone who was deleted is searched no more',
    file: 'src/adapters/inference/gallery/gallery-thread.ts',
    text: '  index.drop(task.gone)\n',
    replacement: '',
    attacks: [],
    test: search,
    title: 'takes in what came and went since',
  },
  {
    guard: 'faces held in memory are bounded',
    file: 'src/adapters/inference/gallery/open-face-search.ts',
    text: '    await makeRoom(name)\n',
    replacement: '',
    attacks: [],
    test: search,
    title: 'holds no more than it may',
  },
]
