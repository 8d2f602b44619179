import { pairs } from './kit/blocks.ts'
import { inventCompany } from './kit/invent.ts'
import type { Layout } from './kit/print.ts'
import { openSheet } from './kit/sheet.ts'
import { amount, dated, grouped, finished, officer, officerBorn, owner, percent } from './kit/written.ts'

const words = {
  given: 'Zdeněk|Blanka|Květoslava|Ondřej|Přemysl|Šárka|Vlastimil|Libuše|Jiří|Tereza',
  surnames: 'Havránek|Řezníčková|Dobrovolný|Šťastný|Kratochvílová|Bělohlávek|Procházka|Žižková',
  streets: 'Vinohradská|Na Příkopě|Masarykova|Dlouhá třída|Za Humny',
  cities: '120 00;Praha 2|602 00;Brno|301 00;Plzeň|702 00;Ostrava|460 01;Liberec',
  stems: 'Rybníkářství Jižní Kraj|Křišťálka|Zlatý klas pekárny|Beskydské strojírny a slévárny Frenštát|Modrá sova software',
  firms: 'Kamenný most Invest a.s.|Vltava Holding s.r.o.|Orlice Capital SE',
}

/** An extract of the commercial register of a court: label column, people indented in blocks. */
export const czechExtract: Layout = (seed) => {
  const c = inventCompany(seed, words, { officers: [1, 4], owners: [1, 5], nominals: [100, 1000], shares: [100, 200, 500, 2000] })
  const sheet = openSheet(c.random, { footer: (page) => `Údaje platné ke dni: ${dated(c.issued, 'DD.MM.YYYY')} 06:00          ${page}/2` })
  const name = `${c.stem} s.r.o.`
  const number = grouped(c.digits(8), '3 2 3')
  const file = `C ${c.digits(5)} vedená u Krajského soudu v Brně`
  const address = `${c.street} ${c.digits(3)}/${c.streetNumber}, ${c.postcode} ${c.city}`
  const long = (date: string): string => dated(date, 'D. MONTH YYYY', 'cs')
  const money = (value: number): string => `${amount(value, ' ')},- Kč`
  sheet.text('Výpis', { size: 16, align: 'centre' })
  sheet.text('z obchodního rejstříku, vedeného', { align: 'centre' })
  sheet.text('Krajským soudem v Brně', { align: 'centre' })
  sheet.text(`oddíl C, vložka ${file.slice(2, 7)}`, { align: 'centre' })
  sheet.gap(8)
  const look = { style: ['beside', 'beside', 'inline'] as const, mark: ':', split: c.random.between(0.28, 0.36) }
  pairs(sheet, [
    ['Datum vzniku a zápisu', long(c.registered)],
    ['Spisová značka', file],
    ['Obchodní firma', name],
    ['Sídlo', address],
    ['Identifikační číslo', number],
    ['Právní forma', 'Společnost s ručením omezeným'],
    ['Předmět podnikání', 'výroba, obchod a služby neuvedené v přílohách 1 až 3 živnostenského zákona'],
  ], look)
  sheet.text('Statutární orgán:')
  for (const person of c.officers) {
    pairs(sheet, [
      ['jednatel', `${person.name.toUpperCase()}, dat. nar. ${long(person.birthDate)}\n${person.street} ${person.streetNumber}, ${person.postcode} ${person.city}\nDen vzniku funkce: ${long(person.appointedOn)}`],
    ], { ...look, style: 'beside' })
  }
  pairs(sheet, [['Počet členů', String(c.officers.length)], ['Způsob jednání', 'Za společnost jedná každý jednatel samostatně.']], look)
  sheet.text('Společníci:')
  for (const one of c.owners) {
    const whom = one.person === null ? `${one.name}, IČ: ${grouped(c.digits(8), '3 2 3')}` : `${one.name.toUpperCase()}, dat. nar. ${long(one.person.birthDate)}`
    pairs(sheet, [['Společník', whom]], { ...look, style: 'beside' })
    pairs(sheet, [['Podíl', `Vklad: ${money(one.amount)}\nSplaceno: 100%\nObchodní podíl: ${percent(one.share, ',')}${c.random.pick(['%', ' %'])}`]], { ...look, style: 'beside' })
  }
  pairs(sheet, [['Základní kapitál', money(c.capital)]], look)
  return finished(sheet, {
    ...{ layout: 'cz-vypis', language: 'cs', country: 'CZ' },
    values: {
      ...{ legalName: name, registrationNumber: number, entityType: 'Společnost s ručením omezeným', address },
      incorporationDate: c.registered,
    },
    capital: [c.capital, 'CZK'],
    officers: c.officers.map((person) => officerBorn(person, 'managing_director')),
    owners: c.owners.map(owner),
  })
}

/** A deed of foundation in numbered articles. */
export const czechDeed: Layout = (seed) => {
  const c = inventCompany(seed, words, { owners: [1, 4], officers: [1, 2], nominals: [1000], shares: [100, 200] })
  const sheet = openSheet(c.random)
  const name = `${c.stem}, spol. s r.o.`
  const seat = `${c.street} ${c.streetNumber}, ${c.postcode} ${c.city}`
  const money = (value: number): string => `${amount(value, c.random.pick([' ', '.']))} Kč`
  sheet.text('SPOLEČENSKÁ SMLOUVA', { size: 15, align: 'centre' })
  sheet.text('o založení společnosti s ručením omezeným', { align: 'centre' })
  const article = (title: string, lines: readonly string[]): void => {
    sheet.gap(8)
    sheet.text(title, { align: 'centre' })
    lines.forEach((line, at) => sheet.text(`${at + 1}. ${line}`))
  }
  article('Článek I. Obchodní firma a sídlo', [`Obchodní firma společnosti zní: ${name}`, `Sídlo společnosti je na adrese ${seat}.`])
  article('Článek II. Předmět podnikání', ['Předmětem podnikání společnosti je výroba, obchod a služby.'])
  article('Článek III. Základní kapitál a společníci', [
    `Základní kapitál společnosti činí ${money(c.capital)}.`,
    ...c.owners.map(({ name: holder, amount: part, share }) => `Společník ${holder} se zavazuje splatit vklad ve výši ${money(part)}, čemuž odpovídá podíl ve výši ${percent(share, ',')} %.`),
  ])
  article('Článek IV. Jednatelé', c.officers.map(({ name: who, birthDate }) => `Prvním jednatelem společnosti se určuje ${who}, narozen(a) dne ${dated(birthDate, 'D. M. YYYY')}.`))
  sheet.gap(16)
  sheet.text(`V ${c.city} dne ${dated(c.incorporated, 'D. MONTH YYYY', 'cs')}`)
  return finished(sheet, {
    ...{ layout: 'cz-smlouva', language: 'cs', country: 'CZ' },
    values: { legalName: name, address: seat, entityType: 'společnosti s ručením omezeným' },
    capital: [c.capital, 'CZK'],
    officers: c.officers.map((person) => officer(person, 'managing_director')),
    owners: c.owners.map(owner),
  })
}
