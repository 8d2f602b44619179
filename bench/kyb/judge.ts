import type { RegistrationReading } from '../../src/vocabulary/companies/registration-reading.ts'
import { amountOf, currencyIn } from '../../src/engine/companies/reading/values/printed-amount.ts'
import type { RegistrationTruth } from '../../test/world/registrations/registration-truth.ts'

/** What became of a value that is printed, or that is not and was answered all the same. */
export type Outcome = 'exact' | 'wrong' | 'missing' | 'invented'

export interface Judged {
  readonly field: string
  readonly outcome: Outcome
  readonly printed: string
  readonly answered: string
  readonly confidence: number
}

const keys = ['legalName', 'registrationNumber', 'taxNumber', 'lei', 'entityType', 'status', 'incorporationDate', 'address', 'countryIso2'] as const // prettier-ignore

/** Digits of East Asian width and those that Egypt prints, with its sign of thousands, are compared as others. */
const narrow = (text: string): string =>
  text.replace(/[０-９٠-٩]/gu, (digit) => `${(digit.codePointAt(0) ?? 0) % 16}`).replaceAll('٬', ',')
const plain = (text: string): string =>
  narrow(text)
    .replace(/[\s,;]+/gu, ' ')
    .trim()
/** Numbers are compared without what parts their groups. */
const signs = (text: string): string => narrow(text).replace(/[^\p{L}\p{N}]/gu, '')
/** Names in either order, whatever their case; those in Han signs whatever their spaces. */
const words = (name: string): string =>
  /^[\p{Script=Han}\s]+$/u.test(name)
    ? name.replace(/\s/gu, '')
    : plain(name).toLowerCase().split(' ').toSorted().join(' ')

function outcomeOf(printed: string, answered: string): Outcome {
  if (printed === answered) return 'exact'
  if (answered === '') return 'missing'
  return printed === '' ? 'invented' : 'wrong'
}

/** Every value of a document that is printed or answered, one judgement each. */
export function judge(truth: RegistrationTruth, reading: RegistrationReading): readonly Judged[] {
  return [...judgeValues(truth, reading), ...judgeCapital(truth, reading), ...judgeOfficers(truth, reading), ...judgeOwners(truth, reading)] // prettier-ignore
}

function judgeValues({ values }: RegistrationTruth, reading: RegistrationReading): readonly Judged[] {
  return keys.flatMap((field) => {
    const { value: answered, confidence } = reading.values[field] ?? { value: '', confidence: 0 }
    const printed = values[field] ?? ''
    // A country and a status that follow from other print, and a form that follows from the name, are no invention.
    const isDerived = printed === '' && ['countryIso2', 'status', 'entityType'].includes(field)
    if (isDerived || (printed === '' && answered === '')) return []
    const like = field.endsWith('Number') ? signs : plain
    return [{ field, outcome: outcomeOf(like(printed), like(answered)), printed, answered, confidence }]
  })
}

function judgeCapital(truth: RegistrationTruth, reading: RegistrationReading): readonly Judged[] {
  const printed = truth.capital === null ? '' : `${truth.capital.amount} ${truth.capital.currency}`
  const { value, confidence } = reading.shareCapital ?? { value: '', confidence: 0 }
  const amount = amountOf(/\d[\d.,'’ ]*/u.exec(narrow(value))?.[0]?.trim() ?? '')
  const answered = value === '' ? '' : `${amount} ${currencyIn(value)}`
  if (printed === '' && answered === '') return []
  return [{ field: 'shareCapital', outcome: outcomeOf(printed, answered), printed, answered, confidence }]
}

const noOfficer = { name: '', role: '', birthDate: '', confidence: 0 } as const

function judgeOfficers({ officers }: RegistrationTruth, reading: RegistrationReading): readonly Judged[] {
  const left = [...reading.officers]
  const judged = officers.flatMap(({ name, role, birthDate = '' }): readonly Judged[] => {
    const { birthDate: born = '', confidence, ...found } = takeNamed(left, name) ?? noOfficer
    const of = (field: string, printed: string, answered: string): Judged => ({ field: `officer ${field}`, outcome: outcomeOf(printed, answered), printed, answered, confidence })
    return [
      of('name', words(name), words(found.name)),
      of('role', role, found.role),
      ...(birthDate === '' ? [] : [of('birth', birthDate, born)]),
    ]
  }) // prettier-ignore
  return [...judged, ...left.map((one) => inventedOf('officer name', one))]
}

const noOwner = { name: '', share: null, confidence: 0 } as const

function judgeOwners({ owners }: RegistrationTruth, reading: RegistrationReading): readonly Judged[] {
  const left = [...reading.owners]
  const judged = owners.flatMap(({ name, share: part }): readonly Judged[] => {
    const { name: found, share, confidence } = takeNamed(left, name) ?? noOwner
    const answered = share === null ? '' : `${Math.round(share.min * 100) / 100}`
    return [
      { field: 'owner name', outcome: outcomeOf(words(name), words(found)), printed: name, answered: found, confidence },
      { field: 'owner share', outcome: outcomeOf(`${part}`, answered), printed: `${part}`, answered, confidence },
    ]
  }) // prettier-ignore
  return [...judged, ...left.map((one) => inventedOf('owner name', one))]
}

/** Takes the one of this name out of those that were read. */
function takeNamed<Party extends { readonly name: string }>(left: Party[], name: string): Party | undefined {
  const at = left.findIndex((one) => words(one.name) === words(name))
  return at < 0 ? undefined : left.splice(at, 1)[0]
}

function inventedOf(field: string, one: { readonly name: string; readonly confidence: number }): Judged {
  return { field, outcome: 'invented', printed: '', answered: one.name, confidence: one.confidence }
}
