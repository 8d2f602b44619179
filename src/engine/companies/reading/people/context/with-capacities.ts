import { plainOf } from '../../labels/label-words.ts'
import type { LabelledPage } from '../../layout/labelled-page.ts'
import { findRole, rolesOfOwners } from '../find-role.ts'
import type { FoundParty } from '../found-party.ts'
import { keyOfName } from '../mentions/mention-places.ts'
import { runningText } from '../mentions/read-on.ts'
import { placesOfNames } from './places-of-names.ts'

/** How far behind a name it is said in what capacity someone stands there, in characters. */
const reach = 320
/** In what capacity, up to the next comma; plain small letters. */
const capacity =
  /(?<!\p{L})(?:na situacao de|na qualidade de|en calidad de|en qualite de|in qualita di|in the capacity of|in der eigenschaft als|in hoedanigheid van)\s+(\p{L}+(?:[\s/-]+\p{L}+){0,4})/u
/** What registers call those who hold a part of a company. */
const member =
  /(?<!\p{L})(?:soci[oa]s?|accionistas?|acionistas?|associee?s?|actionnaires?|gesellschafter(?:in)?|aktionar(?:in)?|members?|shareholders?|vennoot|aandeelhoud(?:st)?er|wspolni(?:k|czka))(?!\p{L})/u

/** `NA SITUAÇÃO DE SÓCIO E ADMINISTRADOR` behind a name: an owner who holds an office as well; an office alone is no share. */
export function withCapacities(
  parties: readonly FoundParty[],
  pages: readonly LabelledPage[],
): readonly FoundParty[] {
  const said = capacitiesOf(parties, runningText(pages).text)
  if (said.size === 0) return parties
  const kept = parties.filter((party) => {
    const own = said.get(keyOfName(party.name))
    const isOffice = own !== undefined && !own.isMember && own.office !== null
    return !isOffice || party.role !== null || (party.share ?? party.nominal ?? party.shareCount) !== null
  })
  const has = (key: string, isOwner: boolean) => kept.some(({ name, role }) => keyOfName(name) === key && (role === null) === isOwner) // prettier-ignore
  const added = [...said].flatMap(([key, { isMember, office }]) => {
    const party = parties.find(({ name }) => keyOfName(name) === key)
    if (party === undefined) return []
    return [
      ...(isMember && !has(key, true) ? [{ ...party, role: null, isOwner: true }] : []),
      ...(office !== null && !has(key, false) ? [{ ...party, ...holdsNothing, role: office, isOwner: false }] : []),
    ]
  }) // prettier-ignore
  return [...kept, ...added]
}

const holdsNothing = { share: null, nominal: null, shareCount: null } as const

interface Capacity {
  readonly isMember: boolean
  readonly office: FoundParty['role']
}

/** What is said behind the first place of each name, up to the next name. */
function capacitiesOf(parties: readonly FoundParty[], text: string): ReadonlyMap<string, Capacity> {
  const places = placesOfNames(
    text,
    parties.map(({ name }) => name),
  )
  const said = new Map<string, Capacity>()
  for (const [at, { key, end }] of places.entries()) {
    const words = capacity.exec(plainOf(text.slice(end, Math.min(end + reach, places[at + 1]?.start ?? Infinity))))?.[1]
    if (words === undefined || said.has(key)) continue
    const office = findRole(words.replace(member, ' '))?.role ?? null
    said.set(key, { isMember: member.test(words), office: office !== null && rolesOfOwners.includes(office) ? null : office })
  } // prettier-ignore
  return said
}
