import { asksForScreening } from '../../engine/checks/companies/asks-for-screening.ts'
import { bestValues, columnsOf, documentValues } from '../../engine/companies/compare/column-values.ts'
import { compareCompany } from '../../engine/companies/compare/compare-company.ts'
import { numberFacts } from '../../engine/companies/compare/number-facts.ts'
import type { CompanyFacts } from '../../vocabulary/companies/company-facts.ts'
import type { CompanyValues } from '../../vocabulary/companies/company.ts'
import type { Facts } from '../../vocabulary/decision/facts.ts'
import { companyMatchKey } from '../../vocabulary/subjects/company-match-key.ts'
import { registerAnswer } from '../companies/register-answer.ts'
import { receiveImage } from '../images/receive-image.ts'
import type { JudgementTask } from '../judgement/judgement-task.ts'
import { holderSettings } from '../scan/known-of-document.ts'
import type { KybCommand } from './kyb-command.ts'
import { readRegistration, type ReadRegistration } from './read-registration.ts'
import { screenSubjects } from './screen-subjects.ts'
import { walkOwnership } from './walk-ownership.ts'

type KybTask = JudgementTask<KybCommand>

/** What is known of a company, and the picture of its document's first page. */
export interface GatheredCompany extends Pick<Facts, 'screening' | 'lists'> {
  readonly company: CompanyFacts
  readonly picture: Uint8Array | null
}

/** Reads the document, asks the registers, lays all against each other, follows the owners and screens who was found. */
export async function gatherCompany(work: KybTask): Promise<GatheredCompany> {
  const { ports, principal, command, limits, profile } = work
  const { given } = command
  const { reading: document, picture } = await readDocument(work)
  const registry = await askRegisters(work, { ...documentValues(document), ...given })
  const columns = columnsOf({ given, document, registry })
  const ownership = await walkOwnership(ports, {
    mode: principal.mode,
    values: bestValues(columns),
    registry,
    documentOwners: document?.owners ?? [],
    signal: limits.signal,
  })
  const known = { given, document, registry, ownership }
  const compared = compareCompany(columns)
  const { screening, lists, ...screened } = await screenSubjects(ports, {
    mode: principal.mode,
    isRequested: asksForScreening(profile.profile),
    ownerShare: profile.profile.kyb.ownerShare,
    company: known,
    settings: () => holderSettings({ ports, principal, profile: profile.profile }),
    falsePositiveRules: () => rulesOf(work, compared),
    signal: limits.signal,
  })
  const company = { ...known, numbers: numberFacts(columns), compared, ...screened }
  return { company, screening, lists, picture }
}

async function readDocument({
  ports,
  principal,
  command: { document: input, given },
  limits,
}: KybTask): Promise<{
  readonly reading: CompanyFacts['document']
  readonly picture: ReadRegistration['picture']
}> {
  if (input === null) return { reading: null, picture: null }
  const { maxImageBytes: maxBytes, fetchTimeoutMs: timeoutMs, signal } = limits
  const bytes = await receiveImage(ports, principal, { input, limits: { maxBytes, timeoutMs, signal } })
  const { countryIso2: country } = given
  return readRegistration(ports, { bytes, ...(country === undefined ? {} : { country }), signal })
}

/** What was given goes before what was read: it is the company that the caller asks about. */
function askRegisters(
  { ports, principal, limits }: KybTask,
  asked: CompanyValues,
): Promise<CompanyFacts['registry']> {
  const { legalName, legalNameLocal, registrationNumber, taxNumber, lei, countryIso2: country } = asked
  const name = legalName ?? legalNameLocal
  const query = {
    mode: principal.mode,
    ...(name === undefined ? {} : { name }),
    ...(registrationNumber === undefined ? {} : { registrationNumber }),
    ...(taxNumber === undefined ? {} : { taxNumber }),
    ...(lei === undefined ? {} : { lei }),
    ...(country === undefined ? {} : { country }),
  }
  return registerAnswer(ports, query, limits.signal)
}

/** What was found to be no hit in earlier checks of the same company. */
async function rulesOf({ ports, principal }: KybTask, compared: CompanyFacts['compared']) {
  const key = companyMatchKey({ compared })
  return key === null ? [] : ports.records.rulesOfDocument(principal, key)
}
