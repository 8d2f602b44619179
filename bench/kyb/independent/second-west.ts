import type { RegistrationTruth } from '../../../test/world/registrations/registration-truth.ts'
import type { Invented } from './invented.ts'
import { newPage, type Page } from './second-sheet.ts'
import { withDots } from '../drawn/written.ts'

export interface SecondDocument {
  readonly page: Page
  readonly truth: RegistrationTruth
}

/** Rows of a table: the label on the left, the value right of it, a line under each. */
function gridRows(page: Page, rows: readonly (readonly [string, string])[], { top, middle, step, size }: { readonly top: number; readonly middle: number; readonly step: number; readonly size: number }): number {
  for (const [at, [label, value]] of rows.entries()) {
    const y = top + at * step
    page.text([100, y], label, { size })
    page.text([middle, y], value, { size })
    page.line([90, y + step * 0.36], [1150, y + step * 0.36])
  }
  return top + rows.length * step
} // prettier-ignore

/** What the ministry's portal shows of an Indian company, printed: labels and values in a grid, officers in a table. */
export function companyMasterData(invented: Invented): SecondDocument {
  const { pick, int, digits, date } = invented
  const page = newPage({ family: 'DejaVu Sans', pdf: 'Helvetica' })
  const name = `${pick(['SAFFRON LOOM TEXTILES', 'MONSOON CEDAR FOODS', 'BANYAN COURTYARD SYSTEMS', 'INDIGO TERRACE LOGISTICS'])} PRIVATE LIMITED` // prettier-ignore
  const born = date(2008, 2022)
  const [state, city, postcode, office] = pick([['MH', 'PUNE', '411038', 'RoC-Pune'], ['KA', 'MYSURU', '570016', 'RoC-Bangalore'], ['TN', 'COIMBATORE', '641018', 'RoC-Coimbatore']] as const) // prettier-ignore
  const serial = digits(6)
  const number = invented.number('IN', 'registrationNumber', () => `U${digits(5)}${state}${born.slice(0, 4)}PTC${serial}`) // prettier-ignore
  const address = `PLOT NO ${int(2, 98)}, ${pick(['MARIGOLD ROAD', 'TAMARIND LANE', 'TEMPLE TANK STREET'])}, ${city} ${state} ${postcode} IN` // prettier-ignore
  const capital = int(1, 60) * 100_000
  const officers = [
    { name: pick(['ANJALI VISHWANATH KULKARNI', 'MEENAKSHI SUNDAR RAJAN']), role: 'managing_director', print: 'Managing Director' },
    { name: pick(['ROHAN PRABHAKAR DESHPANDE', 'FAROUKH SORAB MISTRY']), role: 'director', print: 'Director' },
    { name: pick(['KAVITA NARAYANAN IYER', 'DEVIKA RAMESH PILLAI']), role: 'secretary', print: 'Company Secretary' },
  ] as const // prettier-ignore
  page.text([620, 90], 'Ministry of Corporate Affairs', { size: 30, isBold: true, isCentred: true })
  page.text([620, 134], 'Company Master Data', { size: 26, isCentred: true })
  const below = gridRows(page, [
    ['CIN', number], ['Company Name', name], ['ROC Name', office], ['Registration Number', serial],
    ['Date of Incorporation', withDots(born, '/')], ['Email Id', 'accounts@example.com'], ['Registered Address', address],
    ['Listed in Stock Exchange(s) (Y/N)', 'No'], ['Category of Company', 'Company limited by shares'],
    ['Subcategory of the Company', 'Non-government company'], ['Class of Company', 'Private'], ['ACTIVE compliance', 'ACTIVE Compliant'],
    ['Authorised Capital (Rs)', `${capital * 2}`], ['Paid up Capital (Rs)', `${capital}`],
    ['Date of last AGM', '30/09/2025'], ['Date of Balance Sheet', '31/03/2025'], ['Company Status', 'Active'],
  ], { top: 200, middle: 500, step: 46, size: 20 }) // prettier-ignore
  page.text([100, below + 50], 'Director/Signatory Details', { size: 24, isBold: true })
  const columns = [100, 190, 340, 740, 970] as const
  const row = (y: number, cells: readonly string[], isBold = false): void => {
    for (const [at, cell] of cells.entries()) page.text([columns[at] ?? 0, y], cell, { size: 18, isBold })
    page.line([90, y + 16], [1150, y + 16])
  }
  row(below + 100, ['Sr. No', 'DIN/PAN', 'Name', 'Designation', 'Appointed on'], true)
  for (const [at, officer] of officers.entries())
    row(below + 144 + at * 44, [`${at + 1}`, digits(8), officer.name, officer.print, withDots(born, '/')])
  return {
    page,
    truth: {
      layout: 'company master data (IN)', language: 'en',
      values: { legalName: name, registrationNumber: number, incorporationDate: born, address, status: 'active' },
      capital: { amount: capital, currency: 'INR' },
      officers: officers.map(({ name: who, role }) => ({ name: who, role })), owners: [],
    },
  } // prettier-ignore
}

/** Articles of a corporation of a state, typewritten, with the stamp of who filed them. */
export function articlesOfIncorporation({ pick, int, digits, date }: Invented): SecondDocument {
  const page = newPage({ family: 'Courier Prime', pdf: 'Typewriter' })
  const name = `${pick(['HARBOR THISTLE COFFEE ROASTERS', 'JUNIPER GULCH OUTFITTERS', 'COPPER LANTERN ROBOTICS', 'SLATE CREEK ORCHARDS'])}, INC.` // prettier-ignore
  const born = date(2005, 2024)
  const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'] // prettier-ignore
  const [year = '', month = '', day = ''] = born.split('-')
  const number = `${digits(7)}-${digits(2)}`
  const city = pick(['Salem, OR 97301', 'Bend, OR 97702', 'Eugene, OR 97401'])
  const address = `${int(101, 999)} ${pick(['Juniper Street', 'Harvest Avenue', 'Old Mill Road'])}, ${city}`
  const directors = [
    pick(['Loretta M. Haverstock', 'Eleanor Quimby']),
    pick(['Desmond T. Wakefield', 'Marcus Ellery Dunn']),
  ]
  page.box([820, 80], [340, 170])
  page.text([990, 130], 'FILED', { size: 34, isBold: true, isCentred: true })
  page.text([990, 172], `${months[Number(month) - 1]?.slice(0, 3).toUpperCase()} ${day}, ${year}`, { size: 24, isCentred: true }) // prettier-ignore
  page.text([990, 214], 'SECRETARY OF STATE', { size: 22, isCentred: true })
  page.text([100, 130], `Registry Number: ${number}`, { size: 24 })
  page.text([620, 340], 'ARTICLES OF INCORPORATION', { size: 32, isBold: true, isCentred: true })
  page.text([620, 385], 'OF', { isCentred: true })
  page.text([620, 430], name, { size: 28, isBold: true, isCentred: true })
  const clauses = [
    'The undersigned, acting as incorporator under the Business Corporation Act, adopts the following Articles of Incorporation.',
    `FIRST: The name of the corporation is ${name}`,
    `SECOND: The street address of the principal office of the corporation is ${address}.`,
    'THIRD: The corporation is authorized to issue one class of stock, namely 10,000 shares of common stock without par value.',
    `FOURTH: The registered agent of the corporation is ${pick(['Theodora Blackwell', 'Winslow Agent Services LLC'])}, whose business address is ${int(10, 99)} Capitol Plaza, Suite 4, Salem, OR 97301.`,
    'FIFTH: The initial board of directors shall consist of two directors, who are to serve until the first annual meeting. The names of the directors are:',
  ] // prettier-ignore
  let y = 510
  for (const clause of clauses) y = page.paragraph([100, y], clause, { columns: 70, size: 24 }) + 24
  for (const director of directors) {
    page.text([180, y], director)
    y += 36
  }
  y = page.paragraph([100, y + 24], `IN WITNESS WHEREOF, the incorporator has signed these Articles this ${Number(day)} day of ${months[Number(month) - 1]}, ${year}.`, { columns: 70 }) // prettier-ignore
  page.line([640, y + 110], [1140, y + 110])
  page.text([640, y + 142], 'Incorporator', { size: 22 })
  return {
    page,
    truth: {
      layout: 'articles of incorporation (US)', language: 'en',
      values: { legalName: name, registrationNumber: number, incorporationDate: born, address },
      capital: null,
      officers: directors.map((who) => ({ name: who, role: 'director' })), owners: [],
    },
  } // prettier-ignore
}

/** The articles that a French notary draws up: a title, who appeared, numbered articles in sentences. */
export function statutsConstitutifs({ pick, int, date }: Invented): SecondDocument {
  const page = newPage({ family: 'Liberation Serif', pdf: 'Times' })
  const name = pick(['ATELIER DES GLYCINES', 'LES VERGERS DE KERMARIA', 'MENUISERIE DU LAVOIR', 'BISCUITERIE HAUTE-ROCHE']) // prettier-ignore
  const born = date(2009, 2024)
  const months = ['janvier', 'février', 'mars', 'avril', 'mai', 'juin', 'juillet', 'août', 'septembre', 'octobre', 'novembre', 'décembre'] // prettier-ignore
  const [year = '', month = '', day = ''] = born.split('-')
  const signed = `${Number(day)} ${months[Number(month) - 1]} ${year}`
  const [postcode, city] = pick([['35000', 'Rennes'], ['44000', 'Nantes'], ['69003', 'Lyon'], ['21000', 'Dijon']] as const) // prettier-ignore
  const address = `${int(2, 98)} ${pick(['rue des Tanneurs', 'allée des Érables', 'quai du Vieux Moulin'])}, ${postcode} ${city}` // prettier-ignore
  const parts = pick([1000, 1200, 2000])
  const share = pick([60, 70, 75])
  const first = pick(['Julien Marchand', 'Étienne Le Goff'])
  const second = pick(['Clémence Barbier', 'Hélène Rousselot'])
  const capital = `${parts * 10}`.replace(/(\d)(?=(\d{3})+$)/g, '$1 ')
  page.text([620, 110], name, { size: 34, isBold: true, isCentred: true })
  page.text([620, 152], 'Société à responsabilité limitée', { isCentred: true })
  page.text([620, 188], `au capital de ${capital} euros`, { isCentred: true })
  page.text([620, 224], `Siège social : ${address}`, { isCentred: true })
  page.text([620, 310], 'STATUTS CONSTITUTIFS', { size: 32, isBold: true, isCentred: true })
  page.text([620, 350], `en date du ${signed}`, { isCentred: true, isItalic: true })
  const articles: readonly (readonly [string, string])[] = [
    ['', `Par-devant Maître ${pick(['Solange Perrault', 'Octave Delmas'])}, notaire à ${city}, ont comparu :`],
    ['', `1° Monsieur ${first}, né le 12 mars 1975 à Vannes, demeurant à ${city}, 5 place du Marché ;`],
    ['', `2° Madame ${second}, née le 3 octobre 1981 à Tours, demeurant à ${city}, 18 rue Pasteur ;`],
    ['', 'lesquels ont établi ainsi qu’il suit les statuts de la société qu’ils sont convenus de constituer.'],
    ['ARTICLE 1 – FORME', 'Société à responsabilité limitée, régie par les lois et règlements en vigueur.'],
    ['ARTICLE 2 – DÉNOMINATION', `La société a pour dénomination sociale : ${name}.`],
    ['ARTICLE 3 – SIÈGE SOCIAL', `Le siège social est fixé : ${address}.`],
    ['ARTICLE 4 – CAPITAL SOCIAL', `Le capital social est fixé à la somme de ${capital} euros. Il est divisé en ${parts} parts sociales de 10 euros chacune, attribuées aux associés en proportion de leurs apports, savoir :`],
    ['', `- à Monsieur ${first}, ${(parts * share) / 100} parts, soit ${share} % du capital ;`],
    ['', `- à Madame ${second}, ${(parts * (100 - share)) / 100} parts, soit ${100 - share} % du capital.`],
    ['ARTICLE 5 – GÉRANCE', `Est nommé premier gérant de la société, sans limitation de durée, Monsieur ${first}, qui accepte.`],
  ] // prettier-ignore
  let y = 430
  for (const [heading, content] of articles) {
    if (heading !== '') {
      page.text([110, y + 12], heading, { isBold: true })
      y += 52
    }
    y = page.paragraph([110, y], content, { columns: 92, size: 24, leading: 33 }) + 10
  }
  page.text([110, y + 40], `Fait à ${city}, le ${signed}`)
  return {
    page,
    truth: {
      layout: 'statuts constitutifs (FR)', language: 'fr',
      values: { legalName: name, entityType: 'Société à responsabilité limitée', incorporationDate: born, address },
      capital: { amount: parts * 10, currency: 'EUR' },
      officers: [{ name: first, role: 'managing_director' }],
      owners: [{ name: first, share }, { name: second, share: 100 - share }],
    },
  } // prettier-ignore
}
