import { pairs } from './kit/blocks.ts'
import { inventCompany } from './kit/invent.ts'
import type { Layout } from './kit/print.ts'
import { openSheet } from './kit/sheet.ts'
import { amount, dated, finished, officer, owner } from './kit/written.ts'

const words = {
  given: 'Оксана Василівна|Богдан Ігорович|Ярина Степанівна|Назар Олегович|Лідія Юхимівна|Тарас Юрійович',
  surnames: 'Коваленко|Гнатюк|Шевчишин|Пилипенко|Їжакевич|Дорошенко|Ґудзенко',
  streets: 'вул. Хрещатик|вул. Лесі Українки|просп. Свободи|вул. Зелена',
  cities: '01001;м. Київ|79000;м. Львів|65000;м. Одеса|61000;м. Харків',
  stems: 'КАЛИНОВИЙ ГАЙ|ДНІПРО-АГРО|СОНЯХ ТЕХНОЛОГІЇ|КАРПАТСЬКІ ЛІСОВІ ПРОМИСЛИ ТА ДЕРЕВООБРОБКА|БУРШТИН',
  firms: 'ТОВ "ЛЕЛЕКА КАПІТАЛ"|ПП "ЧЕРВОНА РУТА"',
}

/** An extract of the unified state register: a label in its own paragraph, the value under or beside it. */
export const ukrainianExtract: Layout = (seed) => {
  const c = inventCompany(seed, words, { officers: [1, 2], owners: [1, 4], nominals: [1], shares: [1000, 20_000, 100_000] })
  const sheet = openSheet(c.random)
  const name = `ТОВАРИСТВО З ОБМЕЖЕНОЮ ВІДПОВІДАЛЬНІСТЮ "${c.stem}"`
  const number = c.digits(8)
  const address = `Україна, ${c.postcode}, ${c.city}, ${c.street}, будинок ${c.streetNumber}`
  const full = (one: { surname: string; given: string }): string => `${one.surname.toUpperCase()} ${one.given.toUpperCase()}`
  const style = c.random.pick(['above', 'inline', 'beside'] as const)
  const state = c.random.pick([['зареєстровано', 'active'], ['зареєстровано', 'active'], ['в стані припинення', 'in_liquidation']] as const)
  sheet.text('ВИТЯГ', { size: 14, align: 'centre' })
  sheet.text('з Єдиного державного реєстру юридичних осіб, фізичних осіб-підприємців та громадських формувань', { align: 'centre' })
  sheet.gap(10)
  pairs(sheet, [
    ['Найменування юридичної особи', name],
    ['Організаційно-правова форма', 'ТОВАРИСТВО З ОБМЕЖЕНОЮ ВІДПОВІДАЛЬНІСТЮ'],
    ['Ідентифікаційний код юридичної особи', number],
    ['Стан суб\'єкта', state[0]],
    ['Місцезнаходження юридичної особи', address],
    ['Дата та номер запису в Єдиному державному реєстрі', `${dated(c.registered, 'DD.MM.YYYY')}, ${c.digits(14)}`],
    ['Розмір статутного капіталу', `${amount(c.capital, c.random.pick(['', ' ']), ',')} грн.`],
    ['Види діяльності', '46.90 Неспеціалізована оптова торгівля (основний)'],
    ['Керівник юридичної особи', c.officers.map((one, at) => `${full(one)} - ${at === 0 ? 'керівник' : 'підписант'}`).join('\n')],
  ], { style, mark: ':', split: 0.42, gap: 5 })
  sheet.text('Перелік засновників (учасників) юридичної особи:')
  for (const one of c.owners) sheet.text(`${one.person === null ? one.name : full(one.person)}, Країна громадянства: Україна, Розмір внеску до статутного фонду (грн.): ${amount(one.amount, '', ',')}`, { from: 0.04 })
  return finished(sheet, {
    ...{ layout: 'ua-vytiah', language: 'uk', country: 'UA' },
    values: {
      ...{ legalName: name, registrationNumber: number, status: state[1], address },
      ...{ entityType: 'ТОВАРИСТВО З ОБМЕЖЕНОЮ ВІДПОВІДАЛЬНІСТЮ', incorporationDate: c.registered },
    },
    capital: [c.capital, 'UAH'],
    officers: c.officers.map((one, at) => officer({ ...one, name: full(one) }, at === 0 ? 'managing_director' : 'authorised_signatory')),
    owners: c.owners.map((one) => ({ ...owner(one), name: one.person === null ? one.name : full(one.person) })),
  })
}
