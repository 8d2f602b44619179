import type { Invented } from './invented.ts'
import { newPage } from './second-sheet.ts'
import type { SecondDocument } from './second-west.ts'
import { withDots } from '../drawn/written.ts'

const grouped = (amount: number): string => `${amount}`.replace(/(\d)(?=(\d{3})+$)/g, '$1.')

/** The first page of an Italian chamber's print: a grid of boxes, then the company in figures, then the members. */
export function visuraOrdinaria(invented: Invented): SecondDocument {
  const { pick, int, digits, date } = invented
  const page = newPage({ family: 'FreeSans', pdf: 'Helvetica' })
  const name = `${pick(["FONDERIE SANT'ALBINO", 'OFFICINE DEL GELSO', 'CARTIERA VALCHIARA', 'TESSITURE MORANDELLO'])} S.R.L.` // prettier-ignore
  const [province, city, postcode] = pick([['BG', 'BERGAMO', '24122'], ['VR', 'VERONA', '37121'], ['MO', 'MODENA', '41121']] as const) // prettier-ignore
  const number = invented.number('IT', 'taxNumber', () => `0${digits(10)}`)
  const address = `${city} (${province}) ${pick(['VIA DEI GELSI', 'VIALE DELLE ROBINIE', 'CORSO PORTA NUOVA'])} ${int(2, 140)} CAP ${postcode}` // prettier-ignore
  const born = date(2003, 2021)
  const capital = pick([10_000, 50_000, 120_000])
  const share = pick([51, 60, 80])
  const [first, second] = [pick(['BELLANDI MARIA LUISA', 'ZANOTTO ELISABETTA']), pick(['FERRONATO PAOLO', 'CASTIGLIA LORENZO'])] // prettier-ignore
  page.text([90, 90], 'Camera di Commercio Industria Artigianato e Agricoltura di ' + city, { size: 22 })
  page.text([90, 122], 'Registro Imprese - Archivio ufficiale della CCIAA', { size: 20 })
  page.text([620, 200], "VISURA ORDINARIA SOCIETA' DI CAPITALE", { size: 30, isBold: true, isCentred: true })
  page.text([620, 272], name, { size: 34, isBold: true, isCentred: true })
  const rows = (top: number, title: string, cells: readonly (readonly [string, string])[]): number => {
    page.text([96, top], title, { size: 22, isBold: true })
    for (const [at, [label, value]] of cells.entries()) {
      const y = top + 16 + at * 50
      page.box([90, y], [430, 50])
      page.box([520, y], [640, 50])
      page.text([100, y + 33], label, { size: 20 })
      page.text([532, y + 33], value, { size: 21 })
    }
    return top + 16 + cells.length * 50
  }
  const below = rows(330, 'DATI ANAGRAFICI', [
    ['Indirizzo Sede legale', address], ['Domicilio digitale/PEC', 'amministrazione@pec.example.com'],
    ['Numero REA', `${province} - ${int(100_000, 499_999)}`], ['Codice fiscale e n.iscr. al Registro Imprese', number],
    ['Partita IVA', number], ['Forma giuridica', "societa' a responsabilita' limitata"],
    ['Data atto di costituzione', withDots(born, '/')], ['Data ultimo protocollo', '12/07/2026'], ['Amministratore Unico', first],
  ]) // prettier-ignore
  const next = rows(below + 60, "ATTIVITA'", [
    ["Stato attivita'", 'attiva'], ["Attivita' prevalente", pick(['lavorazione dei metalli', 'fabbricazione di tessuti'])],
  ]) // prettier-ignore
  const figures = rows(next + 60, "L'IMPRESA IN CIFRE", [
    ['Capitale sociale in Euro', `${grouped(capital)},00`], ['Addetti al 31/03/2026', `${int(3, 60)}`], ['Soci', '2'], ['Amministratori', '1'],
  ]) // prettier-ignore
  page.text([96, figures + 60], 'SOCI E TITOLARI DI DIRITTI SU QUOTE', { size: 22, isBold: true })
  for (const [at, cells] of [['Socio', 'Valore', '%', 'Tipo diritto'], ...[[first, share] as const, [second, 100 - share] as const].map(([who, part]) => [who, `${grouped((capital * part) / 100)},00`, `${part} %`, "proprieta'"])].entries()) {
    const y = figures + 112 + at * 44
    for (const [column, x] of [100, 540, 760, 920].entries()) page.text([x, y], cells[column] ?? '', { size: 21, isBold: at === 0 })
    page.line([90, y + 14], [1160, y + 14])
  } // prettier-ignore
  return {
    page,
    truth: {
      layout: 'visura ordinaria (IT)', language: 'it',
      values: { legalName: name, registrationNumber: number, taxNumber: number, entityType: "societa' a responsabilita' limitata", incorporationDate: born, address, status: 'active' },
      capital: { amount: capital, currency: 'EUR' },
      officers: [{ name: first, role: 'director' }],
      owners: [{ name: first, share }, { name: second, share: 100 - share }],
    },
  } // prettier-ignore
}

/** The certificate that the Portuguese register shows under an access code: labels, then the first entry in capitals. */
export function certidaoPermanente(invented: Invented): SecondDocument {
  const { pick, int, digits, date } = invented
  const page = newPage({ family: 'DejaVu Sans Condensed', pdf: 'Helvetica' })
  const name = `${pick(['ALVORADA DO TEJO - COMÉRCIO DE CORTIÇAS', 'OLARIA SÃO CIPRIANO', 'PEDRA E MARÉ - CONSTRUÇÕES', 'QUINTA DAS CEGONHAS - AGROALIMENTAR'])}, LDA` // prettier-ignore
  const number = invented.number('PT', 'registrationNumber', () => `5${digits(8)}`)
  const born = date(2006, 2023)
  const [city, postcode] = pick([['LOURES', '2670'], ['ÉVORA', '7000'], ['GUIMARÃES', '4800'], ['SETÚBAL', '2900']] as const) // prettier-ignore
  const address = `${pick(['Rua das Amendoeiras', 'Travessa do Forno', 'Avenida da Liberdade'])}, nº ${int(2, 98)}, ${postcode}-${digits(3)} ${city}` // prettier-ignore
  const capital = pick([5_000, 10_000, 25_000])
  const share = pick([60, 70, 80])
  const [first, second] = [pick(['MARIA JOÃO TEIXEIRA SARAIVA', 'INÊS FILIPA BRANDÃO']), pick(['GONÇALO ANDRÉ MOURÃO', 'TOMÁS QUEIRÓS LEITÃO'])] // prettier-ignore
  const euros = (amount: number): string => `${grouped(amount)},00 Euros`
  page.text([620, 90], 'Certidão Permanente', { size: 34, isBold: true, isCentred: true })
  page.text([90, 140], `Código de acesso: ${digits(4)}-${digits(4)}-${digits(4)}`, { size: 22 })
  page.paragraph([90, 180], 'A entrega deste código a qualquer entidade pública ou privada dispensa a apresentação de uma certidão em papel (artº 75º, nº 5 do Código do Registo Comercial).', { columns: 95, size: 20 }) // prettier-ignore
  page.box([80, 244], [1080, 40])
  page.text([92, 272], 'Matrícula', { size: 24, isBold: true })
  const labelled = [
    ['Nº de Matrícula:', number], ['NIF/NIPC:', number], ['Firma:', name], ['Natureza Jurídica:', 'SOCIEDADE POR QUOTAS'],
    ['Sede:', address], ['', `Distrito: ${pick(['Lisboa', 'Évora', 'Braga', 'Setúbal'])}   Concelho: ${pick(['Vila Nova', 'Alcântara', 'Montijo'])}`],
    ['Objecto:', pick(['Comércio por grosso e fabrico de artigos de cortiça', 'Fabrico e venda de cerâmica decorativa'])],
    ['Capital:', euros(capital)], ['CAE Principal:', '46214-R3'], ['Data do Encerramento do Exercício:', '31 Dezembro'],
    ['Conservatória:', 'Conservatória do Registo Comercial de ' + pick(['Lisboa', 'Braga', 'Coimbra'])],
  ] as const // prettier-ignore
  let y = 324
  for (const [label, value] of labelled) {
    page.text([92, y], label, { size: 22, isBold: true })
    page.text([label.length > 25 ? 520 : 330, y], value, { size: 22 })
    y += 38
  }
  page.box([80, y - 4], [1080, 40])
  page.text([92, y + 24], 'Inscrições - Averbamentos - Anotações', { size: 24, isBold: true })
  y = page.paragraph([92, y + 80], `Insc.1 AP. ${int(1, 40)}/${born.replaceAll('-', '')} 14:25:12 UTC - CONTRATO DE SOCIEDADE E DESIGNAÇÃO DE MEMBRO(S) DE ORGÃO(S) SOCIAL(AIS)`, { columns: 85, size: 21, isBold: true }) + 8 // prettier-ignore
  const member = (who: string, part: number): readonly string[] => [
    `QUOTA : ${euros((capital * part) / 100)}`, `TITULAR: ${who}`, `NIF/NIPC: 2${digits(8)}`, 'Estado civil : Solteiro(a) Maior',
  ] // prettier-ignore
  const entry = [
    `DATA DE CONSTITUIÇÃO: ${born}`, `CAPITAL : ${euros(capital)}`, 'SÓCIOS E QUOTAS:', ...member(first, share), ...member(second, 100 - share),
    'FORMA DE OBRIGAR: Com a intervenção de um gerente.', 'ORGÃO(S) DESIGNADO(S):', 'GERÊNCIA:',
    `Nome: ${first}`, 'Cargo: Gerente', `Nome: ${second}`, 'Cargo: Gerente', `Data da deliberação: ${born}`,
  ] // prettier-ignore
  for (const row of entry) {
    page.text([92, y], row, { size: 21 })
    y += 33
  }
  page.text([92, y + 40], 'Fim da Certidão', { size: 21, isItalic: true })
  return {
    page,
    truth: {
      layout: 'certidão permanente (PT)', language: 'pt',
      values: { legalName: name, registrationNumber: number, taxNumber: number, entityType: 'SOCIEDADE POR QUOTAS', incorporationDate: born, address },
      capital: { amount: capital, currency: 'EUR' },
      officers: [first, second].map((who) => ({ name: who, role: 'managing_director' })),
      owners: [{ name: first, share }, { name: second, share: 100 - share }],
    },
  } // prettier-ignore
}
