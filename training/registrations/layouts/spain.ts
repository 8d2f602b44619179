import { inventCompany } from './kit/invent.ts'
import type { Layout } from './kit/print.ts'
import { openSheet } from './kit/sheet.ts'
import { amount, dated, finished, officer } from './kit/written.ts'

const words = {
  given: 'Begoña|Anselmo|Macarena|Iker|Rosario|Fermín|Itziar|Leandro|Consuelo|Unai',
  surnames: 'Arrieta Campos|Zubizarreta Lasa|Bermejo Calvo|Osuna Prieto|Camacho Ferrer|Galdós Rey',
  streets: 'Gran Vía|Calle Alcalá|Paseo Marítimo|Calle Estafeta|Rambla Nova',
  cities: '48001;Bilbao|50001;Zaragoza|29001;Málaga|15003;A Coruña',
  stems: 'Acantilado Conservas|Molinos de Levante Energía|Higuera Textil|Servicios Auxiliares Marisma y Albufera|Trébol Obras',
  firms: 'Roble Centenario Patrimonial SL|Albatros Inversiones SA',
}

/** Acts inscribed in the gazette of the commercial register: a numbered line a company, then acts in one run. */
export const spanishGazette: Layout = (seed) => {
  const c = inventCompany(seed, words, { officers: [1, 3], nominals: [1], shares: [3000, 3006, 60_000] })
  const sheet = openSheet(c.random)
  const name = `${c.stem} SL`.toUpperCase()
  const [first] = c.officers
  const isSole = c.officers.length === 1
  const address = `${c.street.toUpperCase()} ${c.streetNumber} (${c.city.toUpperCase()})`
  const people = isSole ? `Adm. Unico: ${first?.surname.toUpperCase() ?? ''} ${first?.given.toUpperCase() ?? ''}` : `${c.random.pick(['Adm. Solid.', 'Adm. Mancom.'])}: ${c.officers.map((one) => `${one.surname} ${one.given}`.toUpperCase()).join(';')}`
  sheet.row([{ text: 'BOLETÍN OFICIAL DEL REGISTRO MERCANTIL', from: 0, to: 0.7 }, { text: `Núm. ${c.random.whole(1, 250)}`, from: 0.75, to: 1, align: 'right' }])
  sheet.row([{ text: dated(c.issued, 'D de MONTH de YYYY', 'es'), from: 0, to: 0.5 }, { text: `Pág. ${c.random.whole(2000, 60_000)}`, from: 0.75, to: 1, align: 'right' }])
  sheet.gap(8)
  sheet.text('SECCIÓN PRIMERA', { align: 'centre' })
  sheet.text('Empresarios', { align: 'centre' })
  sheet.text('Actos inscritos', { align: 'centre' })
  sheet.text(c.city.toUpperCase(), { align: 'centre' })
  sheet.gap(6)
  sheet.text(`${c.random.whole(10_000, 500_000)} - ${name}.`)
  sheet.text(`Constitución. Comienzo de operaciones: ${dated(c.incorporated, 'D.MM.YY')}. Objeto social: comercio al por mayor y al por menor de productos alimenticios. Domicilio: ${address}. Capital: ${amount(c.capital, '.', ',')} Euros. Nombramientos. ${people}. Datos registrales. S 8 , H BI ${c.digits(5)}, I/A 1 (${dated(c.registered, 'D.MM.YY')}).`)
  return finished(sheet, {
    ...{ layout: 'es-borme', language: 'es', country: 'ES' },
    values: { legalName: name, incorporationDate: c.incorporated, address },
    capital: [c.capital, 'EUR'],
    officers: c.officers.map((one) => officer(one, 'managing_director')),
  })
}
