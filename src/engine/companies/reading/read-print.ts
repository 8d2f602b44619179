import { capitalOfTable, capitalOfTotal } from './company/capital/capital-of-table.ts'
import { type CompanyKey, type CompanyValues, companyKeys } from '../../../vocabulary/companies/company.ts'
import type { ReadValue, RegistrationReading } from '../../../vocabulary/companies/registration-reading.ts'
import { addressOfParts, withLinesToPostcode, withPlaceUnder } from './company/address-of-parts.ts'
import { bestValues, type ScoredCandidate } from './company/best-values.ts'
import { type Candidate, candidatesOf } from './company/candidates.ts'
import { withDateOfEntry } from './company/dates/date-of-entry.ts'
import { datedEvents } from './company/dates/dated-events.ts'
import { formLine } from './company/form-in-print.ts'
import {
  cleanName,
  isBeginningOf,
  isSentence,
  isNoCompanyName,
  nameByWitnesses,
} from './company/name-by-witnesses.ts'
import { nameWithoutLabel } from './company/name-without-label.ts'
import { ownCapital } from './company/capital/own-capital.ts'
import { numberAnywhere } from './company/number-anywhere.ts'
import { saidByContext } from './company/said-by-context.ts'
import { sentenceValues } from './company/sentences.ts'
import type { OpenValue, OpenValues } from './company/open-value.ts'
import { withKnowledge, type CompanyKnowledge } from './company/with-knowledge.ts'
import { languageOf } from './labels/language-of.ts'
import type { LabelKind, LabelLanguage } from './labels/label-kinds.ts'
import { labelledPage, type LabelledPage } from './layout/labelled-page.ts'
import { numberedColumns } from './layout/columns/numbered-columns.ts'
import { boxAround, type PrintPiece } from './layout/print-piece.ts'
import { findParties } from './people/find-parties.ts'
import type { ReadParty } from './people/shares.ts'
import { shapedValues } from './shape/shaped-values.ts'
import { believedTags } from './tagger/believed-tags.ts'
import { joinedValues } from './tagger/joined-values.ts'
import type { TaggedPrint } from './tagger/tag-print.ts'
import { looksLikeCompany } from './values/company-words.ts'
import { countryOfPrint } from './values/country-of-print.ts'
import { countryOf } from './people/nationalities.ts'
import { amountOf } from './values/printed-amount.ts'
import type { ValueContext } from './values/parse-value.ts'

/** What print says, and what of the print each value was read from. */
export interface PrintReading extends Pick<
  RegistrationReading,
  'language' | 'values' | 'shareCapital' | 'officers' | 'owners'
> {
  /** Everything that a value was read from. */
  readonly sources: readonly PrintPiece[]
}

export interface PrintRequest {
  /** What the network says of the words of each page; absent: it was not asked. */
  readonly tagged?: readonly TaggedPrint[]
  /** ISO 3166 alpha-2, where the caller knows it. */
  readonly country: string | null
  /** `YYYY-MM-DD` */
  readonly today: string
  readonly knowledge: CompanyKnowledge
}

type OpenSentences = Partial<Record<CompanyKey | 'shareCapital', OpenValue>>

const keyOfKind: Readonly<Partial<Record<LabelKind, CompanyKey>>> = {
  name: 'legalName',
  localName: 'legalNameLocal',
  number: 'registrationNumber',
  taxNumber: 'taxNumber',
  lei: 'lei',
  legalForm: 'entityType',
  incorporated: 'incorporationDate',
  status: 'status',
  address: 'address',
}

/** Reads the print of a registration document, by the labels in it. Values that are not there are absent. */
export function readPrint(pieces: readonly PrintPiece[], request: PrintRequest): PrintReading {
  const language = languageOf(pagesOf(pieces, null))
  const pages = pagesOf(pieces, language)
  const country = request.country ?? countryOfPrint(pieces.map(({ text }) => text))
  const context: ValueContext = { country, today: request.today }
  const { knowledge } = request
  const people = findParties(pages, context)
  const best = bestOf(pages, people.used, { context, knowledge })
  const said = saidIn(pages, context)
  const values = valuesOf(pages, best, { used: people.used, said })
  const capital = best.get('capital')
  const printed =
    capital === undefined
      ? (capitalOfTable(pages) ?? capitalOfTotal(pages) ?? said.shareCapital)
      : openValue(capital)
  const byRules = {
    ...withCountry(values, best),
    ...(printed === undefined ? {} : { shareCapital: printed }),
  }
  const tagged = believedTags(request.tagged, byRules)
  const joined = joinedValues(byRules, tagged, { context, knowledge })
  const { shareCapital, ...seen } = shapedValues(joined, pieces)
  const dated = withDateOfEntry(seen, datedEvents(pages, context))
  const known = withPrintedCountry(withKnowledge(dated, { country, pages, knowledge }), country)
  const ofCapital = ownCapital(shareCapital, { pages, pieces, country })
  const { officers, owners, sources } = people.read({
    ...{ capital: amountIn(ofCapital), legalName: known.legalName?.value ?? '', tagged },
  })
  return {
    language,
    values: withoutPieces(known),
    ...(ofCapital === undefined ? {} : { shareCapital: closed(ofCapital) }),
    officers: officers.map(withoutSource),
    owners: owners.map(withoutSource),
    sources: [
      ...Object.values(known).flatMap((value) => value.pieces),
      ...(ofCapital?.pieces ?? []),
      ...sources,
    ],
  }
}

export function pagesOf(
  pieces: readonly PrintPiece[],
  language: LabelLanguage | null,
): readonly LabelledPage[] {
  const numbers = [...new Set(pieces.map(({ page }) => page))].sort((a, b) => a - b)
  return numbers.flatMap((page) => {
    const own = pieces.filter((piece) => piece.page === page)
    return numberedColumns(own, language) ?? [labelledPage(own, language)]
  })
}

function bestOf(
  pages: readonly LabelledPage[],
  used: ReadonlySet<PrintPiece>,
  { context, knowledge }: { readonly context: ValueContext; readonly knowledge: CompanyKnowledge },
) {
  const candidates = pages.flatMap((page) => {
    const free = { pieces: page.pieces.filter(({ piece }) => !used.has(piece)) }
    return free.pieces.flatMap((one) => candidatesOf(free, one, context))
  })
  return bestValues(candidates.map((one) => weighed(one, context, knowledge)))
}

/** Numbers that keep to a scheme of the country come before those that do not. */
function weighed(one: Candidate, { country }: ValueContext, knowledge: CompanyKnowledge): Candidate {
  const key = keyOfKind[one.kind]
  if (key !== 'registrationNumber' && key !== 'taxNumber' && key !== 'lei') return one
  const { isValid } = knowledge.validateNumber({ country, key, value: one.parsed.value })
  if (isValid === null) return one
  return { ...one, parsed: { ...one.parsed, form: isValid ? 1 : Math.min(one.parsed.form, 0.75) } }
}

function valuesOf(
  pages: readonly LabelledPage[],
  best: ReadonlyMap<LabelKind, ScoredCandidate>,
  { used, said }: { readonly used: ReadonlySet<PrintPiece>; readonly said: OpenSentences },
): OpenValues {
  const { shareCapital: _, ...values } = said
  for (const [kind, candidate] of best) {
    const key = keyOfKind[kind]
    if (key !== undefined && !isBetterSaid(candidate, said)) values[key] = openValue(candidate)
  }
  const parts = isWholeAddress(values.address) ? null : addressOfParts(pages, used)
  if (parts !== null) values.address = parts
  else if (values.address !== undefined)
    values.address = withLinesToPostcode(withPlaceUnder(values.address, pages), pages)
  const name = companyName(pages, used, values.legalName)
  if (name === undefined) delete values.legalName
  else values.legalName = name
  const form = values.entityType === undefined ? formLine(pages, used) : null
  if (form !== null) values.entityType = valueOfPiece(form)
  const number = values.registrationNumber === undefined ? numberAnywhere(pages, used) : null
  if (number !== null) values.registrationNumber = valueOfPiece(number)
  return values
}

/** The name that was read beside a label, or by the print that speaks for it; none where what was read is a sentence. */
function companyName(
  pages: readonly LabelledPage[],
  used: ReadonlySet<PrintPiece>,
  labelled: OpenValue | undefined,
): OpenValue | undefined {
  const title = labelled === undefined ? nameWithoutLabel(pages, used) : null
  const read = title === null ? labelled : valueOfPiece(title)
  const witnessed = isNameOpen(read) ? nameByWitnesses(pages, used) : null
  const isBetter = witnessed !== null && isBetterName(witnessed.value, read)
  const best = isBetter ? { ...witnessed, ...placeOf(witnessed.pieces) } : read
  if (best === undefined) return undefined
  const value = cleanName(best.value)
  return isSentence(value) ? undefined : { ...best, value }
}

/** Not read, none, or without a legal form at its end. */
const isNameOpen = (name: OpenValue | undefined): boolean =>
  name === undefined || isNoCompanyName(name.value) || !looksLikeCompany(name.value)

const isBetterName = (witnessed: string, name: OpenValue | undefined): boolean =>
  name === undefined || isNoCompanyName(name.value) || isBeginningOf(name.value, witnessed)

/** How sure a value is at least that a known sentence says, which words before it alone do not make. */
const ofSentence = 0.8

/** Kinds whose values have no form of their own: the whole sentence would be taken. */
const inSentences: readonly LabelKind[] = ['name', 'address', 'legalForm']

/**
 * Of addresses, one with a number that a sentence says comes before one without that stands beside a label. Of what stands under a
 * heading, the value in its sentence comes before the whole sentence.
 */
function isBetterSaid({ kind, parsed }: ScoredCandidate, said: OpenSentences): boolean {
  if (kind === 'address' && said.address !== undefined && !/\d/.test(parsed.value)) return true
  const key = inSentences.includes(kind) ? keyOfKind[kind] : undefined
  const sentence = key === undefined ? undefined : said[key]
  return (
    sentence !== undefined &&
    sentence.confidence >= ofSentence &&
    parsed.value.length > sentence.value.length + 3 &&
    parsed.value.includes(sentence.value)
  )
}

/** One without a figure, or of a few letters, is a part of an address; what a sentence may say is read after its parts. */
const isWholeAddress = (address: OpenValue | undefined): boolean =>
  address !== undefined &&
  (address.label !== undefined || address.confidence >= ofSentence) &&
  address.value.length >= shortAddress &&
  /\d/.test(address.value) &&
  /\p{L}{3}/u.test(address.value)
const shortAddress = 16

/** What sentences say, the first of each key. */
function saidIn(pages: readonly LabelledPage[], context: ValueContext): OpenSentences {
  const said: OpenSentences = {}
  for (const read of [sentenceValues, saidByContext])
    for (const page of pages)
      for (const { key, value, pieces, confidence } of read(
        page.pieces.map(({ piece }) => piece),
        context,
      ))
        said[key] ??= { value, confidence, ...placeOf(pieces), pieces }
  return said
}

function valueOfPiece({
  piece,
  confidence,
}: {
  readonly piece: PrintPiece
  readonly confidence: number
}): OpenValue {
  return { value: piece.text, confidence, ...placeOf([piece]), pieces: [piece] }
}

function openValue({ parsed, pieces, confidence, label }: ScoredCandidate): OpenValue {
  return {
    value: parsed.value,
    confidence,
    ...placeOf(pieces),
    ...(label.label === null ? {} : { label: label.label.label }),
    pieces,
  }
}

function placeOf(pieces: readonly PrintPiece[]): Pick<ReadValue, 'page' | 'box'> {
  const page = pieces[0]?.page ?? 0
  const box = boxAround(pieces.filter((piece) => piece.page === page).map((piece) => piece.box))
  return { page, ...(box === undefined ? {} : { box }) }
}

function amountIn(capital: ReadValue | undefined): number | null {
  return amountOf(/\d[\d.,'’ ]*/u.exec(capital?.value ?? '')?.[0]?.trim() ?? '')
}

/** The country by a label of its own. */
function withCountry(values: OpenValues, best: ReadonlyMap<LabelKind, ScoredCandidate>): OpenValues {
  const labelled = best.get('jurisdiction')
  const iso2 = labelled === undefined ? null : countryOf(labelled.parsed.value)
  if (labelled === undefined || iso2 === null) return values
  return { ...values, countryIso2: { ...openValue(labelled), value: iso2 } }
}

/** The country that the register's print shows, where none is named. */
function withPrintedCountry(values: OpenValues, country: string | null): OpenValues {
  if (values.countryIso2 !== undefined || country === null) return values
  return { ...values, countryIso2: { value: country, confidence: 0.8, page: 0, pieces: [] } }
}

function closed({ pieces: _, ...value }: OpenValue): ReadValue {
  return value
}

function withoutPieces(values: OpenValues): CompanyReadValues {
  const entries = companyKeys.flatMap((key) => {
    const value = values[key]
    return value === undefined ? [] : [[key, closed(value)] as const]
  })
  return Object.fromEntries(entries)
}

type CompanyReadValues = Readonly<Partial<Record<keyof CompanyValues, ReadValue>>>

function withoutSource<Party extends ReadParty>({ pieces: _, ...party }: Party): Omit<Party, 'pieces'> {
  return party
}
