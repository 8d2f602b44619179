import type { DocumentLanguage } from '../document-language.ts'

/** Tamil. Sources: Aadhaar and voter cards of Tamil Nadu, identity card of Sri Lanka, translations of ERPNext, Inji. */
export const ta: DocumentLanguage = {
  labels: {
    surname: ['குடும்பப் பெயர்', 'குடும்பப்பெயர்'],
    givenNames: ['முதல் பெயர்'],
    name: ['பெயர்', 'முழுப்பெயர்', 'முழுப் பெயர்', 'வாக்காளர் பெயர்', 'வாக்காளரின் பெயர்'],
    dob: ['பிறந்த தேதி', 'பிறந்த திகதி', 'பிறந்த நாள்'],
    placeOfBirth: ['பிறந்த இடம்'],
    issued: ['வழங்கப்பட்ட தேதி', 'வழங்கிய திகதி', 'வழங்கிய தேதி'],
    expiry: ['காலாவதி தேதி', 'காலாவதியாகும் தேதி'],
    documentNumber: ['கடவுச்சீட்டு எண்', 'அட்டை எண்', 'உரிம எண்'],
    personalNumber: ['அடையாள அட்டை இலக்கம்'],
    sex: ['பாலினம்', 'இனம்', 'பால்'],
    nationality: ['தேசியம்', 'நாட்டுரிமை'],
    address: ['முகவரி'],
    religion: ['மதம்'],
  },
  unread: ['தந்தை பெயர்', 'தந்தையின் பெயர்', 'கணவர் பெயர்', 'கணவரின் பெயர்', 'தாயின் பெயர்', 'கையொப்பம்'],
  titles: {
    P: ['கடவுச்சீட்டு'],
    I: ['தேசிய அடையாள அட்டை', 'வாக்காளர் அடையாள அட்டை', 'ஆதார்', 'அடையாள அட்டை'],
    D: ['ஓட்டுநர் உரிமம்'],
    V: ['விசா'],
  },
  sex: { M: ['ஆண்', 'ஆண்பால்'], F: ['பெண்', 'பெண்பால்'] },
} // prettier-ignore
