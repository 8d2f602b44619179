import type { ThirdLayout } from './third-document.ts'
import { newPage, type Page } from './page.ts'
import { grouped, inWords, slashed } from '../drawn/written.ts'

const spanishMonths = ['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio', 'julio', 'agosto', 'septiembre', 'octubre', 'noviembre', 'diciembre'] // prettier-ignore
const colombians = ['Restrepo Uribe María Fernanda', 'Quintero Salazar Jhon Jairo', 'Ospina Cárdenas Luz Dary', 'Peñaloza Niño Andrés Felipe', 'Echeverri Muñoz Catalina'] // prettier-ignore

/** A Colombian chamber of commerce's certificate: headings, sentences and fixed-width print. */
export const certificadoExistencia: ThirdLayout = (made) => {
  const page = newPage({ width: 1360, height: 1923, font: 'Courier Prime', family: 'mono', size: 22 })
  const name = `${made.pick(['Inversiones', 'Agroindustrias', 'Soluciones', 'Distribuidora'])} ${made.pick(['El Cañaveral', 'Altavista', 'Río Nare', 'La Española'])} S.A.S.`
  const nit = made.number(
    'CO',
    'taxNumber',
    () => `${made.int(800, 901)}.${made.digits(3)}.${made.digits(3)}-${made.digits(1)}`,
  )
  const entry = `${made.int(10, 99)}-${made.digits(6)}-12`
  const [date, shares] = [
    inWords(made.date(2009, 2024), spanishMonths, ' de '),
    made.pick([10, 50, 120, 400]),
  ]
  const address = `Carrera ${made.int(10, 90)} # ${made.int(10, 90)} - ${made.int(10, 90)}, Medellín, Antioquia`
  const from = made.int(0, 4)
  const [head, deputy, auditor] = [0, 1, 2].map((step) => colombians[(from + step) % 5] ?? '')
  page.text([680, 90], 'CÁMARA DE COMERCIO DE MEDELLÍN PARA ANTIOQUIA', { anchor: 'middle', bold: true })
  page.text([680, 126], 'CERTIFICADO DE EXISTENCIA Y REPRESENTACIÓN LEGAL', { anchor: 'middle', bold: true })
  page.text([680, 162], `Fecha de expedición: ${slashed(made.date(2025, 2025))} - Código: ${made.digits(10)}`, { anchor: 'middle', size: 19 }) // prettier-ignore
  let y = block(page, [230, 'NOMBRE, IDENTIFICACIÓN Y DOMICILIO'], [`Razón social:      ${name}`, `Nit:               ${nit}`, 'Domicilio principal: MEDELLÍN, ANTIOQUIA, COLOMBIA']) // prettier-ignore
  y = block(page, [y, 'MATRÍCULA'], [`Matrícula No.:     ${entry}`, `Fecha de matrícula: ${date}`, `Último año renovado: 2025`]) // prettier-ignore
  y = block(page, [y, 'UBICACIÓN'], [`Dirección del domicilio principal: ${address}`, `Correo electrónico: contacto@${made.digits(4)}.example`]) // prettier-ignore
  y = block(page, [y, 'CONSTITUCIÓN'], [`Que por documento privado de la asamblea de accionistas del ${date}, inscrito en esta cámara el mismo día con el No. ${made.digits(5)} del libro IX, se constituyó una sociedad por acciones simplificada denominada ${name}`]) // prettier-ignore
  y = block(page, [y, 'CAPITAL'], [`El capital autorizado es de $ ${grouped(shares * 2000000)},00`, `El capital suscrito es de $ ${grouped(shares * 1000000)},00`, `El capital pagado es de $ ${grouped(shares * 1000000)},00`]) // prettier-ignore
  y = block(page, [y, 'REPRESENTACIÓN LEGAL'], ['La sociedad tendrá un representante legal y un suplente que lo reemplazará en sus faltas absolutas o temporales.']) // prettier-ignore
  y = block(page, [y, 'NOMBRAMIENTOS'], [`CARGO                         NOMBRE                          IDENTIFICACIÓN`, `REPRESENTANTE LEGAL           ${head?.padEnd(32) ?? ''}C.C. ${made.digits(8)}`, `REPRESENTANTE LEGAL SUPLENTE  ${deputy?.padEnd(32) ?? ''}C.C. ${made.digits(8)}`, `REVISOR FISCAL                ${auditor?.padEnd(32) ?? ''}C.C. ${made.digits(8)}`]) // prettier-ignore
  page.lines([100, y + 20], 'Los actos de inscripción aquí certificados quedan en firme diez días hábiles después de su publicación.', { width: 1160, size: 19 }) // prettier-ignore
  return {
    page,
    truth: {
      ...{ layout: 'certificado de existencia (Colombia)', language: 'es' },
      values: { legalName: name, registrationNumber: entry, taxNumber: nit, entityType: 'sociedad por acciones simplificada', incorporationDate: isoOf(date), address, countryIso2: 'CO' }, // prettier-ignore
      capital: { amount: shares * 1000000, currency: 'COP' },
      officers: [head, deputy].map((person = '') => ({ name: person, role: 'representative' as const })),
      owners: [],
    },
  }
}

/** `14 de marzo de 2014` as `2014-03-14`. */
function isoOf(date: string): string {
  const [day = '', month = '', year = ''] = date.split(' de ')
  return `${year}-${`${spanishMonths.indexOf(month) + 1}`.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** A heading with dashes and its lines. @returns where the next block begins */
function block(page: Page, [top, heading]: readonly [number, string], lines: readonly string[]): number {
  page.text([680, top], heading, { anchor: 'middle', bold: true })
  let y = top + 44
  for (const line of lines) y = columned(line) ? table(page, y, line) : page.lines([100, y], line.replace(/: +/u, ': '), { width: 1160 }) + 4 // prettier-ignore
  return y + 34
}

const columned = (line: string): boolean =>
  /\S {3,}\S.*\S {2,}\S|\S {2,}\S.* {3,}\S/u.test(line) && !line.includes(':')

/** One row of a table in three columns. */
function table(page: Page, y: number, line: string): number {
  for (const [at, cell] of line.split(/ {2,}/u).entries())
    page.text([[100, 520, 1000][at] ?? 0, y], cell, { size: 21 })
  return y + 34
}

const brazilians = ['ANTÔNIO CARLOS GUIMARÃES', 'BEATRIZ LEÃO FAGUNDES', 'JOÃO PEDRO ASSUNÇÃO', 'MÁRCIA REGINA COSTA', 'LUÍS FELIPE ARAGÃO'] // prettier-ignore

/** A simplified certificate of a Brazilian board of trade: boxes with a small label above the value, a table of partners. */
export const certidaoSimplificada: ThirdLayout = (made) => {
  const page = newPage({ width: 1480, height: 2093, font: 'Inter', family: 'sans', size: 23, set: 1.06 })
  const name = `${made.pick(['PADARIA', 'TRANSPORTES', 'TECNOLOGIA', 'CONSTRUTORA'])} ${made.pick(['BOA ESPERANÇA', 'SÃO GONÇALO', 'PAINEIRAS', 'TRÊS CORAÇÕES'])} LTDA`
  const nire = `352${made.digits(8)}`
  const cnpj = made.number('BR', 'taxNumber', () => made.digits(8) + '0001' + made.digits(2)).replace(/(\d{2})(\d{3})(\d{3})(\d{4})(\d{2})/u, '$1.$2.$3/$4-$5') // prettier-ignore
  const date = made.date(2003, 2024)
  const address = `${made.pick(['RUA DAS ACÁCIAS', 'AVENIDA BRIGADEIRO TOBIAS', 'RUA CORONEL QUIRINO'])}, ${made.int(12, 990)}, CENTRO, CAMPINAS, SP, CEP ${made.int(13010, 13099)}-${made.digits(3)}`
  const hundreds = made.int(2, 40)
  const from = made.int(0, 4)
  const people = [0, 1].map((step) => brazilians[(from + step) % 5] ?? '')
  const part = made.int(2, 8) * 10
  page.text([740, 90], 'GOVERNO DO ESTADO DE SÃO PAULO', { anchor: 'middle', bold: true })
  page.text([740, 126], 'JUNTA COMERCIAL DO ESTADO DE SÃO PAULO', { anchor: 'middle' })
  page.text([740, 190], 'CERTIDÃO SIMPLIFICADA', { anchor: 'middle', bold: true, size: 34 })
  page.lines([90, 250], 'Certificamos que as informações abaixo constam dos documentos arquivados nesta Junta Comercial e são vigentes na data de sua expedição.', { width: 1300, size: 20 }) // prettier-ignore
  boxes(page, 330, [['NOME EMPRESARIAL', name, 1300]])
  boxes(page, 420, [['NATUREZA JURÍDICA', 'SOCIEDADE EMPRESÁRIA LIMITADA', 1300]])
  boxes(page, 510, [['NIRE', nire, 300], ['CNPJ', cnpj, 350], ['ARQUIVAMENTO DO ATO CONSTITUTIVO', slashed(date), 360], ['INÍCIO DE ATIVIDADE', slashed(date), 290]]) // prettier-ignore
  boxes(page, 600, [['ENDEREÇO COMPLETO', address, 1300]])
  boxes(page, 690, [['OBJETO SOCIAL', 'COMÉRCIO VAREJISTA E PRESTAÇÃO DE SERVIÇOS', 1300]])
  boxes(page, 780, [['CAPITAL SOCIAL', `R$ ${grouped(hundreds * 5000)},00`, 430], ['PORTE', 'EPP', 430], ['PRAZO DE DURAÇÃO', 'INDETERMINADO', 440]]) // prettier-ignore
  page.text([90, 920], 'SÓCIOS / PARTICIPAÇÃO NO CAPITAL / ADMINISTRADOR', { bold: true })
  for (const [at, person] of people.entries())
    boxes(page, 940 + at * 90, [['NOME', person, 520], ['CPF', `***.${made.digits(3)}.${made.digits(3)}-**`, 230], ['PARTICIPAÇÃO', `R$ ${grouped(hundreds * 50 * (at === 0 ? part : 100 - part))},00`, 250], ['ESPÉCIE DE SÓCIO', at === 0 ? 'SÓCIO ADMINISTRADOR' : 'SÓCIO', 300]]) // prettier-ignore
  boxes(page, 1160, [['ÚLTIMO ARQUIVAMENTO', slashed(made.date(2025, 2025)), 430], ['SITUAÇÃO', 'REGISTRO ATIVO', 430], ['STATUS', 'SEM STATUS', 440]]) // prettier-ignore
  page.text([740, 1330], `São Paulo, ${slashed(made.date(2025, 2025))}`, { anchor: 'middle', size: 20 })
  page.text([740, 1430], 'Secretária-Geral', { anchor: 'middle', size: 20, italic: true })
  return {
    page,
    truth: {
      ...{ layout: 'certidão simplificada (Brasil)', language: 'pt' },
      values: { legalName: name, registrationNumber: nire, taxNumber: cnpj, entityType: 'SOCIEDADE EMPRESÁRIA LIMITADA', status: 'active', incorporationDate: date, address }, // prettier-ignore
      capital: { amount: hundreds * 5000, currency: 'BRL' },
      officers: [{ name: people[0] ?? '', role: 'director' as const }],
      owners: people.map((person, at) => ({ name: person, share: at === 0 ? part : 100 - part })),
    },
  }
}

function boxes(
  page: Page,
  top: number,
  row: readonly (readonly [label: string, value: string, width: number])[],
): void {
  let x = 90
  for (const [label, value, width] of row) {
    page.box([x, top], [width, 82])
    page.text([x + 10, top + 24], label, { size: 15, ink: 'grey' })
    page.text([x + 10, top + 62], value, { size: 22 })
    x += width
  }
}
