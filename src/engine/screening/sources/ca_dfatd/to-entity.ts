import type { EntityKind } from '../../../../vocabulary/screening/entity.ts'
import { countryCodesIn } from '../country-names.ts'
import type { EntityDraft } from '../listed-entity.ts'
import { readListedDates } from '../listed-date.ts'
import { slug } from '../slug.ts'
import { xmlToObject, textIn, type XmlElement } from '../read-xml.ts'

/** One record of the list; its number is that of its regulation, schedule and item. */
export function semaEntity(record: XmlElement): EntityDraft {
  const organisation = textIn(record, 'EntityOrShip')
  const imo = textIn(record, 'ShipIMONumber')
  const kind = kindOf(imo, organisation)
  const [regulation = ''] = textIn(record, 'Country').split(' / ')
  const birthDates = readListedDates(textIn(record, 'DateOfBirthOrShipBuildDate'))
  const title = textIn(record, 'TitleOrShip')
  const number = [regulation, textIn(record, 'Schedule'), textIn(record, 'Item')].map(slug).join('-')
  return {
    id: `ca_dfatd:${number}`,
    source: 'ca_dfatd',
    kind,
    topics: ['sanction'],
    names: [
      ...[organisation === '' ? personName(record) : organisation].flatMap((name, at) =>
        name.split(/\s+\/\s+/).map((text, part) => ({ text, strength: at + part === 0 ? ('primary' as const) : ('strong' as const) })),
      ),
      ...readAliases(textIn(record, 'Aliases'), kind).map((text) => ({ text, strength: 'strong' as const })),
    ],
    births: kind === 'person' ? birthDates.dates : [],
    countries: countryCodesIn(regulation),
    identifiers: imo === '' ? [] : [{ type: 'imo', value: imo.replace(/\D/g, '') }],
    programs: [regulation, textIn(record, 'Schedule') === '' ? '' : `Schedule ${textIn(record, 'Schedule')}`],
    notes: [
      ...(title === '' ? [] : [`${kind === 'person' ? 'Title' : 'Type'}: ${title}`]),
      ...(kind === 'person' ? birthDates.unparsed.map((text) => `Date of birth: ${text}`) : []),
      ...(kind === 'vessel' && birthDates.dates.length > 0 ? [`Built: ${birthDates.dates.map(({ from }) => from).join(', ')}`] : []),
    ],
    links: ['https://www.international.gc.ca/world-monde/international_relations-relations_internationales/sanctions/consolidated-consolide.aspx?lang=eng'],
    listedAt: textIn(record, 'DateOfListing').slice(0, 10),
    original: xmlToObject(record),
  } // prettier-ignore
}

function kindOf(imo: string, organisation: string): EntityKind {
  if (imo !== '') return 'vessel'
  return organisation === '' ? 'person' : 'organisation'
}

function personName(record: XmlElement): string {
  const [last, given] = [textIn(record, 'LastName'), textIn(record, 'GivenName')]
  return last === '' || given === '' ? last + given : `${last}, ${given}`
}

/** Words before an alias that say in which language it is, in English or French. */
const aliasIntroduction =
  /^(?:(?:also (?:known|spelled) as|formerly known as|a\.?k\.?a\.?|f\.?k\.?a\.?|connu sous le nom de)\s*:?\s+|(?:in )?(?:russian|belarus+ian|ukrainian|english|french|arabic|persian|farsi|chinese|burmese|spanish|russe|bélarussien|ukrainien|anglais|français|arabe)(?: (?:spelling|name))?\s*:\s*)/i

/** What follows a comma and is no name but the end of one. */
const nameSuffix =
  /^(?:ltd|limited|llc|l\.l\.c|inc|incorporated|corp|co|company|s\.?a\.?|jsc|ojsc|pjsc|plc|gmbh|fze|fzco|lp|llp|a\.?s\.?|c\.?a\.?|s\.?r\.?l|jr|sr|ii|iii)\.?,?$/i

/** Free text, separated by commas, semicolons or slashes outside brackets; `Foo Co., Ltd.` remains whole. */
export function readAliases(text: string, kind: EntityKind): readonly string[] {
  const pieces = text.split(/\s*;\s*|\s+\/\s*|\/\s+|\s*,(?![^(]*\))\s*/)
  const aliases: string[] = []
  for (const piece of pieces) {
    const previous = aliases.at(-1)
    if (kind !== 'person' && previous !== undefined && nameSuffix.test(piece)) {
      aliases[aliases.length - 1] = `${previous}, ${piece}`
    } else if (piece !== '') aliases.push(piece)
  }
  return aliases.map((alias) => alias.replace(aliasIntroduction, '').replace(aliasIntroduction, '').trim())
}
