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
  ['ML', ['RÉPUBLIQUE DU MALI', 'Greffe du Tribunal de Commerce de Bamako']],
  ['CD', ['République Démocratique du Congo', 'Registre du Commerce et du Crédit Mobilier']],
  ['TG', ['Greffe du Tribunal de Commerce de Lomé', 'RCCM TG-LOM 2015 B 1234']],
  ['ST', ['REPÚBLICA DEMOCRÁTICA DE SÃO TOMÉ E PRÍNCIPE', 'Conservatória do Registo Comercial']],
  ['SL', ['Corporate Affairs Commission, Sierra Leone']],
  ['NG', ['CORPORATE AFFAIRS COMMISSION', 'Federal Republic of Nigeria']],
  ['ZM', ['PATENTS AND COMPANIES REGISTRATION AGENCY']],
  ['KZ', ['РЕСПУБЛИКА КАЗАХСТАН', 'Учредитель: Российская Федерация']],
  ['PK', ['SECURITIES AND EXCHANGE COMMISSION OF PAKISTAN']],
  ['IR', ['جمهوری اسلامی ایران', 'قوه قضاییه']],
  ['MC', ['PRINCIPAUTÉ DE MONACO', 'Répertoire du Commerce et de l’Industrie']],
  ['SM', ['REPUBBLICA DI SAN MARINO']],
  ['IS', ['FYRIRTÆKJASKRÁ', 'Vottorð']],
  ['MD', ['REPUBLICA MOLDOVA', 'Agenția Servicii Publice']],
  ['MK', ['Централен регистар']],
  ['BB', ['Corporate Affairs and Intellectual Property Office']],
  ['JM', ['COMPANIES OFFICE OF JAMAICA']],
  ['GE', ['საჯარო რეესტრის ეროვნული სააგენტო']],
])('%s gave a document out by the words of its register', (country, lines) => {
  expect(countryOfPrint(lines)).toBe(country)
})
