import type { ThirdLayout } from '../third/third-document.ts'
import { newPage, type Page } from '../third/page.ts'
import { grouped, inWords, parts, slashed } from '../drawn/written.ts'

const australians = ['JENNIFER ANNE MOLLOY', 'BRETT DOUGLAS KARAGIANNIS', 'PRIYA NAIDOO', 'STEPHEN JOHN ROWLANDSON', 'LE-ANNE TRAN'] // prettier-ignore

/** A current extract of the Australian registrar: labels with colons, one fact a line, officers and members in blocks. */
export const companyExtract: ThirdLayout = (made) => {
  const page = newPage({ width: 1300, height: 1838, font: 'Charis SIL', family: 'serif', size: 22 })
  const name = `${made.pick(['WATTLEBIRD', 'IRONBARK', 'SOUTHERN CROSS', 'BILLABONG CREEK'])} ${made.pick(['PLUMBING', 'PASTORAL', 'CONSULTING', 'FREIGHT'])} PTY LTD`
  const acn = made
    .number('AU', 'registrationNumber', () => made.digits(9))
    .replace(/(\d{3})(\d{3})(\d{3})/u, '$1 $2 $3')
  const [date, town] = [
    made.date(1999, 2022),
    made.pick(['PARRAMATTA NSW 2150', 'GEELONG VIC 3220', 'CAIRNS QLD 4870']),
  ]
  const address = `${made.pick(['Suite 4, 18', 'Level 2, 301', '77'])} ${made.pick(['GEORGE STREET', 'MOORABOOL STREET', 'LAKE ROAD'])}, ${town}`
  const isLive = made.int(0, 3) > 0
  const people = [0, 1].map((step) => ({ name: australians[(made.int(0, 1) + step * 2) % 5] ?? '', born: made.date(1948, 1996) })) // prettier-ignore
  const owned = parts(made, 2)
  page.text([80, 90], 'ASIC', { bold: true, size: 46 })
  page.text([80, 128], 'Australian Securities & Investments Commission', { size: 22 })
  page.text([1220, 90], 'Current Company Extract', { anchor: 'end', size: 32, bold: true })
  page.text([1220, 126], `Date/Time: ${slashed(made.date(2025, 2025))} ${made.int(10, 17)}:${made.int(10, 59)}`, { anchor: 'end', size: 20 }) // prettier-ignore
  let y = listed(page, [200, 'Organisation Details'], [['Name:', name], ['ACN:', acn], ['Registration Date:', slashed(date)], ['Next Review Date:', slashed(made.date(2027, 2027))], ['Status:', isLive ? 'Registered' : 'Deregistered'], ['Company Type:', 'Australian Proprietary Company'], ['Class:', 'Limited By Shares']]) // prettier-ignore
  y = listed(
    page,
    [y, 'Address Details'],
    [
      ['Registered address:', address],
      ['Start Date:', slashed(date)],
    ],
  )
  y = listed(page, [y, 'Officeholders and Other Roles'], people.flatMap((person, at) => [[at === 0 ? 'Director' : 'Secretary', ''], ['Name:', person.name], ['Born:', `${slashed(person.born)}, ${made.pick(['SYDNEY, NSW', 'DARWIN, NT'])}`], ['Appointment Date:', slashed(date)]])) // prettier-ignore
  listed(page, [y, 'Share/Interest Holding'], people.flatMap((person, at) => [['Member Name:', person.name], ['Class:', 'ORD'], ['Number held:', `${owned[at] ?? 0} of 100`], ['Beneficially held:', 'yes']])) // prettier-ignore
  page.text([650, 1790], 'End of Extract', { anchor: 'middle', size: 18, italic: true })
  return {
    page,
    truth: {
      ...{ layout: 'company extract (Australia)', language: 'en' },
      values: { legalName: name, registrationNumber: acn, entityType: 'Australian Proprietary Company', status: isLive ? 'active' : 'dissolved', incorporationDate: date, address, countryIso2: 'AU' }, // prettier-ignore
      capital: null,
      officers: people.map((person, at) => ({ name: person.name, role: at === 0 ? ('director' as const) : ('secretary' as const), birthDate: person.born })), // prettier-ignore
      owners: people.map((person, at) => ({ name: person.name, share: owned[at] ?? 0 })),
    },
  }
}

type Block = readonly [
  page: Page,
  block: readonly [top: number, title: string],
  rows: readonly (readonly string[])[],
]

function listed(...[page, [top, title], rows]: Block): number {
  page.box([70, top], [1160, 38], true)
  page.text([84, top + 27], title, { bold: true })
  for (const [at, [label = '', value = '']] of rows.entries()) {
    page.text([100, top + 78 + at * 36], label, { bold: value === '' })
    page.text([440, top + 78 + at * 36], value)
  }
  return top + 78 + rows.length * 36 + 14
}

const luxembourgers = [['Weyland', 'Carlo'], ['da Silva Pinto', 'Mónica'], ['Hoffmann', 'Anne-Sophie'], ['Kieffer', 'Laurent'], ['Ben Youssef', 'Karim']] // prettier-ignore

/** An extract of the register of Luxembourg: wide bars, labels on grey, the address and the people in parts. */
export const extraitLuxembourg: ThirdLayout = (made) => {
  const page = newPage({ width: 1500, height: 2121, font: 'Linux Biolinum O', family: 'sans', size: 26 })
  const name = `${made.pick(['Moselle', 'Ardennes', 'Kirchberg', 'Alzette'])} ${made.pick(['Immobilière', 'Participations', 'Gastronomie', 'Digital'])} S.à r.l.`
  const [number, date] = [`B${made.int(12000, 289000)}`, made.date(2002, 2024)]
  const [street, code, town] = made.pick([['rue Glesener', '1631', 'Luxembourg'], ['avenue de la Gare', '4130', 'Esch-sur-Alzette'], ['Grand-Rue', '9240', 'Diekirch']] as const) // prettier-ignore
  const [building, capital] = [`${made.int(1, 150)}`, made.pick([12000, 12500, 30000, 100000])]
  const from = made.int(0, 4)
  const people = [0, 1].map((step) => ({
    of: luxembourgers[(from + step) % 5] ?? ['', ''],
    born: made.date(1955, 1997),
  }))
  const owned = parts(made, 2)
  const fullName = ([surname = '', given = '']: readonly string[]): string => `${given} ${surname}`
  page.text([750, 110], 'EXTRAIT', { bold: true, size: 44, anchor: 'middle' })
  page.text([750, 165], name, { bold: true, size: 32, anchor: 'middle' })
  let y = barred(page, 240, [["Numéro d'immatriculation", number], ["Date d'immatriculation", slashed(date)], ['Dénomination ou raison sociale', name], ['Forme juridique', 'Société à responsabilité limitée'], ['Siège social', '']]) // prettier-ignore
  for (const [at, [label, value]] of [
    ['Numéro', building],
    ['Rue', street],
    ['Code postal', code],
    ['Localité', town],
  ].entries()) {
    // prettier-ignore
    page.text([90 + at * 340, y], label ?? '', { size: 20, ink: 'grey' })
    page.text([90 + at * 340, y + 32], value ?? '')
  }
  y = barred(page, y + 90, [['Objet social', 'Toutes opérations se rapportant à son activité.'], ['Capital social', `${grouped(capital, ' ')} Euro`], ['Durée', 'Illimitée'], ['Associé(s)', '']]) // prettier-ignore
  for (const [at, { of }] of people.entries()) page.text([90, y + at * 40], `${fullName(of)} - parts détenues : ${owned[at] ?? 0} sur 100`) // prettier-ignore
  y = barred(page, y + 110, [['Gérant(s)', '']])
  for (const [at, { of, born }] of people.entries())
    for (const [column, [label, value]] of [
      ['Nom', of[0]],
      ['Prénom(s)', of[1]],
      ['Fonction', 'Gérant'],
      ['Date de naissance', slashed(born)],
    ].entries()) {
      // prettier-ignore
      page.text([90 + column * 340, y + at * 90], label ?? '', { size: 20, ink: 'grey' })
      page.text([90 + column * 340, y + at * 90 + 32], value ?? '')
    }
  page.text([750, 1980], `Luxembourg, le ${slashed(made.date(2025, 2025))}`, {
    anchor: 'middle',
    size: 22,
    italic: true,
  })
  return {
    page,
    truth: {
      ...{ layout: 'extrait RCS (Luxembourg)', language: 'fr' },
      values: { legalName: name, registrationNumber: number, entityType: 'Société à responsabilité limitée', incorporationDate: date, address: `${building} ${street} ${code} ${town}` }, // prettier-ignore
      capital: { amount: capital, currency: 'EUR' },
      officers: people.map(({ of, born }) => ({ name: fullName(of), role: 'managing_director' as const, birthDate: born })), // prettier-ignore
      owners: people.map(({ of }, at) => ({ name: fullName(of), share: owned[at] ?? 0 })),
    },
  }
}

function barred(page: Page, top: number, rows: readonly (readonly [string, string])[]): number {
  for (const [at, [label, value]] of rows.entries()) {
    page.box([70, top + at * 62], [1360, 50], true)
    page.text([90, top + at * 62 + 34], label, { bold: true })
    page.text([560, top + at * 62 + 34], value)
  }
  return top + rows.length * 62 + 30
}

const months = ['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio', 'julio', 'agosto', 'septiembre', 'octubre', 'noviembre', 'diciembre'] // prettier-ignore
const spaniards = ['Rocío Benavente Luján', 'Iñaki Zubizarreta Olmo', 'Montserrat Ferrer Puig', 'Julián Cebrián Peña', 'Xavier Bosch i Roura'] // prettier-ignore
const hundreds = [
  ['TRES MIL', 3000],
  ['SEIS MIL', 6000],
  ['SESENTA MIL', 60000],
  ['CIENTO VEINTE MIL', 120000],
] as const

/** A certificate of a Spanish commercial registrar: numbered sentences under a letterhead, and a stamp. */
export const certificacionRegistral: ThirdLayout = (made) => {
  const page = newPage({ width: 1240, height: 1754, font: 'GFS Artemisia', family: 'serif', size: 25 })
  const name = `${made.pick(['CERÁMICAS', 'VIVEROS', 'TALLERES', 'BODEGAS'])} ${made.pick(['DEL TURIA', 'ALBORÁN', 'PEÑAGOLOSA', 'SIERRA NORTE'])}, S.L.`
  const nif = made.number('ES', 'taxNumber', () => `B${made.digits(8)}`)
  const [town, letters, code] = made.pick([['Valencia', 'V', '46003'], ['Zaragoza', 'Z', '50001'], ['Murcia', 'MU', '30004']] as const) // prettier-ignore
  const [sheet, date] = [`${letters}-${made.int(12000, 199000)}`, made.date(1997, 2023)]
  const address = `calle ${made.pick(['Cirilo Amorós', 'Mayor', 'Platería'])}, ${made.int(1, 99)}, ${code} ${town}`
  const [words, capital] = made.pick(hundreds)
  const isSole = made.int(0, 1) === 0
  const from = made.int(0, 4)
  const people = [0, 1].slice(0, isSole ? 1 : 2).map((step) => spaniards[(from + step) % 5] ?? '')
  page.text([90, 100], `REGISTRO MERCANTIL DE ${town.toUpperCase()}`, { bold: true, size: 30 })
  page.text([90, 138], 'Plaza del Temple, 2 - Tel. 900 000 000', { size: 20 })
  page.line([80, 160], [1160, 160])
  let y = page.lines([90, 240], `Doña Teresa Aguado Rivas, Registradora Mercantil de ${town} y su provincia, CERTIFICA: que, examinados los libros a su cargo, de ellos resulta:`, { width: 1060 }) + 20 // prettier-ignore
  for (const sentence of [
    `PRIMERO.- Que en la hoja ${sheet}, inscripción 1ª, figura inscrita la sociedad "${name}", con N.I.F. ${nif}.`,
    `SEGUNDO.- Que fue constituida por tiempo indefinido en escritura autorizada el ${inWords(date, months, ' de ')} por el Notario don Pablo Siscar Mora.`,
    `TERCERO.- Que su domicilio social se encuentra en ${address}.`,
    `CUARTO.- Que su capital social es de ${words} EUROS (${grouped(capital)},00 €), totalmente desembolsado.`,
    isSole
      ? `QUINTO.- Que figura vigente el cargo de administrador único, por plazo indefinido, a favor de ${people[0] ?? ''}.`
      : `QUINTO.- Que figuran vigentes los cargos de administradores solidarios, por plazo indefinido, a favor de ${people.join(' y ')}.`,
    'SEXTO.- Que no consta asiento alguno relativo a la quiebra, suspensión de pagos, concurso o disolución de la sociedad.',
  ])
    y = page.lines([90, y], sentence, { width: 1060 }) + 22
  page.lines([90, y + 30], `Y para que conste, expido la presente en ${town}, a ${inWords(made.date(2025, 2025), months, ' de ')}.`, { width: 1060 }) // prettier-ignore
  page.ring([900, y + 260], 95)
  page.text([900, y + 252], 'REGISTRO', { anchor: 'middle', ink: 'blue', bold: true, size: 20, turn: 10 })
  page.text([900, y + 282], 'MERCANTIL', { anchor: 'middle', ink: 'blue', bold: true, size: 20, turn: 10 })
  return {
    page,
    truth: {
      ...{ layout: 'certificación registral', language: 'es' },
      values: {
        legalName: name,
        registrationNumber: sheet,
        taxNumber: nif,
        incorporationDate: date,
        address,
      },
      capital: { amount: capital, currency: 'EUR' },
      officers: people.map((person) => ({ name: person, role: 'director' as const })),
      owners: [],
    },
  }
}
