import { amountAs, dateAs, type MadeCompany, type MadePerson, officerOf } from '../made-company.ts'
import type { MadeRegistration } from '../registration-truth.ts'
import { bold, centred, gap, heading, pageOf, pairs, paragraph, t, table } from '../typst.ts'

/** An extract of a French register: sections of labels and values. */
export function extraitKbis(company: MadeCompany): MadeRegistration {
  const name = company.stem.toUpperCase()
  const siren = withLuhn(company.digits(8))
  const number = `${siren.slice(0, 3)} ${siren.slice(3, 6)} ${siren.slice(6)} R.C.S. ${company.city}`
  const address = `${company.streetNumber} ${company.street} ${company.postcode} ${company.city}`
  const [president, director] = twoOf(company)
  const source = pageOf([
    `#grid(columns: (1fr, auto), [${t(`Greffe du Tribunal de Commerce de ${company.city}`)}], [${t('N° de gestion 2016B01234')}])`,
    gap(12),
    centred(bold('Extrait Kbis', 16)),
    centred(t('EXTRAIT D\'IMMATRICULATION PRINCIPALE AU REGISTRE DU COMMERCE ET DES SOCIETES')),
    gap(6),
    centred(t('à jour au 3 mars 2025')),
    heading('IDENTIFICATION DE LA PERSONNE MORALE', 11),
    pairs([
      ['Immatriculation au RCS, numéro', number],
      ["Date d'immatriculation", dateAs(company.incorporated, 'DD/MM/Y')],
      ['Dénomination ou raison sociale', name],
      ['Forme juridique', 'Société par actions simplifiée'],
      ['Capital social', `${amountAs(company.capital, ' ', ',')} Euros`],
      ['Adresse du siège', address],
      ['Activités principales', 'Conseil aux entreprises'],
      ['Durée de la personne morale', "Jusqu'au 31/12/2110"],
    ]),
    heading('GESTION, DIRECTION, ADMINISTRATION, CONTROLE, ASSOCIES OU MEMBRES', 11),
    bold('Président'),
    pairs([
      ['Nom, prénoms', `${president.surname.toUpperCase()} ${president.given}`],
      ['Date et lieu de naissance', `Le ${dateAs(president.birthDate, 'DD/MM/Y')} à Lyon (69)`],
      ['Nationalité', 'Française'],
      ['Domicile personnel', `12 rue Haute ${company.postcode} ${company.city}`],
    ]),
    gap(6),
    bold('Directeur général'),
    pairs([
      ['Nom, prénoms', `${director.surname.toUpperCase()} ${director.given}`],
      ['Date et lieu de naissance', `Le ${dateAs(director.birthDate, 'DD/MM/Y')} à Nantes (44)`],
      ['Nationalité', 'Française'],
    ]),
  ]) // prettier-ignore
  return {
    source,
    truth: {
      ...{ layout: 'fr-kbis', language: 'fr' },
      values: {
        ...{ legalName: name, registrationNumber: siren.replace(/(\d{3})(?=\d)/g, '$1 '), entityType: 'Société par actions simplifiée' },
        ...{ incorporationDate: company.incorporated, address, countryIso2: 'FR' },
      },
      capital: { amount: company.capital, currency: 'EUR' },
      officers: [
        { name: `${president.surname.toUpperCase()} ${president.given}`, role: 'chair', birthDate: president.birthDate },
        { name: `${director.surname.toUpperCase()} ${director.given}`, role: 'managing_director', birthDate: director.birthDate },
      ],
      owners: [],
    },
  } // prettier-ignore
}

/** Of every made company there are two people at least. */
function twoOf({ people }: MadeCompany): readonly [MadePerson, MadePerson] {
  const [first, second] = people
  if (first === undefined || second === undefined) throw new Error('two people are wanted')
  return [first, second]
}

function withLuhn(body: string): string {
  const sum = Array.from(body).reduce((total, digit, at) => {
    const doubled = Number(digit) * ((body.length - at) % 2 === 1 ? 2 : 1)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return `${body}${(10 - (sum % 10)) % 10}`
}

/** A simple note of the Spanish register. */
export function notaSimple(company: MadeCompany): MadeRegistration {
  const name = `${company.stem} S.L.`.toUpperCase()
  const sheet = `M-${company.digits(6)}`
  const tax = `B${company.digits(8)}`
  const address = `${company.street} ${company.streetNumber}, ${company.postcode} ${company.city}`
  const [sole, second] = company.people
  const source = pageOf([
    bold(`REGISTRO MERCANTIL DE ${company.city.toUpperCase()}`, 14),
    t('Nota simple informativa'),
    heading('DATOS GENERALES', 11),
    pairs([
      ['Denominación:', name],
      ['N.I.F.:', tax],
      ['Datos registrales: Hoja', sheet],
      ['Domicilio social:', address],
      ['Fecha de constitución:', dateAs(company.incorporated, 'D de M de Y', 'es').replace('De', 'de')],
      ['Forma jurídica:', 'Sociedad Limitada'],
      ['Capital social:', `${amountAs(company.capital, '.', ',')} Euros`],
      ['Situación:', 'Activa'],
      ['Objeto social:', 'Comercio al por mayor de productos alimenticios.'],
    ]),
    heading('ADMINISTRADORES Y CARGOS', 11),
    table(
      ['Cargo', 'Nombre', 'Fecha de nombramiento'],
      [sole, second].flatMap((person, at) => (person === undefined ? [] : [[at === 0 ? 'Administrador solidario' : 'Apoderado', `${person.given} ${person.surname}`.toUpperCase(), dateAs(person.appointedOn, 'DD/MM/Y')]])),
    ),
  ]) // prettier-ignore
  return {
    source,
    truth: {
      ...{ layout: 'es-nota-simple', language: 'es' },
      values: {
        ...{
          legalName: name,
          registrationNumber: sheet,
          taxNumber: tax,
          entityType: 'Sociedad Limitada',
          address,
        },
        ...{ incorporationDate: company.incorporated, status: 'active', countryIso2: 'ES' },
      },
      capital: { amount: company.capital, currency: 'EUR' },
      officers: [sole, second].flatMap((person, at) => (person === undefined ? [] : [{ name: `${person.given} ${person.surname}`.toUpperCase(), role: at === 0 ? ('director' as const) : ('authorised_signatory' as const) }])), // prettier-ignore
      owners: [],
    },
  }
}

/** A report of the Italian register. */
export function visuraCamerale(company: MadeCompany): MadeRegistration {
  const name = `${company.stem} S.r.l.`.toUpperCase()
  const rea = `MI-${company.digits(7)}`
  const tax = company.digits(11)
  const address = `${company.city} ${company.street} ${company.streetNumber} CAP ${company.postcode}`
  const people = company.people.slice(0, 2)
  const shares = people.length === 2 ? [70, 30] : [100]
  const source = pageOf(
    [
      bold('Camera di Commercio Industria Artigianato e Agricoltura', 12),
      t('Registro Imprese - Visura ordinaria società di capitale'),
      gap(10),
      centred(bold(name, 15)),
      gap(8),
      table(['DATI ANAGRAFICI', ''], [
        ['Indirizzo Sede legale', address],
        ['Numero REA', rea],
        ['Partita IVA', tax],
        ['Forma giuridica', "società a responsabilita' limitata"],
        ['Data atto di costituzione', dateAs(company.incorporated, 'DD/MM/Y')],
        ['Stato attività', 'attiva'],
        ['Capitale sociale in Euro', amountAs(company.capital, '.', ',')],
      ], { widths: '(40%, 1fr)', stroke: '0.3pt' }),
      heading('Amministratori', 11),
      ...people.map((person, at) => `#block[${t(`${at === 0 ? 'Amministratore unico' : 'Procuratore'}: ${person.surname.toUpperCase()} ${person.given.toUpperCase()}, nato a ${person.city} (MI) il ${dateAs(person.birthDate, 'DD/MM/Y')}`)}]`),
      heading('Elenco dei soci', 11),
      table(
        ['Socio', 'Valore nominale', '%'],
        people.map((person, at) => [`${person.surname.toUpperCase()} ${person.given.toUpperCase()}`, amountAs((company.capital * (shares[at] ?? 0)) / 100, '.', ','), `${shares[at]} %`]),
      ),
    ],
    { size: 9.5 },
  ) // prettier-ignore
  const printed = (at: number) =>
    `${people[at]?.surname.toUpperCase() ?? ''} ${people[at]?.given.toUpperCase() ?? ''}`
  return {
    source,
    truth: {
      ...{ layout: 'it-visura', language: 'it' },
      values: {
        ...{ legalName: name, registrationNumber: rea, taxNumber: tax, entityType: "società a responsabilita' limitata", address },
        ...{ incorporationDate: company.incorporated, status: 'active', countryIso2: 'IT' },
      },
      capital: { amount: company.capital, currency: 'EUR' },
      officers: people.map((person, at) => ({ name: printed(at), role: at === 0 ? 'director' : 'authorised_signatory', birthDate: person.birthDate })),
      owners: people.map((_, at) => ({ name: printed(at), share: shares[at] ?? 0 })),
    },
  } // prettier-ignore
}

/** A permanent certificate of the Portuguese register. */
export function certidaoPermanente(company: MadeCompany): MadeRegistration {
  const name = `${company.stem}, Lda`
  const number = company.digits(9)
  const address = `${company.street}, ${company.streetNumber}`
  const [first, second] = company.people
  const half = company.capital / 2
  const source = pageOf([
    bold('Certidão Permanente', 16),
    t('Conservatória do Registo Comercial'),
    gap(8),
    `#block[${t(`Matrícula/NIPC: ${number}`)}]`,
    `#block[${t(`Firma: ${name}`)}]`,
    `#block[${t('Natureza Jurídica: Sociedade por quotas')}]`,
    `#block[${t(`Sede: ${address}`)}]`,
    `#block[${t(`${company.postcode} ${company.city}`)}]`,
    `#block[${t('Objeto: Comércio por grosso de produtos alimentares.')}]`,
    `#block[${t(`Capital: ${amountAs(company.capital, '.', ',')} Euros`)}]`,
    `#block[${t(`Data de constituição: ${dateAs(company.incorporated, 'Y-MM-DD')}`)}]`,
    heading('Sócios e quotas', 11),
    table(['Sócio', 'Quota'], [first, second].flatMap((person) => (person === undefined ? [] : [[`${person.given} ${person.surname}`, `${amountAs(half, '.', ',')} Euros`]]))),
    heading('Gerência', 11),
    `#block[${t(`Gerente: ${first?.given ?? ''} ${first?.surname ?? ''}`)}]`,
    paragraph('Forma de obrigar: com a assinatura de um gerente.'),
  ]) // prettier-ignore
  return {
    source,
    truth: {
      ...{ layout: 'pt-certidao', language: 'pt' },
      values: {
        ...{
          legalName: name,
          registrationNumber: number,
          entityType: 'Sociedade por quotas',
          countryIso2: 'PT',
        },
        ...{
          incorporationDate: company.incorporated,
          address: `${address}, ${company.postcode} ${company.city}`,
        },
      },
      capital: { amount: company.capital, currency: 'EUR' },
      officers: first === undefined ? [] : [officerOf(first, 'managing_director', false)],
      owners: [first, second].flatMap((person) => (person === undefined ? [] : [{ name: `${person.given} ${person.surname}`, share: 50 }])), // prettier-ignore
    },
  }
}
