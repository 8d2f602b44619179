import { knownDocumentChecks } from '../../engine/checks/known-document.ts'
import type { Principal } from '../../vocabulary/account/principal.ts'
import type { Facts } from '../../vocabulary/decision/facts.ts'
import type { Profile } from '../../vocabulary/profiles/profile.ts'
import { defaultScreeningBand } from '../../vocabulary/screening/screening.ts'
import { matchKeys } from '../../vocabulary/subjects/match-keys.ts'
import type { Ports } from '../ports/ports.ts'
import type { FalsePositiveRule } from '../ports/screening/false-positives.ts'
import { screenHolder } from '../screening/screen-holder.ts'
import type { HolderSettings } from '../screening/screen-questions.ts'
import { mergeFields } from './merge-fields.ts'

interface KnowledgeTask {
  readonly ports: Pick<Ports, 'records' | 'lists' | 'places'>
  readonly principal: Principal
  readonly profile: Omit<Profile, 'name'>
  readonly limits: { readonly signal: AbortSignal }
}

interface ReadDocument {
  readonly sides: Pick<Facts, 'back'> & { readonly front: NonNullable<Facts['front']> }
  /** Address at which the holder is; null when none was given. */
  readonly ip: string | null
}

/** What lists, the account's own records and the table of addresses know of a document that was read, and of its holder. */
export async function knownOfDocument(
  task: KnowledgeTask,
  { sides, ip }: ReadDocument,
): Promise<Pick<Facts, 'known' | 'ip' | 'screening' | 'lists'>> {
  const { ports, principal, profile, limits } = task
  const holder = await screenHolder(ports, {
    mode: principal.mode,
    profile,
    readings: [sides.front.reading, sides.back?.reading ?? null].filter((reading) => reading !== null),
    settings: () => holderSettings(task),
    falsePositiveRules: () => rulesOf(task, sides),
    signal: limits.signal,
  })
  return { ...(await knownDocumentOf(task, sides)), ...ipFacts(ports, ip), ...holder }
}

/** The band of the profile goes before the account's, and that before the shipped one. */
export async function holderSettings({
  ports,
  principal,
  profile,
}: Pick<KnowledgeTask, 'principal' | 'profile'> & {
  readonly ports: Pick<Ports, 'records'>
}): Promise<HolderSettings> {
  const { screeningBand, requiredLists } = await ports.records.account(principal)
  return { band: profile.screeningBand ?? screeningBand ?? defaultScreeningBand, requiredLists }
}

/** Where the holder's address is, where one was given. */
function ipFacts({ places: geoip }: KnowledgeTask['ports'], ip: string | null): Pick<Facts, 'ip'> {
  return ip === null ? {} : { ip: { address: ip, country: geoip.countryOf(ip), table: geoip.table } }
}

/** What the account knows of the document, where the profile asks: its own records are looked through for nothing else. */
async function knownDocumentOf(
  { ports, principal, profile }: KnowledgeTask,
  sides: ReadDocument['sides'],
): Promise<Pick<Facts, 'known'>> {
  const isRequested = knownDocumentChecks.some(({ code }) => profile.decisions[code]?.enabled === true)
  if (!isRequested) return {}
  const { document } = matchKeys(mergeFields(sides).fields)
  return { known: document === null ? null : await ports.records.knownDocument(principal, document) }
}

/** What was found to be no hit in earlier scans of the same document. */
async function rulesOf(
  { ports, principal }: KnowledgeTask,
  sides: ReadDocument['sides'],
): Promise<readonly FalsePositiveRule[]> {
  const { document } = matchKeys(mergeFields(sides).fields)
  return document === null ? [] : ports.records.rulesOfDocument(principal, document)
}
