import { table } from './kit/blocks.ts'
import { inventCompany } from './kit/invent.ts'
import type { Layout } from './kit/print.ts'
import { openSheet } from './kit/sheet.ts'
import { amount, dated, finished, grouped, officer } from './kit/written.ts'

const words = {
  given: 'Yesenia|Hernando|Luz Dary|Fabián|Marleny|Jhon Jairo|Nubia|Álvaro Enrique|Catalina',
  surnames: 'Ospina Duque|Cárdenas Mejía|Echeverri|Valderrama Pinzón|Quiceno|Bermúdez Arango|Patiño Giraldo',
  streets: 'Calle 93|Carrera 7|Avenida El Dorado|Transversal 23|Diagonal 40A',
  cities: '110221;Bogotá D.C.|050021;Medellín|760044;Cali|080002;Barranquilla',
  stems: 'Cafetal del Quindío|Esmeralda Textil|Frailejón Soluciones Ambientales|Comercializadora y Distribuidora de Flores La Sabana|Guadua Constructores',
  firms: 'Inversiones Páramo Alto S.A.S.|Grupo Orinoco S.A.',
}

/** A certificate of a chamber of commerce: centred headings, short lines, capital in three blocks, appointments. */
export const colombianCertificate: Layout = (seed) => {
  const c = inventCompany(seed, words, { officers: [1, 4] })
  const sheet = openSheet(c.random, { footer: (page) => `Página ${page} de 4` })
  const name = `${c.stem} S.A.S.`.toUpperCase()
  const tax = `${grouped(`9${c.digits(8)}`, '3.3.3')}-${c.random.whole(0, 9)}`
  const number = c.digits(8)
  const address = `${c.street} # ${c.random.whole(10, 99)} - ${c.streetNumber}`
  const day = (date: string): string => dated(date, 'D de MONTH de YYYY', 'es')
  const heading = (text: string): void => {
    sheet.gap(9)
    sheet.text(text, { align: 'centre' })
    sheet.gap(4)
  }
  const pair = (label: string, value: string): void => sheet.row([{ text: label, from: 0, to: 0.36 }, { text: value, from: 0.38, to: 1 }])
  sheet.text('CERTIFICADO DE EXISTENCIA Y REPRESENTACIÓN LEGAL', { align: 'centre', size: 12 })
  sheet.text(`Fecha Expedición: ${day(c.issued)}  Hora: 11:04:28`)
  sheet.gap(6)
  sheet.text('CON FUNDAMENTO EN LA MATRÍCULA E INSCRIPCIONES EFECTUADAS EN EL REGISTRO MERCANTIL, LA CÁMARA DE COMERCIO CERTIFICA:')
  heading('NOMBRE, IDENTIFICACIÓN Y DOMICILIO')
  pair('Razón social:', name)
  pair('Nit:', `${tax}${c.maybe(0.4, ' Administración : Direccion Seccional De Impuestos')}`)
  pair('Domicilio principal:', c.city)
  heading('MATRÍCULA')
  pair('Matrícula No.', number)
  pair('Fecha de matrícula:', day(c.registered))
  pair('Último año renovado:', c.issued.slice(0, 4))
  heading('UBICACIÓN')
  pair('Dirección del domicilio principal:', address)
  pair('Municipio:', c.city)
  pair('Teléfono comercial 1:', c.digits(10))
  heading('CONSTITUCIÓN')
  sheet.text(`Por Documento Privado del ${day(c.incorporated)} de Asamblea de Accionistas, inscrito en esta Cámara de Comercio el ${day(c.registered)}, con el No. ${c.digits(8)} del Libro IX, se constituyó la sociedad de naturaleza Comercial denominada ${name}.`)
  heading('TÉRMINO DE DURACIÓN')
  sheet.text('La persona jurídica no se encuentra disuelta y su duración es indefinida.')
  const titles = ['CAPITAL AUTORIZADO', 'CAPITAL SUSCRITO', 'CAPITAL PAGADO']
  heading('CAPITAL')
  titles.forEach((title, at) => {
    const times = at === 0 ? 2 : 1
    sheet.text(`* ${title} *`, { align: 'centre' })
    pair('Valor', `: $${amount(c.capital * times, '.', ',')}`)
    pair('No. de acciones', `: ${amount(c.shares * times, '.', ',')}`)
    pair('Valor nominal', `: $${amount(c.nominal, '.', ',')}`)
    sheet.gap(4)
  })
  heading('NOMBRAMIENTOS')
  const [chief, ...rest] = c.officers
  sheet.text('REPRESENTANTES LEGALES', { align: 'centre' })
  sheet.text(`Por Acta No. ${c.random.whole(1, 30)} del ${day(chief?.appointedOn ?? '')}, de Asamblea de Accionistas, se designó a:`)
  const people = rest.length > 0 ? [chief, rest[0]] : [chief]
  table(sheet, people.flatMap((person, at) => (person === undefined ? [] : [[at === 0 ? 'Gerente' : 'Subgerente', person.name, `C.C. No. ${grouped(c.digits(8), '2.3.3')}`]])), { titles: ['CARGO', 'NOMBRE', 'IDENTIFICACIÓN'], at: [0, 0.3, 0.68] })
  const board = rest.slice(1)
  if (board.length > 0) {
    sheet.gap(5)
    sheet.text('JUNTA DIRECTIVA', { align: 'centre' })
    table(sheet, board.map((person, at) => [`${['Primer', 'Segundo'][at] ?? ''} Renglon`, person.name, `C.C. No. ${grouped(c.digits(8), '2.3.3')}`]), { titles: ['PRINCIPALES\nCARGO', 'NOMBRE', 'IDENTIFICACIÓN'], at: [0, 0.3, 0.68] })
  }
  return finished(sheet, {
    ...{ layout: 'co-existencia', language: 'es', country: 'CO' },
    values: { legalName: name, registrationNumber: number, taxNumber: tax, incorporationDate: c.incorporated, address: `${address}, ${c.city}` },
    capital: [c.capital, 'COP'],
    officers: c.officers.map((person, at) => officer(person, at === 0 ? 'managing_director' : at === 1 ? 'representative' : 'board_member')),
  })
}
