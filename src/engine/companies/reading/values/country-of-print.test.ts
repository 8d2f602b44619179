import { expect, it } from 'vitest'
import { countryOfPrint } from './country-of-print.ts'

it.each([
  ['MA', ['TRIBUNAL DE COMMERCE DE CASABLANCA', 'Extrait du registre de commerce']],
  ['FR', ['GREFFE DU TRIBUNAL DE COMMERCE DE LYON', 'Extrait Kbis']],
  ['FR', ['Registre national des entreprises', 'SIREN 123 456 789']],
  ['TN', ['Registre National des Entreprises', 'Siège : 41, rue de Marseille, Tunis']],
  ['DO', ['CERTIFICADO DE REGISTRO MERCANTIL', 'NACIONALIDAD: REPÚBLICA DOMINICANA']],
  ['ES', ['Registro Mercantil de Murcia']],
  ['MO', ['商業及動產登記局 澳門', 'Conservatória dos Registos Comercial e de Bens Móveis']],
  ['LB', ['الجمهورية اللبنانية', 'السجل التجاري في بيروت']],
  ['EG', ['رأس المال', '50000 جنيه مصري']],
])('%s gave a document out by the words of its register', (country, lines) => {
  expect(countryOfPrint(lines)).toBe(country)
})
