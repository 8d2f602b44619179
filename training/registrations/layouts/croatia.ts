import { inventCompany } from './kit/invent.ts'
import type { Layout } from './kit/print.ts'
import { openSheet } from './kit/sheet.ts'
import { amount, dated, finished, officer } from './kit/written.ts'

const words = {
  given: 'Zvonimir|Snježana|Krešimir|Jadranka|Domagoj|Ljubica|Tihomir|Đurđica|Branimir',
  surnames: 'Šimunović|Vuković-Perić|Žanić|Matijašević|Čuljak|Babić|Grgić|Lončar',
  streets: 'Ilica|Vukovarska ulica|Riva|Strossmayerova|Trg slobode',
  cities: '10000;Zagreb|21000;Split|51000;Rijeka|31000;Osijek',
  stems: 'MASLINA I LAVANDA|PLAVI JADRAN CHARTER|SLAVONSKI HRAST DRVNA INDUSTRIJA|KVARNER SUSTAVI|BURA ENERGETIKA',
  firms: 'GALEB ULAGANJA d.o.o.',
}

/** An extract of the court register: headings in capitals with a colon, values indented below, nothing beside. */
export const croatianExtract: Layout = (seed) => {
  const c = inventCompany(seed, words, { officers: [1, 4], nominals: [10], shares: [250, 2000] })
  const sheet = openSheet(c.random)
  const name = `${c.stem} d.o.o.`
  const full = `${c.stem} društvo s ograničenom odgovornošću za trgovinu i usluge`
  const [number, tax] = [c.digits(9).padStart(9, '0'), c.digits(11)]
  const under = (title: string, ...values: readonly string[]): void => {
    sheet.gap(5)
    sheet.text(`${title}:`)
    for (const value of values) sheet.row([{ text: '1', from: 0, to: 0.04 }, { text: value, from: 0.06, to: 1 }])
  }
  sheet.text('REPUBLIKA HRVATSKA')
  sheet.text(`TRGOVAČKI SUD U ${c.city.toUpperCase()}`)
  sheet.gap(6)
  sheet.text('IZVADAK IZ SUDSKOG REGISTRA', { align: 'centre', size: 13 })
  sheet.text('SUBJEKT UPISA', { align: 'centre' })
  under('MBS', number)
  under('OIB', tax)
  under('EUID', `HRSR.${number}`)
  under('TVRTKA', full, name)
  under('SJEDIŠTE/ADRESA', `${c.city} (Grad ${c.city})\n${c.street} ${c.streetNumber}`)
  under('PREDMET POSLOVANJA', '* kupnja i prodaja robe')
  under('OSNIVAČI/ČLANOVI DRUŠTVA', `${c.officers[0]?.name ?? ''}, OIB: ${c.digits(11)}\n${c.city}, ${c.street} ${c.random.whole(1, 90)}\n- jedini osnivač d.o.o.`)
  under('OSOBE OVLAŠTENE ZA ZASTUPANJE', ...c.officers.map((person, at) => `${person.name}, OIB: ${c.digits(11)}\n${person.city}, ${person.street} ${person.streetNumber}\n- ${at < 2 ? 'direktor' : 'prokurist'}\n- zastupa društvo pojedinačno i samostalno, od ${dated(person.appointedOn, 'DD.MM.YYYY.')}`))
  under('TEMELJNI KAPITAL', `${amount(c.capital, '.', ',')} euro`)
  under('PRAVNI OBLIK', 'društvo s ograničenom odgovornošću')
  under('OSNIVAČKI AKT', `Izjava o osnivanju od ${dated(c.incorporated, 'D. MONTH YYYY', 'hr')}. godine`)
  return finished(sheet, {
    ...{ layout: 'hr-izvadak', language: 'hr', country: 'HR' },
    values: {
      ...{ legalName: full, registrationNumber: number, taxNumber: tax, entityType: 'društvo s ograničenom odgovornošću' },
      ...{ incorporationDate: c.incorporated, address: `${c.city} (Grad ${c.city}), ${c.street} ${c.streetNumber}` },
    },
    capital: [c.capital, 'EUR'],
    officers: c.officers.map((person, at) => officer(person, at < 2 ? 'managing_director' : 'authorised_signatory')),
    owners: [{ name: c.officers[0]?.name ?? '', share: 100 }],
  })
}
