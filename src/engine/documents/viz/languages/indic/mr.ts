import type { DocumentLanguage } from '../document-language.ts'

/** Marathi. Sources: Aadhaar and voter cards of Maharashtra, translations of ERPNext. */
export const mr: DocumentLanguage = {
  labels: {
    surname: ['आडनाव'],
    givenNames: ['पहिले नाव'],
    name: ['नाव', 'पूर्ण नाव', 'मतदाराचे नाव'],
    dob: ['जन्म तारीख', 'जन्मतारीख', 'जन्म दिनांक', 'जन्मदिनांक'],
    placeOfBirth: ['जन्मस्थान', 'जन्म ठिकाण'],
    sex: ['लिंग'],
    nationality: ['राष्ट्रीयत्व'],
    address: ['पत्ता'],
  },
  unread: ['वडिलांचे नाव', 'पतीचे नाव', 'आईचे नाव', 'वडिलांचे पूर्ण नाव', 'स्वाक्षरी', 'रक्त गट', 'जन्म वर्ष'],
  titles: {
    I: ['मतदार ओळखपत्र', 'ओळखपत्र', 'आधार'],
    D: ['वाहन चालविण्याचा परवाना'],
  },
  sex: { M: ['पुरुष'], F: ['स्त्री', 'महिला'] },
} // prettier-ignore
