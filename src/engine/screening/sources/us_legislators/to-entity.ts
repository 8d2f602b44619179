import type { Entity, ListedName } from '../../../../vocabulary/screening/entity.ts'
import { genderIn } from '../gender.ts'
import { entityFromDraft } from '../listed-entity.ts'
import { readListedDate } from '../listed-date.ts'
import type { LegislatorRecord } from './read.ts'

const officeByTermType: Readonly<Record<string, string>> = {
  sen: 'United States Senator',
  rep: 'Member of the United States House of Representatives',
  prez: 'President of the United States',
  viceprez: 'Vice President of the United States',
}

/** One politician; whether in office is what the files say, because no one here knows today's date. */
export function legislatorEntity(record: LegislatorRecord, tenure: 'current' | 'past'): Entity {
  const { id, bio, terms } = record
  const birthDate = readListedDate(bio?.birthday ?? '')
  const last = terms.at(-1)
  const officesHeld = [...new Set(terms.map(({ type }) => officeByTermType[type] ?? type))]
  return entityFromDraft({
    id: `us_legislators:${id.bioguide ?? `govtrack-${id.govtrack ?? record.name.last}`}`,
    source: 'us_legislators',
    kind: 'person',
    topics: ['pep'],
    names: namesOf(record),
    births: birthDate === null ? [] : [birthDate],
    gender: genderIn([bio?.gender ?? '']),
    nationalities: ['US'],
    programs: officesHeld,
    notes: terms.map((term) => `${officeByTermType[term.type] ?? term.type}${term.state === undefined ? '' : ` for ${term.state}`}, ${term.start} to ${term.end ?? 'now'}`),
    links: linksOf(id),
    exposure: {
      by: 'office',
      offices: [...new Set(terms.map(({ type }) => (type === 'prez' ? 'head' : 'national')))],
      country: 'US',
      tenure,
      positions: terms.map(({ type, start, end }) => {
        return { title: officeByTermType[type] ?? type, from: start, ...(end === undefined ? {} : { to: end }) }
      }),
    },
    listedAt: last?.start,
    original: { ...record },
  }) // prettier-ignore
}

function linksOf({ bioguide, wikidata }: LegislatorRecord['id']): string[] {
  return [
    ...(bioguide === undefined ? [] : [`https://bioguide.congress.gov/search/bio/${bioguide}`]),
    ...(wikidata === undefined ? [] : [`https://www.wikidata.org/wiki/${wikidata}`]),
  ]
}

function namesOf({ name, other_names: others = [] }: LegislatorRecord): ListedName[] {
  const given = [name.first, name.middle].filter((part) => part !== undefined).join(' ')
  const suffix = name.suffix === undefined ? '' : `, ${name.suffix}`
  const strong = [
    name.official_full ?? '',
    name.nickname === undefined ? '' : `${name.last}, ${name.nickname}`,
    ...others.map(
      (other) => `${other.last ?? name.last}, ${[other.first ?? name.first, other.middle ?? ''].join(' ')}`,
    ),
  ]
  return [
    { text: `${name.last}, ${given}${suffix}`, strength: 'primary' },
    ...strong.map((text) => ({ text, strength: 'strong' as const })),
  ]
}
