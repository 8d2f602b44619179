import type { ThirdLayout } from './third-document.ts'
import { newPage, type Page } from './page.ts'
import { grouped, slashed, withDots } from '../drawn/written.ts'

const french = [
  ['DELAUNAY', 'Étienne Marie'], ['BEAUFILS', 'Chloé'], ['N’GUESSAN', 'Aristide'], ['LE GOFF', 'Maëlle Anne'], ['CHÂTELAIN', 'François'], ['ROUVIÈRE', 'Agnès'],
] as const // prettier-ignore

/** An extract of the French register: a label on the left, a value on the right, sections with bars, a clerk's stamp. */
export const extraitPrincipal: ThirdLayout = (made) => {
  const page = newPage({ width: 1240, height: 1754, font: 'Lato', family: 'sans', size: 21 })
  const name = `${made.pick(['ATELIER', 'MAISON', 'COMPTOIR', 'LES VERGERS DE'])} ${made.pick(['KERMOR', 'BELLECOMBE', 'SAINT-ORENS', 'VALMONDE'])}`
  const siren = made
    .number('FR', 'registrationNumber', () => made.digits(9))
    .replace(/(\d{3})(\d{3})(\d{3})/u, '$1 $2 $3')
  const [code, town] = made.pick([
    ['35000', 'Rennes'],
    ['69003', 'Lyon'],
    ['31000', 'Toulouse'],
    ['59000', 'Lille'],
  ] as const)
  const street = `${made.int(2, 120)} ${made.pick(['rue des Tanneurs', 'avenue du Maréchal Foch', 'quai de la Prévalaye', 'impasse des Lilas'])}`
  const [date, capital] = [made.date(1996, 2024), made.pick([1000, 7500, 12000, 45000, 150000])]
  const from = made.int(0, 5)
  const people = [0, 1]
    .slice(0, made.int(1, 2))
    .map((step) => ({ of: french[(from + step) % 6] ?? french[0], birth: made.date(1950, 1998) }))
  page.lines([80, 90], `Greffe du Tribunal de Commerce de ${town}`, { width: 460, bold: true, size: 22 })
  page.text([80, 150], `7 place du Palais, ${code} ${town}`, { size: 19 })
  page.text([80, 190], `N° de gestion ${date.slice(0, 4)}B${made.digits(5)}`, { size: 19 })
  page.text([620, 270], 'Extrait Kbis', { bold: true, size: 34, anchor: 'middle' })
  page.text([620, 316], 'EXTRAIT D’IMMATRICULATION PRINCIPALE AU REGISTRE DU COMMERCE ET DES SOCIÉTÉS', { size: 18, anchor: 'middle' }) // prettier-ignore
  page.text([620, 348], `à jour au ${slashed(made.date(2025, 2025))}`, {
    size: 18,
    anchor: 'middle',
    italic: true,
  })
  let y = section(page, [410, 'IDENTIFICATION DE LA PERSONNE MORALE'], [
    ['Immatriculation au RCS, numéro', `${siren} R.C.S. ${town}`],
    ['Date d’immatriculation', slashed(date)],
    ['Dénomination ou raison sociale', name],
    ['Forme juridique', 'Société à responsabilité limitée'],
    ['Capital social', `${grouped(capital, ' ')},00 Euros`],
    ['Adresse du siège', `${street} ${code} ${town}`],
    ['Activités principales', 'Conception, fabrication et négoce de mobilier'],
    ['Durée de la personne morale', `Jusqu’au ${slashed(date.replace(/^\d{4}/u, (year) => `${Number(year) + 99}`))}`],
    ['Date de clôture de l’exercice social', '31 décembre'],
  ]) // prettier-ignore
  y = section(page, [y + 30, 'GESTION, DIRECTION, ADMINISTRATION, CONTRÔLE, ASSOCIÉS OU MEMBRES'], [])
  for (const { of, birth } of people) y = person(page, [y, 'Gérant'], [['Nom, prénoms', `${of[0]} ${of[1]}`], ['Date et lieu de naissance', `Le ${slashed(birth)} à ${made.pick(['Brest (29)', 'Dijon (21)', 'Nîmes (30)'])}`], ['Nationalité', 'Française'], ['Domicile personnel', `${made.int(2, 90)} rue du Port, 44000 Nantes`]]) // prettier-ignore
  y = person(page, [y, 'Commissaire aux comptes titulaire'], [['Dénomination', 'AUDIT OUEST ET ASSOCIÉS']])
  page.ring([980, y + 120], 88)
  page.text([980, y + 108], 'LE GREFFIER', { anchor: 'middle', ink: 'blue', bold: true, size: 20, turn: -12 })
  page.text([980, y + 140], town.toUpperCase(), { anchor: 'middle', ink: 'blue', size: 18, turn: -12 })
  page.text([80, y + 190], 'FIN DE L’EXTRAIT', { size: 17, italic: true })
  return {
    page,
    truth: {
      ...{ layout: 'extrait Kbis', language: 'fr' },
      values: { legalName: name, registrationNumber: siren, entityType: 'Société à responsabilité limitée', incorporationDate: date, address: `${street} ${code} ${town}` }, // prettier-ignore
      capital: { amount: capital, currency: 'EUR' },
      officers: people.map(({ of, birth }) => ({ name: `${of[1]} ${of[0]}`, role: 'managing_director' as const, birthDate: birth })), // prettier-ignore
      owners: [],
    },
  }
}

type Rows = readonly (readonly [label: string, value: string])[]

function section(page: Page, [top, title]: readonly [number, string], rows: Rows): number {
  page.box([80, top - 24], [1080, 36], true)
  page.text([92, top + 1], title, { bold: true, size: 19 })
  for (const [at, [label, value]] of rows.entries()) {
    page.text([92, top + 48 + at * 40], label, { italic: true })
    page.text([500, top + 48 + at * 40], value, { bold: label.startsWith('Dénom') })
  }
  return top + 48 + rows.length * 40
}

function person(page: Page, [top, title]: readonly [number, string], rows: Rows): number {
  page.text([92, top + 4], title, { bold: true })
  for (const [at, [label, value]] of rows.entries()) {
    page.text([122, top + 40 + at * 34], label, { italic: true, size: 20 })
    page.text([500, top + 40 + at * 34], value, { size: 20 })
  }
  return top + 62 + rows.length * 34
}

const ticinesi = [
  ['Bernasconi', 'Tiziano'], ['Pedrazzini', 'Nicoletta'], ['Wyss', 'Reto'], ['Cattaneo', 'Eleonora'], ['Fontana', 'Ivo'], ['De Carli', 'Sabina'],
] as const // prettier-ignore

/** An extract of a Swiss cantonal register in Italian: a table with borders and columns of references. */
export const estrattoTicino: ThirdLayout = (made) => {
  const page = newPage({ width: 1654, height: 2339, font: 'Cantarell', family: 'sans', size: 25 })
  const isShares = made.int(0, 1) === 0
  const name = `${made.pick(['Lario', 'Ceresio', 'Monte Generoso', 'Valmaggia', 'Tre Castelli'])} ${made.pick(['Impianti', 'Consulenze', 'Orologeria', 'Trasporti'])} ${isShares ? 'SA' : 'Sagl'}`
  const uid = made.number(
    'CH',
    'registrationNumber',
    () => `CHE-${made.digits(3)}.${made.digits(3)}.${made.digits(3)}`,
  )
  const [code, town] = made.pick([
    ['6900', 'Lugano'],
    ['6600', 'Locarno'],
    ['6500', 'Bellinzona'],
  ] as const)
  const address = `${made.pick(['Via Cantonale', 'Via al Forte', 'Piazza Grande', 'Viale Stazione'])} ${made.int(1, 80)}, ${code} ${town}`
  const date = made.date(2001, 2023)
  const form = isShares ? 'Società anonima' : 'Società a garanzia limitata'
  const owned = isShares ? [] : [made.int(3, 9) * 2]
  const from = made.int(0, 5)
  const people = [0, 1].map((step) => ticinesi[(from + step) % 6] ?? ticinesi[0])
  page.text([90, 110], 'Repubblica e Cantone Ticino', { bold: true, size: 30 })
  page.text([90, 150], 'Ufficio del registro di commercio', { size: 25 })
  page.text([1560, 110], 'Estratto con cancellazioni eventuali', { size: 25, anchor: 'end' })
  cells([page, 220], [100, 420, 960, 1560], [['Numero IDI', 'Natura giuridica', 'Data di iscrizione'], [uid, form, withDots(date)]]) // prettier-ignore
  cells(
    [page, 380],
    [100, 190, 900, 990, 1560],
    [
      ['Is', 'Ditta', 'Rf', 'Sede'],
      ['1', name, '1', town],
    ],
  )
  cells([page, 540], [100, 190, 640, 960, 1560], isShares ? [['Is', 'Capitale azionario (CHF)', 'Liberato (CHF)', 'Azioni'], ['1', '100’000.00', '100’000.00', '100 azioni da CHF 1’000.00']] : [['Is', 'Capitale sociale (CHF)', 'Liberato (CHF)', 'Quote sociali'], ['1', '20’000.00', '20’000.00', '20 quote da CHF 1’000.00']]) // prettier-ignore
  cells(
    [page, 700],
    [100, 190, 1100, 1560],
    [
      ['Is', 'Recapito', 'Recapito supplementare'],
      ['1', address, ''],
    ],
  )
  cells(
    [page, 860],
    [100, 190, 1560],
    [
      ['Is', 'Scopo'],
      ['1', "La progettazione e l'esecuzione di lavori nel settore indicato dalla ditta."],
    ],
  )
  const posts = postsOf(isShares, owned[0] ?? 0)
  cells([page, 1020], [100, 190, 860, 1260, 1560], [
    ['Is', 'Indicazioni personali', 'Funzione', 'Modo di firma'],
    ...people.map(([surname, given], at) => ['1', `${surname}, ${given}, da ${made.pick(['Airolo', 'Mendrisio'])}, in ${town}`, posts[at]?.printed ?? '', 'firma individuale']),
    ['1', `Revisio Fiduciaria SA (CHE-${made.digits(3)}.${made.digits(3)}.${made.digits(3)}), in Chiasso`, 'ufficio di revisione', ''],
  ]) // prettier-ignore
  page.text([90, 2200], `Bellinzona, ${withDots(made.date(2025, 2025))}`, { size: 23 })
  return {
    page,
    truth: {
      ...{ layout: 'estratto del registro (Ticino)', language: 'it' },
      values: {
        legalName: name,
        registrationNumber: uid,
        entityType: form,
        incorporationDate: date,
        address,
      },
      capital: { amount: isShares ? 100000 : 20000, currency: 'CHF' },
      officers: people.map(([surname, given], at) => ({ name: `${given} ${surname}`, role: posts[at]?.role ?? 'representative' })), // prettier-ignore
      owners: isShares ? [] : people.map(([surname, given], at) => ({ name: `${given} ${surname}`, share: posts[at]?.share ?? 0 })), // prettier-ignore
    },
  }
}

interface Post {
  readonly printed: string
  readonly role: 'chair' | 'board_member' | 'managing_director'
  readonly share: number
}

function postsOf(isShares: boolean, quotas: number): readonly Post[] {
  if (isShares) return [{ printed: 'presidente', role: 'chair', share: 0 }, { printed: 'membro', role: 'board_member', share: 0 }] // prettier-ignore
  return [quotas, 20 - quotas].map((count) => ({
    ...{
      printed: `socio e gerente, con ${count} quote da CHF 1’000.00`,
      role: 'managing_director',
      share: count * 5,
    },
  }))
}

/** A table of two rows or more with a head, whose columns have these edges. */
function cells(
  [page, top]: readonly [Page, number],
  edges: readonly number[],
  rows: readonly (readonly string[])[],
): void {
  const [left = 0, right = 0] = [edges[0], edges.at(-1)]
  const tall = rows.length > 2 ? 96 : 64
  page.box([left, top], [right - left, 44], true)
  page.box([left, top], [right - left, 44 + tall * (rows.length - 1)])
  for (const edge of edges.slice(1, -1)) page.line([edge, top], [edge, top + 44 + tall * (rows.length - 1)])
  for (const [row, texts] of rows.entries()) {
    const y = row === 0 ? top + 30 : top + 44 + 36 + tall * (row - 1)
    if (row > 1) page.line([left, y - 36], [right, y - 36])
    for (const [at, content] of texts.entries()) {
      const [x = 0, to = 0] = [edges[at], edges[at + 1]]
      page.lines([x + 12, y], content, { width: to - x - 20, size: row === 0 ? 21 : 24, bold: row === 0 })
    }
  }
}
