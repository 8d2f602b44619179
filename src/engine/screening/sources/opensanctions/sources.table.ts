import type { ListSource } from '../list-source.ts'

/** A list that OpenSanctions gathers, and the database of the wire that it fills. */
export interface OpenSanctionsList {
  readonly database: string
  /** Names of the data set there; the first is where it is fetched from, the others are part of what it gathers. */
  readonly datasets: readonly [string, ...string[]]
  readonly title: string
  readonly topic: ListSource['topic']
  readonly bounds: ListSource['bounds']
}

/** Databases of the wire that have no reader of the publisher's own files here. */
export const openSanctionsLists: readonly OpenSanctionsList[] = [
  { database: 'au_dfat', datasets: ['au_dfat_sanctions'], title: 'Australian Sanctions Consolidated List', topic: 'sanction', bounds: { min: 1000, max: 20_000, minShareOfPrevious: 0.85 } },
  { database: 'ch_seco', datasets: ['ch_seco_sanctions'], title: 'Swiss SECO Sanctions and Embargoes', topic: 'sanction', bounds: { min: 3000, max: 30_000, minShareOfPrevious: 0.85 } },
  { database: 'eu_cor', datasets: ['eu_cor_members'], title: 'Members of the European Committee of the Regions', topic: 'pep', bounds: { min: 200, max: 5000, minShareOfPrevious: 0.7 } },
  { database: 'eu_meps', datasets: ['eu_meps'], title: 'Members of the European Parliament', topic: 'pep', bounds: { min: 500, max: 10_000, minShareOfPrevious: 0.7 } },
  { database: 'fr_tresor_gels_avoir', datasets: ['fr_tresor_gels_avoir'], title: 'French National Asset Freezing System', topic: 'sanction', bounds: { min: 2000, max: 20_000, minShareOfPrevious: 0.85 } },
  { database: 'global_politicians', datasets: ['peps', 'wd_peps', 'everypolitician', 'wikidata', 'us_cia_world_leaders', 'wd_categories'], title: 'Politically Exposed Persons', topic: 'pep', bounds: { min: 10_000, max: 2_000_000, minShareOfPrevious: 0.8 } },
  { database: 'interpol_red', datasets: ['interpol_red_notices'], title: 'INTERPOL Red Notices', topic: 'crime', bounds: { min: 1000, max: 50_000, minShareOfPrevious: 0.7 } },
  { database: 'ua_sfms', datasets: ['ua_sfms_blacklist'], title: 'Ukraine SFMS Blacklist', topic: 'sanction', bounds: { min: 200, max: 20_000, minShareOfPrevious: 0.8 } },
] // prettier-ignore
