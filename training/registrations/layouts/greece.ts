import { pairs, table } from './kit/blocks.ts'
import { inventCompany } from './kit/invent.ts'
import type { Layout } from './kit/print.ts'
import { openSheet } from './kit/sheet.ts'
import { amount, dated, finished, officer, owner, percent } from './kit/written.ts'

const words = {
  given: 'Ευτυχία|Νικηφόρος|Δέσποινα|Αχιλλέας|Θεοδώρα|Σπυρίδων|Καλλιόπη|Μιλτιάδης',
  surnames: 'Αργυρόπουλος|Μαυρομιχάλης|Παπαζώη|Ξενάκης|Κουκουλάς|Δημητρακάκη|Ζερβός',
  streets: 'Ερμού|Λεωφόρος Κηφισίας|Αγίου Δημητρίου|Κολοκοτρώνη|Ακτή Μιαούλη',
  cities: '10563;Αθήνα|54624;Θεσσαλονίκη|26221;Πάτρα|18535;Πειραιάς',
  stems: 'ΕΛΑΙΩΝΕΣ ΚΥΝΟΥΡΙΑΣ|ΑΙΓΑΙΟΠΕΛΑΓΙΤΙΚΕΣ ΜΕΤΑΦΟΡΕΣ ΚΑΙ ΝΑΥΤΙΛΙΑΚΕΣ ΥΠΗΡΕΣΙΕΣ|ΘΥΜΑΡΙ ΤΡΟΦΙΜΑ|ΦΑΡΟΣ ΠΛΗΡΟΦΟΡΙΚΗ|ΛΕΥΚΟΣ ΒΡΑΧΟΣ',
  firms: 'ΑΛΚΥΟΝΗ ΣΥΜΜΕΤΟΧΩΝ Α.Ε.|ΠΕΥΚΟΔΑΣΟΣ ΕΠΕΝΔΥΤΙΚΗ Μ.Α.Ε.',
}

/** A certificate of the general commercial register: an opening sentence, then key values and two tables. */
export const greekCertificate: Layout = (seed) => {
  const c = inventCompany(seed, words, { officers: [1, 4], owners: [1, 4], nominals: [10, 30], shares: [100, 500, 1000] })
  const sheet = openSheet(c.random)
  const name = `${c.stem} ΙΔΙΩΤΙΚΗ ΚΕΦΑΛΑΙΟΥΧΙΚΗ ΕΤΑΙΡΕΙΑ`
  const number = `${c.digits(9)}000`
  const tax = c.digits(9)
  const address = `${c.street} ${c.streetNumber}, ${c.postcode} ${c.city}`
  sheet.text('ΕΛΛΗΝΙΚΗ ΔΗΜΟΚΡΑΤΙΑ')
  sheet.text('ΕΜΠΟΡΙΚΟ ΚΑΙ ΒΙΟΜΗΧΑΝΙΚΟ ΕΠΙΜΕΛΗΤΗΡΙΟ - ΥΠΗΡΕΣΙΑ Γ.Ε.ΜΗ.')
  sheet.row([{ text: `Ημερομηνία: ${dated(c.issued, 'DD/MM/YYYY')}`, from: 0.6, to: 1 }])
  sheet.row([{ text: `Αρ. Πρωτ.: ${c.digits(7)}`, from: 0.6, to: 1 }])
  sheet.gap(8)
  sheet.text('ΓΕΝΙΚΟ ΠΙΣΤΟΠΟΙΗΤΙΚΟ', { size: 14, align: 'centre' })
  sheet.text('Από τα στοιχεία που τηρούνται στη μερίδα της εταιρείας στο Γενικό Εμπορικό Μητρώο πιστοποιούνται τα ακόλουθα:')
  sheet.gap(6)
  pairs(sheet, [
    ['Αριθμός Γ.Ε.ΜΗ.', number],
    ['Επωνυμία', name],
    ['Διακριτικός τίτλος', c.maybe(0.6, `${c.stem} Ι.Κ.Ε.`)],
    ['Νομική Μορφή', 'Ι.Κ.Ε.'],
    ['Ημερομηνία Σύστασης', dated(c.incorporated, c.random.pick(['DD/MM/YYYY', 'D MONTH YYYY']), 'el')],
    ['Κατάσταση', 'Ενεργή'],
    ['Α.Φ.Μ.', tax],
    ['Έδρα', address],
    ['Κεφάλαιο', `${amount(c.capital, '.', ',')} €`],
    ['Διάρκεια', 'Αόριστη'],
  ], { style: ['beside', 'inline', 'facing'], mark: ':', split: 0.3 })
  sheet.gap(6)
  sheet.text('ΕΤΑΙΡΟΙ', { size: sheet.size * 1.1 })
  table(sheet, c.owners.map((one) => [one.name, String(one.shares), `${amount(one.amount, '.', ',')} €`, `${percent(one.share, ',')}%`]), { titles: ['Ονοματεπώνυμο / Επωνυμία', 'Μερίδια', 'Αξία', 'Ποσοστό'], at: [0, 0.48, 0.62, 0.84] })
  sheet.gap(6)
  sheet.text('ΔΙΑΧΕΙΡΙΣΤΕΣ', { size: sheet.size * 1.1 })
  table(sheet, c.officers.map((person) => [person.surname, person.given, 'Διαχειριστής', dated(person.appointedOn, 'DD/MM/YYYY')]), { titles: ['Επώνυμο', 'Όνομα', 'Ιδιότητα', 'Από'] })
  return finished(sheet, {
    ...{ layout: 'gr-gemi', language: 'el', country: 'GR' },
    values: { legalName: name, registrationNumber: number, taxNumber: tax, entityType: 'Ι.Κ.Ε.', status: 'active', incorporationDate: c.incorporated, address },
    capital: [c.capital, 'EUR'],
    officers: c.officers.map((person) => officer(person, 'managing_director')),
    owners: c.owners.map(owner),
  })
}
