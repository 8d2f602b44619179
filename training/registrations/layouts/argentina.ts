import { inventCompany } from './kit/invent.ts'
import type { Layout } from './kit/print.ts'
import { openSheet } from './kit/sheet.ts'
import { amount, dated, finished, grouped, officer, owner } from './kit/written.ts'

const words = {
  given: 'Facundo|Milagros|Horacio|Agustina|Nélida|Ezequiel|Graciela|Lautaro|Mirta|Ramiro',
  surnames: 'Etchegaray|Pugliese|Ledesma|Aramburu|Bevilacqua|Quiroga|Yrigoyen|Santillán',
  streets: 'Av. Corrientes|San Martín|Lavalle|Belgrano|Av. del Libertador',
  cities: '1043;Ciudad Autónoma de Buenos Aires|5000;Córdoba|2000;Rosario|5500;Mendoza',
  stems: 'Ombú Ganadera|Yerbales del Litoral|Cóndor Andino Turismo|Puerto Calafate Soluciones Informáticas|Pampa Gringa',
  firms: 'Chañar Inversiones S.A.|Ceibo Holding S.R.L.',
}

/** Notices of incorporation in an official gazette, two columns of small type; the first is the one asked about. */
export const argentineGazette: Layout = (seed) => {
  const c = inventCompany(seed, words, { officers: [1, 3], owners: [1, 4], nominals: [1, 10, 100], shares: [1000, 10_000, 30_000] })
  const sheet = openSheet(c.random, { size: c.random.pick([8, 8.5, 9]), margin: 45 })
  const form = c.random.pick(['S.A.', 'S.R.L.'] as const)
  const name = `${c.stem.toUpperCase()} ${form}`
  const seat = `${c.street} ${c.streetNumber} piso ${c.random.whole(1, 12)}`
  const tax = (): string => grouped(`${c.random.pick(['20', '27'])}${c.digits(9)}`, '2-8-1')
  const [first, second, third] = c.officers
  const part = form === 'S.A.' ? 'acciones' : 'cuotas'
  const holders = c.owners.map((one) => `${one.name}${one.person === null ? '' : `, argentino/a, nacido/a el ${dated(one.person.birthDate, 'DD/MM/YYYY')}, CUIT ${tax()}, ${one.person.street} ${one.person.streetNumber}`}`)
  const board = form === 'S.A.'
    ? [`Presidente: ${first?.name ?? ''}`, ...(second === undefined ? [] : [`Director Suplente: ${second.name}`]), ...(third === undefined ? [] : [`Vicepresidente: ${third.name}`])]
    : c.officers.map(({ name: who }) => `Gerente: ${who}`)
  const text = [
    `Constitución: ${c.random.pick(['Escritura', 'Instrumento privado'])} del ${dated(c.incorporated, 'DD/MM/YYYY')}.`,
    `1) Socios: ${holders.join('; ')}.`,
    `2) Denominación: ${name}.`,
    '3) Duración: 99 años.',
    '4) Objeto: compra, venta, importación, exportación y distribución de mercaderías.',
    `5) Capital: $ ${amount(c.capital, '.')}, representado por ${amount(c.shares, '.')} ${part} de $ ${c.nominal} valor nominal cada una.`,
    `Suscripción: ${c.owners.map((one) => `${one.name} ${amount(one.shares, '.')} ${part}`).join(' y ')}.`,
    `6) Sede social: ${seat}, ${c.city}.`,
    `7) Administración: ${board.join('. ')}. Constituyen domicilio especial en la sede social.`,
    '8) Cierre de ejercicio: 31/12.',
  ]
  sheet.row([{ text: `BOLETÍN OFICIAL Nº ${amount(c.random.whole(33_000, 36_000), '.')} - Segunda Sección`, from: 0, to: 0.6 }, { text: dated(c.issued, 'D de MONTH de YYYY', 'es'), from: 0.7, to: 1, align: 'right' }])
  sheet.gap(10)
  sheet.columns([
    () => {
      sheet.text(name, { size: sheet.size * 1.15 })
      sheet.gap(4)
      sheet.text(text.join(' '))
      sheet.text(`e. ${dated(c.issued, 'DD/MM/YYYY')} N° ${c.digits(5)}/25 v. ${dated(c.issued, 'DD/MM/YYYY')}`)
    },
    () => {
      sheet.text('AVISOS COMERCIALES', { size: sheet.size * 1.15 })
      sheet.gap(4)
      sheet.text('Los avisos se publican a pedido de parte interesada. El contenido es responsabilidad exclusiva del solicitante.')
    },
  ])
  return finished(sheet, {
    ...{ layout: 'ar-boletin', language: 'es', country: 'AR' },
    values: { legalName: name, incorporationDate: c.incorporated, address: `${seat}, ${c.city}` },
    capital: [c.capital, 'ARS'],
    officers: c.officers.map((person, at) => officer(person, form === 'S.R.L.' ? 'managing_director' : at === 0 ? 'chair' : 'board_member')),
    owners: c.owners.map(owner),
  })
}
