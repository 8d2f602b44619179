import type { Invented } from './invented.ts'
import type { IndependentLayout } from './independent-layout.ts'
import { withDots } from '../drawn/written.ts'

const ordinal = (day: number): string =>
  `${day}${day % 10 === 1 && day !== 11 ? 'st' : day % 10 === 2 && day !== 12 ? 'nd' : day % 10 === 3 && day !== 13 ? 'rd' : 'th'}`

const englishMonths = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'] // prettier-ignore
const spanishMonths = ['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio', 'julio', 'agosto', 'septiembre', 'octubre', 'noviembre', 'diciembre'] // prettier-ignore

function parts(date: string): readonly [year: number, month: number, day: number] {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return [year, month, day]
}

const grouped = (amount: number, sign: string): string => `${amount}`.replace(/\B(?=(?:\d{3})+$)/g, sign)

/** Companies Act 2006, section 15: sentences, and no labels but the number. */
export const britishCertificate: IndependentLayout = {
  name: 'certificate of incorporation',
  language: 'en',
  font: 'Liberation Serif',
  draw: ({ text, line }, of) => {
    const name = `${of.pick(['HOLLOWBROOK', 'TANSY LANE', 'MERIDEN QUAY', 'BRACKENFOLD', 'OSTLER & FINCH'])} ${of.pick(['CATERING', 'TOOLING', 'FREIGHT', 'LETTINGS', 'OPTICS'])} LIMITED`
    const number = of.number('GB', 'registrationNumber', () => `${of.int(0, 1)}${of.digits(7)}`)
    const date = of.date(1996, 2024)
    const [year, month, day] = parts(date)
    text([620, 260], 'CERTIFICATE OF INCORPORATION', { size: 40, isBold: true, isCentred: true })
    text([620, 320], 'OF A PRIVATE LIMITED COMPANY', { size: 30, isCentred: true })
    text([620, 470], `Company Number ${number}`, { size: 28, isCentred: true })
    text([150, 620], 'The Registrar of Companies for England and Wales, hereby certifies that', { size: 26 })
    text([620, 740], name, { size: 34, isBold: true, isCentred: true })
    text([150, 850], 'is this day incorporated under the Companies Act 2006 as a private company,', {
      size: 26,
    })
    text([150, 895], 'that the company is limited by shares, and the situation of its registered office', {
      size: 26,
    })
    text([150, 940], 'is in England and Wales.', { size: 26 })
    text(
      [150, 1080],
      `Given at Companies House, Cardiff, on ${ordinal(day)} ${englishMonths[month - 1]} ${year}.`,
      { size: 26 },
    )
    line([760, 1420], [1090, 1420])
    text([925, 1460], 'for the Registrar of Companies', { size: 20, isItalic: true, isCentred: true })
    return {
      values: { legalName: name, registrationNumber: number, incorporationDate: date, countryIso2: 'GB' },
      ...{ capital: null, officers: [], owners: [] },
    }
  },
}

function germanPerson(of: Invented) {
  const [given, surname] = [
    of.pick(['Anneliese', 'Jürgen', 'Katrin', 'Thomas', 'Uwe', 'Sabine']),
    of.pick(['Hohmann', 'Krüger', 'Ostertag', 'Weißbach', 'Lindemann', 'Faßbender']),
  ]
  return { given, surname, birth: of.date(1950, 1992), town: of.pick(['Köln', 'Bonn', 'Düren', 'Siegburg']) }
}

/** Handelsregisterverordnung § 30a: the current print-out, by numbered rubrics. */
export const germanPrintOut: IndependentLayout = {
  name: 'aktueller Ausdruck',
  language: 'de',
  font: 'Courier Prime',
  draw: ({ text, line }, of) => {
    const name = `${of.pick(['Rheinfels', 'Apfelkern', 'Nordlicht', 'Kupferberg', 'Talwind'])} ${of.pick(['Messtechnik', 'Gebäudereinigung', 'Verlag', 'Holzbau', 'Beteiligungs'])} GmbH`
    const number = `HRB ${of.int(1200, 98_000)}`
    const street = `${of.pick(['Ringstraße', 'Lindenallee', 'Am Alten Markt', 'Bahnhofstraße'])} ${of.int(1, 180)}`
    const [postcode, town] = of.pick([
      ['50667', 'Köln'],
      ['53111', 'Bonn'],
      ['52349', 'Düren'],
    ] as const)
    const articles = of.date(1994, 2023)
    const capital = of.pick([25_000, 50_000, 100_000, 26_000])
    const [chief, other] = [germanPerson(of), germanPerson(of)]
    text([120, 120], `Handelsregister B des Amtsgerichts ${town}`, { size: 26, isBold: true })
    text([820, 120], `Nummer der Firma: ${number}`, { size: 24 })
    text([120, 160], 'Ausdruck - Wiedergabe des aktuellen Registerinhalts', { size: 22 })
    text([820, 160], 'Seite 1 von 1', { size: 22 })
    line([120, 180], [1140, 180])
    const rows: readonly (readonly [string, readonly string[]])[] = [
      ['1. Anzahl der bisherigen Eintragungen', [`${of.int(2, 14)} Eintragung(en)`]],
      ['2. a) Firma', [name]],
      ['b) Sitz, Niederlassung, inländische Geschäftsanschrift, Zweigniederlassungen', [town, 'Geschäftsanschrift:', `${street}, ${postcode} ${town}`]],
      ['c) Gegenstand des Unternehmens', ['Herstellung und Vertrieb von Waren aller Art sowie', 'damit zusammenhängende Dienstleistungen.']],
      ['3. Grund- oder Stammkapital', [`${grouped(capital, '.')},00 EUR`]],
      ['4. a) Allgemeine Vertretungsregelung', ['Ist nur ein Geschäftsführer bestellt, so vertritt er die', 'Gesellschaft allein.']],
      ['b) Vorstand, Leitungsorgan, geschäftsführende Direktoren, persönlich haftende Gesellschafter, Geschäftsführer, Vertretungsberechtigte', ['Geschäftsführer:', ...[chief, other].map(({ given, surname, birth, town: home }) => `${surname}, ${given}, ${home}, *${withDots(birth)}`)]],
      ['5. Prokura', ['-']],
      ['6. a) Rechtsform, Beginn, Satzung oder Gesellschaftsvertrag', ['Gesellschaft mit beschränkter Haftung', `Gesellschaftsvertrag vom ${withDots(articles)}`]],
      ['7. a) Tag der letzten Eintragung', [withDots(of.date(2024, 2025))]],
    ] // prettier-ignore
    let y = 230
    for (const [label, content] of rows) {
      for (const piece of wrapped(label, 66)) {
        text([120, y], piece, { size: 22, isBold: true })
        y += 30
      }
      for (const piece of content) {
        text([180, y], piece, { size: 22 })
        y += 32
      }
      y += 22
    }
    return {
      values: { legalName: name, registrationNumber: number, entityType: 'Gesellschaft mit beschränkter Haftung', incorporationDate: articles, address: `${street}, ${postcode} ${town}`, countryIso2: 'DE' },
      capital: { amount: capital, currency: 'EUR' },
      officers: [chief, other].map(({ given, surname, birth }) => ({ name: `${given} ${surname}`, role: 'managing_director', birthDate: birth })),
      owners: [],
    } // prettier-ignore
  },
}

function wrapped(words: string, width: number): readonly string[] {
  return words.split(' ').reduce<string[]>((lines, word) => {
    const last = lines.at(-1)
    if (last === undefined || last.length + word.length >= width) return [...lines, word]
    return [...lines.slice(0, -1), `${last} ${word}`]
  }, [])
}

/** Registre national des entreprises: a grid of two columns, people below. */
export const frenchAttestation: IndependentLayout = {
  name: "attestation d'immatriculation",
  language: 'fr',
  font: 'Liberation Sans',
  draw: ({ text, line, box }, of) => {
    const name = `${of.pick(['ATELIER', 'COMPTOIR', 'MAISON', 'SOCIÉTÉ'])} ${of.pick(['DU VERGER', 'DES TILLEULS', 'BEAUREPAIRE', 'VALMONT'])}`
    const siren = of.number('FR', 'registrationNumber', () => `${of.int(3, 9)}${of.digits(8)}`)
    const form = of.pick([
      'Société à responsabilité limitée',
      'Société par actions simplifiée',
      'Société civile immobilière',
    ])
    const date = of.date(1998, 2024)
    const capital = of.pick([1_000, 7_500, 15_000, 120_000])
    const address = of.pick([
      `${of.int(2, 90)} RUE DE LA FONTAINE 69003 LYON`,
      `${of.int(2, 90)} AVENUE DU PORT 44000 NANTES`,
      `${of.int(2, 90)} BOULEVARD CARNOT 31000 TOULOUSE`,
    ])
    const person = {
      surname: of.pick(['LEFÈVRE', 'BOURDON', 'CHEVALLIER', 'MOREAU']),
      given: of.pick(['Élodie', 'Benoît', 'Nathalie', 'Yves']),
      birth: of.date(1955, 1995),
    }
    const role = form === 'Société par actions simplifiée' ? 'Président' : 'Gérant'
    text([620, 130], "ATTESTATION D'IMMATRICULATION", { size: 34, isBold: true, isCentred: true })
    text([620, 172], 'AU REGISTRE NATIONAL DES ENTREPRISES', { size: 26, isCentred: true })
    const rows = [
      ['Dénomination', name],
      ['SIREN (siège)', siren.replace(/(\d{3})(?=\d)/g, '$1 ')],
      ["Date d'immatriculation au RNE", withDots(date, '/')],
      ["Nature de l'entreprise", 'Commerciale'],
      ['Forme juridique', form],
      ['Capital social', `${grouped(capital, ' ')} €`],
      ['Adresse du siège', address],
    ] as const
    rows.forEach(([label, value], at) => {
      const y = 260 + at * 62
      box([110, y - 40], [1020, 62])
      text([130, y], label, { size: 23 })
      text([520, y], value, { size: 23, isBold: true })
    })
    line([500, 220], [500, 220 + rows.length * 62])
    text([110, 790], 'Dirigeants et associés', { size: 28, isBold: true })
    text([130, 850], 'Qualité', { size: 22 })
    text([520, 850], role, { size: 22, isBold: true })
    text([130, 895], 'Nom, prénom(s)', { size: 22 })
    text([520, 895], `${person.surname} ${person.given}`, { size: 22, isBold: true })
    text([130, 940], 'Date de naissance', { size: 22 })
    text([520, 940], withDots(person.birth, '/'), { size: 22, isBold: true })
    text([110, 1600], 'Ce document est délivré à titre de simple information.', { size: 18, isItalic: true })
    return {
      values: { legalName: name, registrationNumber: siren, entityType: form, incorporationDate: date, address, countryIso2: 'FR' },
      capital: { amount: capital, currency: 'EUR' },
      officers: [{ name: `${person.given} ${person.surname}`, role: role === 'Gérant' ? 'managing_director' : 'chair', birthDate: person.birth }],
      owners: [],
    } // prettier-ignore
  },
}

/** Registro Mercantil: labels in capitals in front, dates in words. */
export const spanishNote: IndependentLayout = {
  name: 'nota informativa mercantil',
  language: 'es',
  font: 'FreeSerif',
  draw: ({ text, line }, of) => {
    const name = `${of.pick(['CÍTRICOS', 'TALLERES', 'INVERSIONES', 'CONSERVAS'])} ${of.pick(['ALMENARA', 'DEL SEGURA', 'MONTSERRAT', 'PEÑA BLANCA'])}, ${of.pick(['SOCIEDAD LIMITADA', 'SOCIEDAD ANÓNIMA'])}`
    const nif = of.number('ES', 'taxNumber', () => `${name.endsWith('LIMITADA') ? 'B' : 'A'}${of.digits(8)}`)
    const date = of.date(1991, 2023)
    const [year, month, day] = parts(date)
    const capital = of.pick([3_010, 60_200, 150_000])
    const address = `${of.pick(['CALLE MAYOR', 'AVENIDA DE LA CONSTITUCIÓN', 'PLAZA DEL CARMEN'])} ${of.int(1, 120)}, ${of.pick(['46001 VALENCIA', '30003 MURCIA', '41004 SEVILLA'])}`
    const person = `${of.pick(['MARÍA DOLORES', 'JOSÉ IGNACIO', 'PILAR'])} ${of.pick(['BENÍTEZ', 'SAURA', 'ECHEVARRÍA'])} ${of.pick(['NAVAS', 'CUENCA', 'PASTOR'])}`
    text([120, 130], 'REGISTRO MERCANTIL', { size: 32, isBold: true })
    text([120, 172], 'INFORMACIÓN GENERAL MERCANTIL', { size: 24 })
    line([120, 195], [1120, 195])
    const rows = [
      ['DENOMINACIÓN:', name],
      ['NIF:', nif],
      ['ESTADO:', 'ACTIVA'],
      ['CONSTITUCIÓN:', `${day} de ${spanishMonths[month - 1]} de ${year}`],
      ['DOMICILIO SOCIAL:', address],
      ['CAPITAL SUSCRITO:', `${grouped(capital, '.')},00 EUROS`],
      ['ÓRGANO DE ADMINISTRACIÓN:', 'ADMINISTRADOR ÚNICO'],
    ] as const
    rows.forEach(([label, value], at) => {
      text([120, 270 + at * 58], label, { size: 22, isBold: true })
      text([500, 270 + at * 58], value, { size: 22 })
    })
    text([120, 730], 'ADMINISTRADORES Y CARGOS SOCIALES', { size: 24, isBold: true })
    line([120, 745], [1120, 745])
    text([120, 790], 'Nombre', { size: 20, isItalic: true })
    text([700, 790], 'Cargo', { size: 20, isItalic: true })
    text([120, 830], person, { size: 22 })
    text([700, 830], 'Administrador único', { size: 22 })
    return {
      values: { legalName: name, taxNumber: nif, status: 'active', incorporationDate: date, address, countryIso2: 'ES' },
      capital: { amount: capital, currency: 'EUR' },
      officers: [{ name: person, role: 'director' }],
      owners: [],
    } // prettier-ignore
  },
}
