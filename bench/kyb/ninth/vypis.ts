import { distinct, literal, monthsOf, people, printed, type DrawnLayout } from '../drawn/drawn-document.ts'
import { grouped, parts } from '../drawn/written.ts'

const names = {
  given: ['BOHUMIL', 'ZDEŇKA', 'ŘEHOŘ', 'LUDMILA', 'VÍTĚZSLAV', 'KVĚTUŠE', 'OTAKAR', 'TAŤÁNA'],
  family: ['ŠTĚRBA', 'HŮLA', 'KŘIVÁNEK', 'BLÁHA', 'PEŘINA', 'ČIHÁK', 'DOLEŽEL', 'VRŤÁTKO'],
} as const
const women: readonly string[] = ['ZDEŇKA', 'LUDMILA', 'KVĚTUŠE', 'TAŤÁNA']
const surnamesOfWomen: Readonly<Record<string, string>> = { ŠTĚRBA: 'ŠTĚRBOVÁ', HŮLA: 'HŮLOVÁ', KŘIVÁNEK: 'KŘIVÁNKOVÁ', BLÁHA: 'BLÁHOVÁ', PEŘINA: 'PEŘINOVÁ', ČIHÁK: 'ČIHÁKOVÁ', DOLEŽEL: 'DOLEŽELOVÁ', VRŤÁTKO: 'VRŤÁTKOVÁ' } // prettier-ignore
const courts = [
  { by: 'Krajským soudem v Brně', at: 'Krajského soudu v Brně', sign: '/KSBR', streets: ['Minská', 'Kounicova', 'Veveří', 'Štefánikova', 'Palackého třída'], towns: ['Žabovřesky, 616 00 Brno', 'Veveří, 602 00 Brno', 'Ponava, 602 00 Brno'] },
  { by: 'Městským soudem v Praze', at: 'Městského soudu v Praze', sign: '/MSPH', streets: ['Korunní', 'Bělehradská', 'Nad Štolou', 'Dejvická', 'Plzeňská'], towns: ['Vinohrady, 120 00 Praha 2', 'Holešovice, 170 00 Praha 7', 'Smíchov, 150 00 Praha 5'] },
  { by: 'Krajským soudem v Plzni', at: 'Krajského soudu v Plzni', sign: '/KSPL', streets: ['Koterovská', 'Slovanská', 'Skrétova', 'Klatovská třída', 'Borská'], towns: ['Východní Předměstí, 326 00 Plzeň', 'Jižní Předměstí, 301 00 Plzeň'] },
] as const // prettier-ignore
const stems = ['Truhlářství Habr', 'Sklárna Bystřice', 'Kovošrot Úslava', 'Mlýn pod Skalou', 'Lesní školky Říčka'] // prettier-ignore
const holdings = ['Jedlová Invest', 'Třebovka Holding', 'Orlice Partners'] as const
const trades = ['zednictví', 'truhlářství, podlahářství', 'obráběčství', 'hostinská činnost', 'silniční motorová doprava - nákladní provozovaná vozidly o největší povolené hmotnosti přesahující 3,5 tuny, jsou-li určena k přepravě zvířat nebo věcí'] // prettier-ignore
const months = monthsOf('cs')

const look = `
#set page(paper: "a4", margin: (x: 20mm, top: 16mm, bottom: 20mm), footer: [#line(length: 100%, stroke: 0.5pt) #v(-6pt) #text(8.5pt, context grid(columns: (1fr, auto), [Údaje platné ke dni: 4. listopadu 2025 03:42], [#counter(page).display()/#counter(page).final().first()]))])
#set text(font: "Liberation Sans", size: 10pt, lang: "cs", hyphenate: false)
#let entry(label, deep, body) = block(width: 100%, above: 8.5pt, below: 8.5pt, breakable: false, grid(columns: (56mm, 1fr), column-gutter: 4mm, pad(left: deep * 4mm, strong(label)), body))
#let cut = line(length: 100%, stroke: 0.4pt + luma(120))
`

/** Months are printed in the second case: `1. března 2011`. */
const cases: Readonly<Record<string, string>> = { leden: 'ledna', únor: 'února', březen: 'března', duben: 'dubna', květen: 'května', červen: 'června', červenec: 'července', srpen: 'srpna', září: 'září', říjen: 'října', listopad: 'listopadu', prosinec: 'prosince' } // prettier-ignore
function czechDay(date: string): string {
  const [year, month, day] = date.split('-')
  const word = months[Number(month) - 1] ?? ''
  return `${Number(day)}. ${cases[word] ?? word} ${year}`
}

/** A label, how far it is indented, and the lines beside it. */
const entry = (label: string, deep: number, ...lines: readonly string[]): string =>
  `#entry(${literal(label)}, ${deep}, [${lines.map(printed).join(' \\ ')}])`

const share = (part: number, capital: number): readonly string[] => [
  entry('Podíl:', 1, `Vklad: ${grouped((capital * part) / 100, ' ')},- Kč`, 'Splaceno: 100%', `Obchodní podíl: ${part}%`, 'Druh podílu: základní', 'Kmenový list: nebude vydán'), // prettier-ignore
]

/** The Czech extract of the entries in force: labels in bold, indented by what they belong to, on two pages. */
export const vypis: DrawnLayout = (made) => {
  const court = made.pick(courts)
  const name = `${made.pick(stems)} s.r.o.`
  const threes = (id: string): string => `${id.slice(0, 3)} ${id.slice(3, 5)} ${id.slice(5)}`
  const [number, holdingNumber] = [0, 1].map(() => threes(made.number('CZ', 'registrationNumber', () => `2${made.digits(7)}`))) // prettier-ignore
  const file = `C ${made.int(12_000, 98_000)}${court.sign}`
  const founded = made.date(2004, 2018)
  const place = (): string =>
    `${made.pick(court.streets)} ${made.int(100, 2900)}/${made.int(1, 60)}, ${made.pick(court.towns)}`
  const [address, holdingAddress] = [place(), place()]
  const persons = people(made, names, 4).map(({ given, family }) => ({
    name: `${given} ${women.includes(given) ? (surnamesOfWomen[family] ?? family) : family}`,
    born: made.date(1950, 1995),
    home: place(),
  }))
  const [first, second, third] = persons
  if (first === undefined || second === undefined || third === undefined)
    throw new Error('There are not enough people.')
  const holding = `${made.pick(holdings)} a.s.`
  const capital = made.pick([200_000, 500_000, 1_000_000])
  const [a = 0, b = 0, c = 0] = parts(made, 3)
  const person = (label: string, one: typeof first, ...more: readonly string[]): string =>
    entry(label, 1, `${one.name}, dat. nar. ${czechDay(one.born)}`, one.home, ...more)
  const source = `${look}
#align(center, text(8pt)[Tento výpis elektronicky podepsal "${court.by.replace('Krajským soudem', 'Krajský soud').replace('Městským soudem', 'Městský soud')}" dne 4.11.2025 v 10:${made.int(10, 59)}:${made.int(10, 59)}. \\ EPVid:${made.digits(7)}w${made.digits(3)}K${made.digits(2)}])
#v(4mm)
#align(center)[#text(20pt, weight: "bold")[Výpis] \\ #v(1mm) z obchodního rejstříku, vedeného \\ ${court.by} \\ oddíl C, vložka ${file.replace(/\D/gu, '')}]
#v(4mm)
#cut
${entry('Datum vzniku a zápisu:', 0, czechDay(founded))}
${entry('Spisová značka:', 0, `${file} vedená u ${court.at}`)}
${entry('Obchodní firma:', 0, name)}
${entry('Sídlo:', 0, address)}
${entry('Identifikační číslo:', 0, number ?? '')}
${entry('Právní forma:', 0, 'Společnost s ručením omezeným')}
${entry('Předmět podnikání:', 0, '')}
${[...distinct(made, trades, 3), 'výroba, obchod a služby neuvedené v přílohách 1 až 3 živnostenského zákona'].map((trade) => entry('', 0, trade)).join('\n')}
#cut
${entry('Statutární orgán:', 0, '')}
${person('jednatel:', first, `Den vzniku funkce: ${czechDay(founded)}`)}
${person('jednatel:', second, `Den vzniku funkce: ${czechDay(made.date(2019, 2023))}`)}
${entry('Počet členů:', 1, '2')}
${entry('Způsob jednání:', 1, made.pick(['Každý jednatel zastupuje společnost samostatně.', 'Společnost zastupují oba jednatelé společně.']))}
${entry('Prokura:', 0, '')}
${person('', third, 'Prokurista je oprávněn jednat samostatně.')}
#cut
${entry('Společníci:', 0, '')}
${person('Společník:', first)}
${share(a, capital).join('')}
${person('Společník:', second)}
${share(b, capital).join('')}
${entry('Společník:', 1, `${holding}, IČ: ${holdingNumber}`, holdingAddress)}
${share(c, capital).join('')}
${entry('Základní kapitál:', 0, `${grouped(capital, ' ')},- Kč`)}
#cut
${entry('Ostatní skutečnosti:', 0, '')}
${entry('', 0, 'Obchodní korporace se podřídila zákonu jako celku postupem podle § 777 odst. 5 zákona č. 90/2012 Sb., o obchodních společnostech a družstvech.')}
` // prettier-ignore
  return {
    source,
    truth: {
      layout: 'výpis z obchodního rejstříku (Czechia)',
      language: 'cs',
      values: {
        ...{ legalName: name, registrationNumber: number ?? '', address, incorporationDate: founded },
        entityType: 'Společnost s ručením omezeným',
      },
      capital: { amount: capital, currency: 'CZK' },
      officers: [first, second, third].map(({ name, born }, at) => ({ name, birthDate: born, role: at === 2 ? 'authorised_signatory' : 'managing_director' })),
      owners: [{ name: first.name, share: a }, { name: second.name, share: b }, { name: holding, share: c }],
    },
  } // prettier-ignore
}
