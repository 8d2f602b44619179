import { inventCompany } from './kit/invent.ts'
import type { Layout } from './kit/print.ts'
import { openSheet } from './kit/sheet.ts'
import { amount, dated, finished, officer, owner, percent } from './kit/written.ts'

const words = {
  given: 'Прасковья Ильинична|Евграф Петрович|Людмила Сергеевна|Тимофей Аркадьевич|Раиса Никитична|Герман Львович',
  surnames: 'Берёзкин|Щеглов|Воробьёв|Синицын|Журавлёв|Чижов|Лисицын',
  streets: 'УЛ. САДОВАЯ|ПР-КТ МИРА|НАБ. РЕЧНАЯ|УЛ. ЗАВОДСКАЯ',
  cities: '125009;Г. МОСКВА|190000;Г. САНКТ-ПЕТЕРБУРГ|630099;Г. НОВОСИБИРСК|620014;Г. ЕКАТЕРИНБУРГ',
  stems: 'СЕВЕРНАЯ ВЕРФЬ ПЛЮС|РЯБИНУШКА|УРАЛЬСКИЕ САМОЦВЕТЫ И КАМНЕРЕЗНОЕ ДЕЛО|ТАЙГА-ЛЕС|БАЙКАЛТЕХСЕРВИС',
  firms: 'ООО "ЗИМОРОДОК ИНВЕСТ"|АО "ПОЛЫНЬ"',
}

/** An extract of the unified state register: a table of three columns, numbered rows under centred headings. */
export const russianExtract: Layout = (seed) => {
  const c = inventCompany(seed, words, { officers: [1, 1], owners: [1, 5], nominals: [1], shares: [10_000, 50_000, 100_000] })
  const sheet = openSheet(c.random, { footer: (page) => `Страница ${page} из 5` })
  const name = `ОБЩЕСТВО С ОГРАНИЧЕННОЙ ОТВЕТСТВЕННОСТЬЮ "${c.stem}"`
  const [number, tax] = [`1${c.digits(12)}`, c.digits(10)]
  const address = `${c.postcode}, ${c.city}, ${c.street}, Д. ${c.streetNumber}`
  let row = 0
  const line = (label: string, value: string): void => {
    row += 1
    sheet.row([{ text: String(row), from: 0, to: 0.06 }, { text: label, from: 0.08, to: 0.48 }, { text: value, from: 0.52, to: 1 }])
    sheet.gap(3)
  }
  const heading = (text: string): void => {
    sheet.gap(4)
    sheet.text(text, { align: 'centre' })
    sheet.gap(2)
  }
  const person = (who: (typeof c.officers)[number]): void => {
    const [given, patronymic] = who.given.split(' ')
    line('Фамилия\nИмя\nОтчество', `${who.surname}\n${given ?? ''}\n${patronymic ?? ''}`.toUpperCase())
    line('ИНН', c.digits(12))
  }
  sheet.text('ВЫПИСКА', { size: 13, align: 'centre' })
  sheet.text('из Единого государственного реестра юридических лиц', { align: 'centre' })
  sheet.row([{ text: dated(c.issued, 'DD.MM.YYYY'), from: 0, to: 0.3 }, { text: `№ ЮЭ9965-25-${c.digits(8)}`, from: 0.6, to: 1 }])
  sheet.text('Настоящая выписка содержит сведения о юридическом лице')
  sheet.text(name, { align: 'centre' })
  sheet.row([{ text: 'ОГРН', from: 0.2, to: 0.3 }, { text: number, from: 0.34, to: 0.8 }])
  sheet.text(`включенные в Единый государственный реестр юридических лиц по состоянию на ${dated(c.issued, 'D MONTH YYYY', 'ru')} г.`)
  sheet.gap(4)
  sheet.row([{ text: '№ п/п', from: 0, to: 0.07 }, { text: 'Наименование показателя', from: 0.1, to: 0.48 }, { text: 'Значение показателя', from: 0.52, to: 1 }])
  heading('Наименование')
  line('Полное наименование на русском языке', name)
  line('Сокращенное наименование на русском языке', `ООО "${c.stem}"`)
  heading('Место нахождения и адрес юридического лица')
  line('Адрес юридического лица', address)
  heading('Сведения о регистрации')
  line('Способ образования', 'Создание юридического лица')
  line('ОГРН', number)
  line('Дата регистрации', dated(c.registered, 'DD.MM.YYYY'))
  heading('Сведения об учете в налоговом органе')
  line('ИНН юридического лица', tax)
  line('КПП юридического лица', c.digits(9))
  heading('Сведения о лице, имеющем право без доверенности действовать от имени юридического лица')
  for (const who of c.officers) person(who)
  line('Должность', 'ГЕНЕРАЛЬНЫЙ ДИРЕКТОР')
  heading('Сведения об уставном капитале / складочном капитале / уставном фонде / паевом фонде')
  line('Вид', 'УСТАВНЫЙ КАПИТАЛ')
  line('Размер (в рублях)', amount(c.capital, '', c.random.pick(['', '.'])))
  heading('Сведения об участниках / учредителях юридического лица')
  for (const one of c.owners) {
    if (one.person === null) line('Полное наименование', one.name)
    else person(one.person)
    line('Номинальная стоимость доли (в рублях)', amount(one.amount, ''))
    line('Размер доли (в процентах)', percent(one.share))
  }
  return finished(sheet, {
    ...{ layout: 'ru-egrul', language: 'ru', country: 'RU' },
    values: { legalName: name, registrationNumber: number, taxNumber: tax, address, incorporationDate: c.registered },
    capital: [c.capital, 'RUB'],
    officers: c.officers.map((one) => officer({ ...one, name: one.name.toUpperCase() }, 'managing_director')),
    owners: c.owners.map((one) => ({ ...owner(one), name: one.name.toUpperCase() })),
  })
}
