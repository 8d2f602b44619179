import { inCents, people, printed, type DrawnLayout } from '../drawn/drawn-document.ts'
import { parts, slashed } from '../drawn/written.ts'

const names = {
  given: ['ANGELO MARIA', 'DONATELLA', 'PIERGIORGIO', 'LUISA', 'SAVERIO', 'ASSUNTA', 'NICOLA', 'GRAZIA'],
  family: ['PELLEGRINETTI', 'DE SANTIS', 'LO CASCIO', 'BRAMBATI', 'ZANGRILLI', "D'AMBROSIO", 'FERRANTI', 'MEZZADRI'],
} as const // prettier-ignore
const women: readonly string[] = ['DONATELLA', 'LUISA', 'ASSUNTA', 'GRAZIA']
const towns = [
  ['LUCCA', 'LU', '55100'],
  ['LECCE', 'LE', '73100'],
  ['CUNEO', 'CN', '12100'],
  ['TERAMO', 'TE', '64100'],
] as const
const streets = ['VIA DELLE TAGLIATE', 'VIALE JAPIGIA', 'CORSO NIZZA', 'VIA PO', 'PIAZZA GARIBALDI']
const firsts = ['CARTIERE', 'OLEIFICIO', 'AUTOTRASPORTI', 'EDILIZIA', 'SALUMIFICIO']
const seconds = ['DEL SERCHIO', "TERRA D'ULIVI", 'MONVISO', 'GRAN SASSO', 'F.LLI BENVENUTI']
const trades = ['FABBRICAZIONE DI CARTA E CARTONE', "COMMERCIO ALL'INGROSSO DI OLI ALIMENTARI", 'TRASPORTO MERCI SU STRADA'] // prettier-ignore

const look = `
#set page(paper: "a4", margin: (left: 22mm, right: 14mm, top: 14mm, bottom: 14mm))
#set text(font: "Liberation Mono", size: 9.3pt, lang: "it", hyphenate: false)
#set par(leading: 0.58em, spacing: 0.58em)
#let title(words) = block(above: 13pt, below: 9pt, text(weight: "bold", words))
#let typed(indent, words) = block(above: 0.58em, below: 0.58em, pad(left: indent * 5.58pt, words))
`

/** A certificate as the printers of an Italian chamber of commerce set it: capitals of one width, nothing ruled, lines indented. */
export const certificatoIscrizione: DrawnLayout = (made) => {
  const name = `${made.pick(firsts)} ${made.pick(seconds)} - S.R.L.`
  const [town, province, code] = made.pick(towns)
  const address = `${town} (${province}) ${made.pick(streets)} ${made.int(2, 310)} CAP ${code}`
  const number = made.number('IT', 'taxNumber', () => `0${made.digits(10)}`)
  const date = made.date(1986, 2019)
  const capital = made.pick([10_400, 26_000, 90_000, 150_000])
  const persons = people(made, names, 3).map(({ given, family }) => ({ name: `${family} ${given}`, ending: women.includes(given) ? 'A' : 'O', born: made.date(1944, 1991), place: made.pick(towns) })) // prettier-ignore
  const posts = ['PRESIDENTE CONSIGLIO AMMINISTRAZIONE', 'CONSIGLIERE', 'CONSIGLIERE'] as const
  const owned = parts(made, 2)
  const holders = persons.slice(0, 2)
  const chosen = slashed(made.date(2021, 2023))
  const euro = (amount: number): string => inCents(amount, ['.', ','])
  const typed = (indent: number, text: string): string => `#typed(${indent})[${printed(text)}]`
  const title = (text: string): string => `#title[${printed(text)}]`
  const officers = persons.flatMap(({ name: person, ending, born, place }, at) => [
    typed(0, `* ${person}`),
    typed(2, `NAT${ending} A ${place[0]} (${place[1]}) IL ${slashed(born)}`),
    typed(
      2,
      `RESIDENTE A ${place[0]} (${place[1]}) ${made.pick(streets)} ${made.int(1, 90)} CAP ${place[2]}`,
    ),
    typed(2, `- ${posts[at] ?? ''} NOMINAT${ending} CON ATTO DEL ${chosen}`),
    typed(4, 'DURATA IN CARICA FINO ALLA REVOCA'),
    ...(at === 0
      ? [typed(4, "POTERI: RAPPRESENTANZA LEGALE DELLA SOCIETA' DI FRONTE AI TERZI E IN GIUDIZIO.")]
      : []),
  ])
  const quotas = holders.flatMap(({ name: person }, at) => [
    typed(0, `* ${person}`),
    typed(2, `PROPRIETA' PER UNA QUOTA DI NOMINALI EURO ${euro((capital / 100) * (owned[at] ?? 0))} PARI AL ${owned[at] ?? 0},00 % DEL CAPITALE`),
  ]) // prettier-ignore
  const source = `${look}
${typed(0, `PROT.: CEW/${made.int(1000, 9000)}/2025/${province}${made.digits(4)}`)}
#v(2mm)
#align(center)[CAMERA DI COMMERCIO INDUSTRIA ARTIGIANATO E AGRICOLTURA \\ DI ${town} \\ - UFFICIO REGISTRO DELLE IMPRESE -]
#v(2mm)
#align(center, text(weight: "bold", 11pt)[CERTIFICATO DI ISCRIZIONE NELLA SEZIONE ORDINARIA])
${title("DATI IDENTIFICATIVI DELL'IMPRESA")}
${typed(0, `CODICE FISCALE E NUMERO D'ISCRIZIONE: ${number}`)}
${typed(0, `DEL REGISTRO DELLE IMPRESE DI ${town}`)}
${typed(0, `DATA DI ISCRIZIONE: ${slashed(date.replace(/\d\d$/u, '28'))}`)}
#v(1.5mm)
${typed(0, `ISCRITTA CON IL NUMERO REPERTORIO ECONOMICO AMMINISTRATIVO ${made.int(70_000, 240_000)}`)}
#v(1.5mm)
${typed(0, `DENOMINAZIONE: ${name}`)}
${typed(0, "FORMA GIURIDICA: SOCIETA' A RESPONSABILITA' LIMITATA")}
#v(1.5mm)
${typed(0, 'SEDE:')}
${typed(2, address)}
#v(1.5mm)
${typed(0, `COSTITUITA CON ATTO DEL ${slashed(date)}`)}
#v(1.5mm)
${typed(0, "DURATA DELLA SOCIETA':")}
${typed(2, `DATA TERMINE: 31/12/${made.pick([2050, 2060])}`)}
#v(1.5mm)
${typed(0, 'CAPITALE SOCIALE IN EURO:')}
${typed(2, `DELIBERATO     ${euro(capital)}`)}
${typed(2, `SOTTOSCRITTO   ${euro(capital)}`)}
${typed(2, `VERSATO        ${euro(capital)}`)}
${title("ATTIVITA'")}
${typed(0, `ATTIVITA' ESERCITATA NELLA SEDE LEGALE: ${made.pick(trades)}`)}
${title('AMMINISTRAZIONE')}
${typed(0, 'CONSIGLIO DI AMMINISTRAZIONE  NUMERO COMPONENTI IN CARICA: 3')}
${title('TITOLARI DI CARICHE O QUALIFICHE')}
${officers.join('\n')}
${title('SOCI')}
${quotas.join('\n')}
${title('ATTESTAZIONE')}
Si certifica che a carico dell'impresa non risulta iscritta nel Registro delle imprese, ad oggi, alcuna dichiarazione di procedura concorsuale ai sensi della normativa vigente in materia.
#v(3mm)
${typed(0, `RISCOSSI PER BOLLI EURO 16,00   PER DIRITTI EURO 5,00   TOTALE EURO 21,00`)}
#v(3mm)
#grid(columns: (1fr, 1fr), [${town}, ${slashed(made.date(2025, 2025))}], align(center)[IL CONSERVATORE \\ #text(8pt)[firma omessa, art. 3 d.lgs. 39/1993]])
` // prettier-ignore
  return {
    source,
    truth: {
      layout: 'certificato di iscrizione (Italy)',
      language: 'it',
      values: { legalName: name, registrationNumber: number, taxNumber: number, entityType: "SOCIETA' A RESPONSABILITA' LIMITATA", incorporationDate: date, address }, // prettier-ignore
      capital: { amount: capital, currency: 'EUR' },
      officers: persons.map(({ name: person, born }, at) => ({ name: person, role: at === 0 ? ('chair' as const) : ('board_member' as const), birthDate: born })), // prettier-ignore
      owners: holders.map(({ name: person }, at) => ({ name: person, share: owned[at] ?? 0 })),
    },
  }
}
