import { describe, expect, it } from 'vitest'
import { printInRows } from './layout/print-pieces.fixture.ts'
import type { PrintPiece } from './layout/print-piece.ts'
import { readPrint } from './read-print.ts'

const knowledge = {
  validateNumber: () => ({ scheme: null, isValid: null, reason: '' }),
  legalForm: (name: string) => ({ name, form: null, printed: /\bGmbH\b/.exec(name)?.[0] ?? '' }),
}

function read(pieces: readonly PrintPiece[], country: string | null = null) {
  const reading = readPrint(pieces, { country, today: '2026-11-26', knowledge })
  return {
    ...reading,
    values: Object.fromEntries(Object.entries(reading.values).map(([key, { value }]) => [key, value])),
    officers: reading.officers.map(({ name, role, birthDate }) => [name, role, birthDate ?? '']),
    owners: reading.owners.map(({ name, share }) => [name, share?.min, share?.max]),
  }
}

describe('Values of a registration document', () => {
  it('a legal form in a piece of its own beside a name ends it, and one farther off does not', () => {
    const name = (apart: number) => read(printInRows([['Denominazione: OLEIFICIO MONVISO', '- S.R.L.']], { apart })).values['legalName'] // prettier-ignore
    expect([name(620), name(900)]).toEqual(['OLEIFICIO MONVISO - S.R.L.', 'OLEIFICIO MONVISO'])
    const writtenOut = printInRows([['Denominazione: OLEIFICIO MONVISO', 'società a responsabilità limitata']], { apart: 620 }) // prettier-ignore
    expect(read(writtenOut).values['legalName']).toBe('OLEIFICIO MONVISO')
  })

  it.each<[string, readonly (string | readonly string[])[]]>([
    ['beside their labels', [['Company name', 'Larkfield Analytics Ltd'], ['Company number', '09123456'], ['Incorporated on', '12 March 2015'], ['Status', 'Active']]],
    ['under their labels', [['Company name', 'Company number'], ['Larkfield Analytics Ltd', '09123456'], '', ['Incorporated on', 'Status'], ['12 March 2015', 'Active']]],
    ['behind their labels', ['Company name: Larkfield Analytics Ltd', 'Company number: 09123456', 'Incorporated on: 12 March 2015', 'Status: Active']],
    ['behind dots', ['1. Company name ...... Larkfield Analytics Ltd', '2. Company number ...... 09123456', '3. Incorporated on ...... 12 March 2015', '4. Status ...... Active']],
  ])('are read %s', (_, rows) => {
    expect(read(printInRows(rows)).values).toMatchObject({
      legalName: 'Larkfield Analytics Ltd',
      registrationNumber: '09123456',
      incorporationDate: '2015-03-12',
      status: 'active',
    })
  }) // prettier-ignore

  it.each<[string, readonly (readonly [string, string])[], Readonly<Record<string, string>>]>([
    ['de', [['Firma', 'Nordlicht Logistik GmbH'], ['Rechtsform', 'Gesellschaft mit beschränkter Haftung'], ['Geschäftsanschrift', 'Lindenstraße 12, 20095 Hamburg'], ['Tag der Eintragung', '03.04.2012']], { legalName: 'Nordlicht Logistik GmbH', entityType: 'Gesellschaft mit beschränkter Haftung', address: 'Lindenstraße 12, 20095 Hamburg', incorporationDate: '2012-04-03' }],
    ['fr', [['Dénomination sociale', 'Aubépine Conseil'], ['Forme juridique', 'SAS'], ['Adresse du siège', '12 rue des Lilas 75011 Paris'], ["Date d'immatriculation", '3 avril 2012']], { legalName: 'Aubépine Conseil', entityType: 'SAS', address: '12 rue des Lilas 75011 Paris', incorporationDate: '2012-04-03' }],
    ['es', [['Denominación social', 'Faro Atlántico S.L.'], ['N.I.F.', 'B12345674'], ['Domicilio social', 'Plaza Mayor 1, Madrid'], ['Fecha de constitución', '3 de abril de 2012']], { legalName: 'Faro Atlántico S.L.', taxNumber: 'B12345674', address: 'Plaza Mayor 1, Madrid', incorporationDate: '2012-04-03' }],
    ['it', [['Denominazione', 'Nautica Levante S.r.l.'], ['Numero REA', 'MI-1234567'], ['Sede legale', 'Via dei Tigli 4, 20121 Milano'], ['Data di costituzione', '03/04/2012'], ['Stato attività', 'in liquidazione']], { legalName: 'Nautica Levante S.r.l.', registrationNumber: 'MI-1234567', address: 'Via dei Tigli 4, 20121 Milano', incorporationDate: '2012-04-03', status: 'in_liquidation' }],
    ['nl', [['Statutaire naam', 'Duinroos Zorg B.V.'], ['KvK-nummer', '12345678'], ['Rechtsvorm', 'Besloten Vennootschap'], ['Bezoekadres', 'Dorpsstraat 8, 1015 CN Amsterdam'], ['Datum akte van oprichting', '03-04-2012']], { legalName: 'Duinroos Zorg B.V.', registrationNumber: '12345678', entityType: 'Besloten Vennootschap', address: 'Dorpsstraat 8, 1015 CN Amsterdam', incorporationDate: '2012-04-03' }],
    ['pt', [['Firma', 'Moinho Velho, Lda'], ['Matrícula/NIPC', '501234567'], ['Natureza Jurídica', 'Sociedade por quotas'], ['Sede', 'Rua das Flores, 8, Lisboa'], ['Data de constituição', '2012-04-03']], { legalName: 'Moinho Velho, Lda', registrationNumber: '501234567', entityType: 'Sociedade por quotas', address: 'Rua das Flores, 8, Lisboa', incorporationDate: '2012-04-03' }],
    ['pl', [['Firma, pod którą spółka działa', 'Jantar Logistyka Sp. z o.o.'], ['Numer KRS', '0000123456'], ['Numer NIP', '1234563218'], ['Adres', 'ul. Lipowa 8, 00-041 Warszawa'], ['Data rejestracji', '3 kwietnia 2012']], { legalName: 'Jantar Logistyka Sp. z o.o.', registrationNumber: '0000123456', taxNumber: '1234563218', address: 'ul. Lipowa 8, 00-041 Warszawa', incorporationDate: '2012-04-03' }],
    ['zh', [['名称', '上海白鹭贸易有限公司'], ['统一社会信用代码', '91310000MA1K35TQ2X'], ['成立日期', '2012年04月03日'], ['住所', '上海市世纪大道 1 号']], { legalName: '上海白鹭贸易有限公司', registrationNumber: '91310000MA1K35TQ2X', incorporationDate: '2012-04-03' }],
    ['ar', [['اسم الشركة', 'شركة النخيل للتجارة'], ['رقم السجل التجاري', '1010123456'], ['تاريخ التأسيس', '2012-04-03']], { legalName: 'شركة النخيل للتجارة', registrationNumber: '1010123456', incorporationDate: '2012-04-03' }],
  ])('are known by labels of the language %s', (language, rows, values) => {
    const found = read(printInRows(rows))
    expect(found.values).toMatchObject(values)
    expect(found.language).toBe(language)
  }) // prettier-ignore

  it('go on over several lines of an address, up to the next label', () => {
    const rows = [['Registered office address', '14 Bridge Road'], ['', 'Leeds'], ['', 'LS1 4AP'], ['Company status', 'Active']] // prettier-ignore
    expect(read(printInRows(rows)).values['address']).toBe('14 Bridge Road, Leeds, LS1 4AP')
  })

  it('begin behind the dots that lead to them', () => {
    const rows = [['Company name …', '… Larkfield Analytics Ltd'], ['Company number', '.... 21854LR']] // prettier-ignore
    expect(read(printInRows(rows)).values).toMatchObject({ legalName: 'Larkfield Analytics Ltd', registrationNumber: '21854LR' }) // prettier-ignore
  })

  it('end above the next label in their column', () => {
    const rows = ['Registered office address', '14 Bridge Road, Leeds LS1 4AP', 'Nature of business', 'Wholesale of timber', 'Share capital', 'GBP 1,000'] // prettier-ignore
    expect(read(printInRows(rows)).values['address']).toBe('14 Bridge Road, Leeds LS1 4AP')
  })

  it('keep the legal form of the next row, where it stands there by itself', () => {
    const rows = [['Firma, pod którą spółka działa', 'STALMEX PRODUKCJA'], '', ['', 'SPÓŁKA AKCYJNA'], '', ['Numer KRS', '0000123456']] // prettier-ignore
    expect(read(printInRows(rows)).values['legalName']).toBe('STALMEX PRODUKCJA SPÓŁKA AKCYJNA')
  })

  it('are whole where letters stand as wide apart as those of a typewriter', () => {
    const rows = ['6. a) Rechtsform, Beginn, Satzung oder Gesellschaftsvertrag', 'Gesellschaft mit beschränkter Haftung'] // prettier-ignore
    expect(read(printInRows(rows)).values['entityType']).toBe('Gesellschaft mit beschränkter Haftung')
  })

  it('have the month first where the country prints it so', () => {
    const rows = printInRows([['Date of formation', '03/04/2012']])
    expect(read(rows, 'US').values['incorporationDate']).toBe('2012-03-04')
    expect(read(rows, 'GB').values['incorporationDate']).toBe('2012-04-03')
  })

  it('are read from the sentences of a certificate', () => {
    const rows = [
      'I hereby certify that PELICAN BAY TRADING LIMITED',
      'is this day incorporated under the Companies Act 2006 as a private company, on 3 April 2012.',
    ]
    expect(read(printInRows(rows)).values).toMatchObject({
      legalName: 'PELICAN BAY TRADING LIMITED',
      incorporationDate: '2012-04-03',
      entityType: 'private company',
    })
  })

  it.each<[string, readonly string[], Readonly<Record<string, string>>]>([
    ['France', ['AUBÉPINE CONSEIL', 'Société à responsabilité limitée', 'STATUTS CONSTITUTIFS en date du 3 avril 2012', 'La société a pour dénomination sociale : AUBÉPINE CONSEIL.', 'Le siège social est fixé : 12 rue des Lilas, 75011 Paris.'], { legalName: 'AUBÉPINE CONSEIL', entityType: 'Société à responsabilité limitée', incorporationDate: '2012-04-03', address: '12 rue des Lilas, 75011 Paris' }],
    ['the United States', ['FILED APR 03, 2012', 'ARTICLES OF INCORPORATION', 'FIRST: The name of the corporation is PELICAN BAY TRADING, INC.', 'SECOND: The street address of the principal office of the corporation', 'is 12 Lilac Road, Salem, OR 97301. THIRD: There is one class of stock.'], { legalName: 'PELICAN BAY TRADING, INC.', incorporationDate: '2012-04-03', address: '12 Lilac Road, Salem, OR 97301' }],
  ])('are read from the articles of a company of %s', (_, rows, values) => {
    expect(read(printInRows(rows)).values).toMatchObject(values)
  }) // prettier-ignore

  it('are found indented under their headings, with the number of the entry before them', () => {
    const rows = [['', 'KAPITAL'], ['1', '   ', 'EUR 35.000']] // prettier-ignore
    expect(read(printInRows(rows, { apart: 100 })).shareCapital?.value).toBe('35.000 EUR')
  })

  it('are absent where they are not printed, or cannot be', () => {
    const rows = [['Company name', 'Larkfield Analytics Ltd'], ['Date of incorporation', '31 February 2015'], ['Issue date', '1 May 2020'], ['Incorporated on', '1 May 2030']] // prettier-ignore
    const found = read(printInRows(rows))
    expect(found.values).toEqual({ legalName: 'Larkfield Analytics Ltd' })
    expect(found).toMatchObject({ officers: [], owners: [] })
  })

  it('take the legal form from the name, and the country from the court, where no label names them', () => {
    const found = read(printInRows(['Handelsregister B des Amtsgerichts Hamburg', 'Firma: Seerose Immobilien GmbH', 'HRB 112233'])) // prettier-ignore
    expect(found.values).toMatchObject({
      entityType: 'GmbH',
      countryIso2: 'DE',
      registrationNumber: 'HRB 112233',
    })
  })
})

describe('People of a registration document', () => {
  it.each<[string, readonly (string | readonly string[])[], readonly (readonly string[])[]]>([
    ['a table', [['Name', 'Position', 'Date of birth'], ['Harriet Pemberly', 'Director', '3 April 1970'], ['ASHDOWN, Oliver', 'Secretary', '1 May 1966']], [['Harriet Pemberly', 'director', '1970-04-03'], ['Oliver ASHDOWN', 'secretary', '1966-05-01']]],
    ['blocks', ['Officers', ['Name', 'Harriet Pemberly'], ['Role', 'Director'], ['Date of birth', 'April 1970'], ['Name', 'Oliver Ashdown'], ['Role', 'Secretary']], [['Harriet Pemberly', 'director', '1970-04'], ['Oliver Ashdown', 'secretary', '']]],
    ['lines behind a role', ['Geschäftsführer: Ackermann, Tobias, Hamburg, *03.04.1970', 'Geschäftsführer: Reißig, Birgit, Kiel, *01.05.1966'], [['Tobias Ackermann', 'managing_director', '1970-04-03'], ['Birgit Reißig', 'managing_director', '1966-05-01']]],
    ['a list under a heading', ['Directors', 'Harriet Pemberly', 'Oliver Ashdown'], [['Harriet Pemberly', 'director', ''], ['Oliver Ashdown', 'director', '']]],
    ['names with their roles below', ['Titolari di cariche', 'BELLAGAMBA GINEVRA', 'Presidente consiglio amministrazione', 'Nata a Torino (TO) il 03/04/1970'], [['BELLAGAMBA GINEVRA', 'chair', '1970-04-03']]],
    ['rows of surname and given names', ['Organ uprawniony do reprezentacji podmiotu', ['1. Nazwa organu', 'ZARZĄD'], ['1. Nazwisko', 'ŻURAWSKI'], ['2. Imiona', 'MAREK'], ['5. Funkcja w organie reprezentującym', 'CZŁONEK ZARZĄDU']], [['MAREK ŻURAWSKI', 'board_member', '']]],
    ['under a heading that goes on', ['Dirigeants et associés', ['Qualité', 'Gérant'], ['Nom, prénom(s)', 'BOURDON Yves'], ['Date de naissance', '07/04/1964']], [['BOURDON Yves', 'managing_director', '1964-04-07']]],
    ['a table of one row', ['ADMINISTRADORES Y CARGOS SOCIALES', ['Nombre', 'Cargo'], ['PILAR BENÍTEZ NAVAS', 'Administrador único']], [['PILAR BENÍTEZ NAVAS', 'director', '']]],
    ['a surname with a small word before it', ['Bestuurder', ['Naam', 'de Ruijter, Johanna Maria']], [['Johanna Maria de Ruijter', 'director', '']]],
    ['a surname whose small word has a capital', ['Bestuurder', ['Naam', 'De Smedt, Bart']], [['Bart De Smedt', 'director', '']]],
    ['no line that is a legal form alone', ['Geschäftsführer:', 'Krüger, Uwe, Bonn', 'Gesellschaft mit beschränkter Haftung'], [['Uwe Krüger', 'managing_director', '']]],
    ['a sentence that appoints them', ['Est nommé premier gérant de la société, sans limitation de durée, Monsieur Étienne Vasseur, qui accepte.'], [['Étienne Vasseur', 'managing_director', '']]],
    ['no captions or headings', ['The directors are:', 'Harriet Pemberly', 'IN WITNESS WHEREOF', 'SECRETARY OF STATE'], [['Harriet Pemberly', 'director', '']]],
    ['a sentence', ['La société, représentée par son gérant Monsieur Étienne Vasseur, né le 3 avril 1970.'], [['Étienne Vasseur', 'managing_director', '1970-04-03']]],
  ])('are read from %s', (_, rows, officers) => {
    expect(read(printInRows(rows)).officers).toEqual(officers)
  }) // prettier-ignore

  it.each<[string, readonly (string | readonly string[])[], readonly (readonly [string, number])[]]>([
    ['per cent', [['Shareholder', 'Percentage'], ['Harriet Pemberly', '60%'], ['Kestrel Holdings Ltd', '40%']], [['Harriet Pemberly', 60], ['Kestrel Holdings Ltd', 40]]],
    ['fractions', ['Shareholders', 'Harriet Pemberly - 3/4', 'Kestrel Holdings Ltd - 1/4'], [['Harriet Pemberly', 75], ['Kestrel Holdings Ltd', 25]]],
    ['parts of the capital', ['Stammkapital: 25.000,00 EUR', '', ['Gesellschafter', 'Nennbetrag'], ['Ackermann, Tobias', '15.000,00 EUR'], ['Reißig, Birgit', '10.000,00 EUR']], [['Tobias Ackermann', 60], ['Birgit Reißig', 40]]],
    ['numbers of shares', [['Member', 'Number of shares'], ['Harriet Pemberly', '750'], ['Oliver Ashdown', '250']], [['Harriet Pemberly', 75], ['Oliver Ashdown', 25]]],
    ['quotas that stand before their holders', ['Capital: 5.000,00 Euros', 'SÓCIOS E QUOTAS:', 'QUOTA: 3.500,00 Euros', 'TITULAR: Inês Brandão', 'QUOTA: 1.500,00 Euros', 'TITULAR: Tomás Queirós'], [['Inês Brandão', 70], ['Tomás Queirós', 30]]],
    ['sentences of articles', ['Les parts sont attribuées, savoir :', '- à Monsieur Julien Marchand, 750 parts, soit 75 % du capital ;', '- à Madame Clémence Barbier, 250 parts.'], [['Julien Marchand', 75], ['Clémence Barbier', 25]]],
    ['amounts beside dates', ['Stammkapital: EUR 35.000', '', ['Gesellschafter', 'Stammeinlage'], ['Maria Huber, geb. 19.09.1978', 'EUR 21.000'], ['Jörg Achleitner, geb. 14.12.1973', 'EUR 14.000']], [['Maria Huber', 60], ['Jörg Achleitner', 40]]],
    ['a heading that says there is one', ['Enig aandeelhouder', ['Naam', 'Vreeswijk, Femke']], [['Femke Vreeswijk', 100]]],
  ])('own what is printed as %s', (_, rows, owners) => {
    expect(read(printInRows(rows)).owners).toEqual(owners.map(([name, share]) => [name, share, share]))
  }) // prettier-ignore

  it('keep a band of a register as a range', () => {
    const rows = ['Persons with significant control', 'Imogen Thornbury', 'Nature of control: more than 25% but not more than 50%'] // prettier-ignore
    expect(read(printInRows(rows)).owners).toEqual([['Imogen Thornbury', 25, 50]])
  })

  it('are not those who have left', () => {
    const rows = ['Directors', 'Harriet Pemberly', 'Oliver Ashdown (resigned 1 May 2020)']
    expect(read(printInRows(rows)).officers).toEqual([['Harriet Pemberly', 'director', '']])
  })
})
