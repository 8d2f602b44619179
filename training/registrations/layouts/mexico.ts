import { pairs, table } from './kit/blocks.ts'
import { inventCompany } from './kit/invent.ts'
import type { Layout } from './kit/print.ts'
import { openSheet } from './kit/sheet.ts'
import { amount, dated, finished, officer, owner } from './kit/written.ts'

const words = {
  given: 'Guadalupe|Cuauhtémoc|Ximena|Heriberto|Yolanda|Efraín|Citlali|Rogelio|Maricarmen|Abelardo',
  surnames: 'Zepeda Luna|Arriaga Montes|Villaseñor Ríos|Ocampo Tejeda|Bustamante Cruz|Carranza Solís|Nava Íñiguez',
  streets: 'Avenida Insurgentes Sur|Calle Hidalgo|Paseo de la Reforma|Calzada del Valle|Calle Cinco de Mayo',
  cities: '06600;Ciudad de México|44100;Guadalajara|64000;Monterrey|72000;Puebla',
  stems: 'Agaves del Bajío|Transportes Quetzal|Nopalera Alimentos|Desarrollos Inmobiliarios Cenote Azul|Servicios Integrales de Ingeniería Popocatépetl',
  firms: 'Grupo Jaguar Dorado, S.A. de C.V.|Promotora Xitle, S.A.P.I. de C.V.',
}

/** A notary's deed of incorporation: antecedents and clauses in prose, shareholders in a table, board in a list. */
export const mexicanDeed: Layout = (seed) => {
  const c = inventCompany(seed, words, { officers: [1, 4], owners: [2, 5], nominals: [100, 1000], shares: [50, 100, 500] })
  const sheet = openSheet(c.random, { leading: c.random.between(1.3, 1.8) })
  const isLarge = c.random.happens(0.6)
  const form = isLarge ? 'SOCIEDAD ANÓNIMA DE CAPITAL VARIABLE' : 'SOCIEDAD DE RESPONSABILIDAD LIMITADA DE CAPITAL VARIABLE'
  const name = `${c.stem.toUpperCase()}, ${isLarge ? 'S.A. DE C.V.' : 'S. DE R.L. DE C.V.'}`
  const money = (value: number): string => `$${amount(value, ',', '.')}`
  const holders = c.owners.map(({ name: holder }) => holder.toUpperCase())
  sheet.text(`ESCRITURA NÚMERO ${amount(c.random.whole(2000, 90_000), ',')}. VOLUMEN ${c.random.whole(100, 900)}.`)
  sheet.text(`En ${c.city}, a ${dated(c.incorporated, 'D de MONTH de YYYY', 'es')}, YO, el Licenciado BENIGNO ALATORRE FRAGA, Notario Público número ${c.random.whole(2, 240)}, hago constar: EL CONTRATO DE SOCIEDAD por el que se constituye "${name}", que otorgan ${holders.slice(0, -1).join(', ')} y ${holders.at(-1) ?? ''}.`)
  const clause = (title: string, text: string): void => {
    sheet.gap(6)
    sheet.text(`${title}.- ${text}`)
  }
  sheet.gap(6)
  sheet.text('C L Á U S U L A S', { align: 'centre' })
  clause('PRIMERA', `La sociedad se denominará "${c.stem.toUpperCase()}", seguida de las palabras "${form}" o de su abreviatura "${isLarge ? 'S.A. DE C.V.' : 'S. DE R.L. DE C.V.'}".`)
  clause('SEGUNDA', `El domicilio de la sociedad es ${c.city}, sin perjuicio de establecer agencias o sucursales en cualquier otro lugar.`)
  clause('TERCERA', 'La duración de la sociedad es de noventa y nueve años.')
  clause('CUARTA', 'La sociedad es mexicana. Los socios convienen en que ninguna persona extranjera podrá tener participación social alguna.')
  clause('QUINTA', `El capital social mínimo fijo es de ${money(c.capital)} M.N., representado por ${c.shares} acciones con valor nominal de ${money(c.nominal)} cada una.`)
  sheet.gap(6)
  sheet.text('TRANSITORIOS', { align: 'centre' })
  sheet.text('PRIMERO.- El capital social ha quedado íntegramente suscrito y pagado como sigue:')
  sheet.gap(4)
  table(sheet, c.owners.map((one) => [one.name.toUpperCase(), String(one.shares), money(one.amount)]), { titles: ['ACCIONISTAS', 'ACCIONES', 'VALOR'], at: [0, 0.55, 0.75] })
  const [sole, ...board] = c.officers
  const isSole = board.length === 0
  sheet.gap(4)
  sheet.text(`SEGUNDO.- La administración de la sociedad queda a cargo de ${isSole ? `un ADMINISTRADOR ÚNICO, cargo para el que se designa a ${sole?.name.toUpperCase() ?? ''}.` : 'un CONSEJO DE ADMINISTRACIÓN, integrado por las siguientes personas:'}`)
  const titles = ['PRESIDENTE', 'SECRETARIO', 'VOCAL', 'VOCAL']
  if (!isSole) pairs(sheet, c.officers.map((person, at) => [titles[at] ?? '', person.name.toUpperCase()]), { style: ['dotted', 'beside', 'inline'], mark: ':' })
  return finished(sheet, {
    ...{ layout: 'mx-acta', language: 'es', country: 'MX' },
    values: { legalName: name, entityType: form, incorporationDate: c.incorporated },
    capital: [c.capital, 'MXN'],
    officers: c.officers.map((person, at) => officer(person, isSole ? 'managing_director' : at === 0 ? 'chair' : at === 1 ? 'secretary' : 'board_member')),
    owners: c.owners.map(owner),
  })
}

/** The certificate of tax status: a bordered form in two columns of key values. */
export const mexicanTaxStatus: Layout = (seed) => {
  const c = inventCompany(seed, words)
  const sheet = openSheet(c.random)
  const name = c.stem.toUpperCase()
  const form = c.random.pick(['SOCIEDAD ANONIMA DE CAPITAL VARIABLE', 'SOCIEDAD POR ACCIONES SIMPLIFICADA'])
  const letters = name.replace(/[^A-Z]/g, '').slice(0, 3)
  const number = `${letters}${dated(c.incorporated, 'YYMMDD')}${c.random.pick(['A1', 'H3', 'TV', 'Q8'])}${c.random.whole(0, 9)}`
  const isActive = c.random.happens(0.85)
  sheet.text('CONSTANCIA DE SITUACIÓN FISCAL', { size: 14, align: 'centre' })
  sheet.text(`Lugar y Fecha de Emisión: ${c.city.toUpperCase()} A ${dated(c.issued, 'DD de MONTH de YYYY', 'es').toUpperCase()}`)
  sheet.gap(8)
  sheet.text('Datos de Identificación del Contribuyente:')
  pairs(sheet, [['RFC', number], ['Denominación/Razón Social', name], ['Régimen Capital', form], ['Nombre Comercial', c.maybe(0.5, name.split(' ')[0] ?? '')], ['Fecha inicio de operaciones', dated(c.incorporated, 'DD de MONTH de YYYY', 'es').toUpperCase()], ['Estatus en el padrón', isActive ? 'ACTIVO' : 'SUSPENDIDO'], ['Fecha de último cambio de estado', dated(c.registered, 'DD de MONTH de YYYY', 'es').toUpperCase()]], { style: 'beside', mark: ':', split: 0.36 })
  sheet.gap(8)
  sheet.text('Datos del domicilio registrado')
  sheet.columns([
    () => pairs(sheet, [['Código Postal', c.postcode], ['Nombre de Vialidad', c.street.toUpperCase()], ['Nombre de la Colonia', 'CENTRO'], ['Nombre de la Entidad Federativa', 'JALISCO']], { style: 'inline' }),
    () => pairs(sheet, [['Tipo de Vialidad', 'CALLE'], ['Número Exterior', String(c.streetNumber)], ['Nombre del Municipio', c.city.toUpperCase()], ['Entre Calle', 'MORELOS']], { style: 'inline' }),
  ])
  return finished(sheet, {
    ...{ layout: 'mx-constancia', language: 'es', country: 'MX' },
    values: { legalName: name, taxNumber: number, entityType: form, status: isActive ? 'active' : 'inactive', incorporationDate: c.incorporated },
  })
}
