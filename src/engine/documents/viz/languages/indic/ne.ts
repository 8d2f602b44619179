import type { DocumentLanguage } from '../document-language.ts'

/** Nepali. Sources: citizenship certificate and national card of Nepal as public forms have them. */
export const ne: DocumentLanguage = {
  labels: {
    surname: ['थर'],
    name: ['नाम', 'पूरा नाम'],
    dob: ['जन्म मिति'],
    placeOfBirth: ['जन्म स्थान', 'जन्मस्थान'],
    issued: ['जारी मिति', 'जारी भएको मिति'],
    documentNumber: ['राहदानी नं.', 'नागरिकता प्रमाणपत्र नं.', 'ना. प्र. नं.'],
    personalNumber: ['राष्ट्रिय परिचय नम्बर', 'राष्ट्रिय परिचयपत्र नम्बर'],
    sex: ['लिङ्ग'],
    nationality: ['राष्ट्रियता'],
    address: ['ठेगाना', 'स्थायी ठेगाना', 'स्थायी बासस्थान'],
  },
  nameOrders: {
    'given names first': ['नाम थर', 'नाम, थर'],
  },
  unread: ['बाबुको नाम', 'आमाको नाम', 'पति/पत्नीको नाम', 'रक्त समूह'],
  titles: {
    P: ['राहदानी'],
    I: ['नेपाली नागरिकताको प्रमाणपत्र', 'राष्ट्रिय परिचयपत्र'],
    D: ['सवारी चालक अनुमतिपत्र'],
  },
  sex: { M: ['पुरुष'], F: ['महिला'] },
} // prettier-ignore
