import { grid, table } from './kit/blocks.ts'
import { inventCompany } from './kit/invent.ts'
import type { Layout } from './kit/print.ts'
import { openSheet } from './kit/sheet.ts'
import { amount, dated, grouped, finished, officer, owner, percent } from './kit/written.ts'

const words = {
  given: 'Aparecida|Reginaldo|Luana|Wellington|Marli|Cauã|Ivone|Josué|Rosângela|Everton',
  surnames: 'Cavalcanti de Melo|Bittencourt|Guimarães Rocha|Sampaio|Nogueira|Assunção|Teixeira Lacerda|Brandão',
  streets: 'Rua das Palmeiras|Avenida Paulista|Rua Quinze de Novembro|Alameda dos Ipês|Travessa São Bento',
  cities: '01310-100;São Paulo|30130-010;Belo Horizonte|80010-000;Curitiba|40020-000;Salvador',
  stems: 'Pau-Brasil Comércio de Alimentos|Ipê Amarelo Tecnologia|Serra Azul Transportes e Logística Integrada|Jangada Confecções|Tucano Engenharia',
  firms: 'Cerrado Participações S.A.|Igarapé Investimentos Ltda|Mandacaru Holding S.A.',
}
const states: Readonly<Record<string, string>> = { 'São Paulo': 'SP', 'Belo Horizonte': 'MG', Curitiba: 'PR', Salvador: 'BA' }

/** The tax registration card: boxes with a small label over each value, several in a row. */
export const brazilianCard: Layout = (seed) => {
  const c = inventCompany(seed, words)
  const sheet = openSheet(c.random)
  const state = states[c.city] ?? 'SP'
  const name = `${c.stem} Ltda`.toUpperCase()
  const number = grouped(c.digits(14), '2.3.3/4-2')
  const isActive = c.random.happens(0.85)
  const more = c.maybe(0.4, `SALA ${c.random.whole(1, 90)}`)
  sheet.text('REPÚBLICA FEDERATIVA DO BRASIL', { align: 'centre', size: 12 })
  sheet.text('CADASTRO NACIONAL DA PESSOA JURÍDICA', { align: 'centre', size: 11 })
  sheet.gap(8)
  sheet.row([
    { text: `NÚMERO DE INSCRIÇÃO\n${number}\nMATRIZ`, from: 0, to: 0.26 },
    { text: 'COMPROVANTE DE INSCRIÇÃO E DE SITUAÇÃO CADASTRAL', from: 0.3, to: 0.7, align: 'centre' },
    { text: `DATA DE ABERTURA\n${dated(c.incorporated, 'DD/MM/YYYY')}`, from: 0.74, to: 1 },
  ])
  sheet.gap(8)
  grid(sheet, [['NOME EMPRESARIAL', name]], 1)
  grid(sheet, [['TÍTULO DO ESTABELECIMENTO (NOME DE FANTASIA)', c.maybe(0.6, c.stem.split(' ')[0]?.toUpperCase() ?? '') || '********'], ['PORTE', 'DEMAIS']], 2)
  grid(sheet, [['CÓDIGO E DESCRIÇÃO DA ATIVIDADE ECONÔMICA PRINCIPAL', '46.39-7-01 - Comércio atacadista de produtos alimentícios em geral']], 1)
  grid(sheet, [['CÓDIGO E DESCRIÇÃO DA NATUREZA JURÍDICA', '206-2 - Sociedade Empresária Limitada']], 1)
  grid(sheet, [['LOGRADOURO', c.street.toUpperCase()], ['NÚMERO', String(c.streetNumber)], ['COMPLEMENTO', more || '********']], 3)
  grid(sheet, [['CEP', c.postcode], ['BAIRRO/DISTRITO', 'CENTRO'], ['MUNICÍPIO', c.city.toUpperCase()], ['UF', state]], 4)
  grid(sheet, [['ENDEREÇO ELETRÔNICO', `CONTATO@${c.digits(4)}.COM.BR`], ['TELEFONE', `(11) ${c.digits(4)}-${c.digits(4)}`]], 2)
  grid(sheet, [['SITUAÇÃO CADASTRAL', isActive ? 'ATIVA' : 'BAIXADA'], ['DATA DA SITUAÇÃO CADASTRAL', dated(c.issued, 'DD/MM/YYYY')]], 2)
  sheet.text(`Emitido no dia ${dated(c.issued, 'DD/MM/YYYY')} às 10:31:07 (data e hora de Brasília).`)
  return finished(sheet, {
    ...{ layout: 'br-cnpj', language: 'pt', country: 'BR' },
    values: {
      ...{ legalName: name, registrationNumber: number, entityType: 'Sociedade Empresária Limitada' },
      ...{ incorporationDate: c.incorporated, status: isActive ? 'active' : 'dissolved' },
      address: [c.street.toUpperCase(), String(c.streetNumber), more, c.postcode, 'CENTRO', c.city.toUpperCase(), state].filter((part) => part !== '').join(', '),
    },
  })
}

/** A contract of partners in clauses, the capital by partner in a table. */
export const brazilianContract: Layout = (seed) => {
  const c = inventCompany(seed, words, { owners: [1, 4], officers: [1, 2], nominals: [1], shares: [10_000, 50_000, 120_000] })
  const sheet = openSheet(c.random)
  const name = `${c.stem} Ltda.`
  const money = (value: number): string => `R$ ${amount(value, '.', ',')}`
  const state = states[c.city] ?? 'SP'
  const managers = c.owners.flatMap(({ person }) => person ?? []).slice(0, 2)
  sheet.text('CONTRATO SOCIAL', { align: 'centre', size: 14 })
  sheet.text(name.toUpperCase(), { align: 'centre', size: 12 })
  sheet.gap(10)
  const whom = c.owners.map(({ name: holder, person }) => (person === null
    ? `${holder}, pessoa jurídica de direito privado, inscrita no CNPJ sob o nº ${grouped(c.digits(14), '2.3.3/4-2')}`
    : `${holder.toUpperCase()}, brasileiro(a), empresário(a), nascido(a) em ${dated(person.birthDate, 'DD/MM/YYYY')}, portador(a) do CPF nº ${grouped(c.digits(11), '3.3.3-2')}, residente e domiciliado(a) na ${person.street}, ${person.streetNumber}, ${person.city}`))
  sheet.text(`${whom.join('; ')}; resolvem, por este instrumento, constituir uma sociedade limitada, mediante as seguintes cláusulas:`)
  const clause = (title: string, text: string): void => {
    sheet.gap(7)
    sheet.text(`${title} - ${text}`)
  }
  clause('CLÁUSULA PRIMEIRA', `A sociedade girará sob o nome empresarial ${name} e terá sede na ${c.street}, ${c.streetNumber}, CEP ${c.postcode}, ${c.city}/${state}.`)
  clause('CLÁUSULA SEGUNDA', 'O objeto social será o comércio e a prestação de serviços em geral.')
  clause('CLÁUSULA TERCEIRA', `O capital social é de ${money(c.capital)}, dividido em ${amount(c.shares, '.')} quotas no valor nominal de R$ 1,00 cada uma, subscritas e integralizadas pelos sócios:`)
  sheet.gap(6)
  table(sheet, c.owners.map((one) => [one.name, amount(one.shares, '.'), money(one.amount), `${percent(one.share, ',')}%`]), {
    ...{ titles: ['SÓCIO', 'Nº DE QUOTAS', 'VALOR', 'PERCENTUAL'], at: [0, 0.45, 0.64, 0.85] },
  })
  clause('CLÁUSULA QUARTA', `A administração da sociedade caberá a ${managers.map(({ name: who }) => who.toUpperCase()).join(' e ') || 'administrador nomeado em ato separado'}, com os poderes de representar a sociedade.`)
  sheet.gap(14)
  sheet.text(`${c.city}, ${dated(c.incorporated, 'D de MONTH de YYYY', 'pt')}.`)
  return finished(sheet, {
    ...{ layout: 'br-contrato-social', language: 'pt', country: 'BR' },
    values: { legalName: name, entityType: 'sociedade limitada', address: `${c.street}, ${c.streetNumber}, CEP ${c.postcode}, ${c.city}/${state}` },
    capital: [c.capital, 'BRL'],
    officers: managers.map((person) => officer(person, 'managing_director')),
    owners: c.owners.map(owner),
  })
}
