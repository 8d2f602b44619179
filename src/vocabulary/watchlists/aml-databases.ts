import type { EntityTopic } from '../screening/entity.ts'

/** The lists that the wire can ask for by code (docs/reference/wire.md, "AML"). */
export const amlDatabases = {
  au_dfat: { title: 'Australia DFAT consolidated list', topic: 'sanction' },
  ca_dfatd: { title: 'Canada Global Affairs consolidated list', topic: 'sanction' },
  ch_seco: { title: 'Switzerland SECO', topic: 'sanction' },
  eu_cor: { title: 'EU Committee of the Regions', topic: 'pep' },
  eu_fsf: { title: 'EU Financial Sanctions Files', topic: 'sanction' },
  eu_meps: { title: 'Members of the European Parliament', topic: 'pep' },
  fr_tresor_gels_avoir: { title: 'France Trésor asset freezes', topic: 'sanction' },
  gb_hmt: { title: 'UK HM Treasury', topic: 'sanction' },
  global_politicians: { title: 'Politicians worldwide', topic: 'pep' },
  interpol_red: { title: 'Interpol red notices', topic: 'crime' },
  ua_sfms: { title: 'Ukraine SFMS', topic: 'sanction' },
  un_sc: { title: 'UN Security Council', topic: 'sanction' },
  us_ofac: { title: 'US OFAC Specially Designated Nationals', topic: 'sanction' },
} as const satisfies Record<string, { title: string; topic: EntityTopic }>

/** All codes, in alphabetical order. */
export const amlDatabaseCodes: readonly string[] = Object.keys(amlDatabases).sort()

/** The built-in list of invented names: the only one that a test key searches, and no live key ever does. */
export const demoDatabase = 'demo'

/** Sources under an id of their own. */
const otherTopics: Readonly<Record<string, readonly EntityTopic[]>> = {
  [demoDatabase]: ['sanction', 'crime', 'pep'],
  us_legislators: ['pep'],
  us_ofac_cons: ['sanction'],
  eu_journal: ['sanction'],
  us_bis_dpl: ['sanction'],
  us_csl: ['sanction'],
}

const everyTopic: readonly EntityTopic[] = ['sanction', 'crime', 'pep']

/** Why people stand in a list. One that is not known here may be of anything: its absence is missed everywhere. */
export function topicsOf(database: string): readonly EntityTopic[] {
  const known: Readonly<Record<string, { readonly topic: EntityTopic }>> = amlDatabases
  const topic = known[database]?.topic
  return otherTopics[database] ?? (topic === undefined ? everyTopic : [topic])
}
