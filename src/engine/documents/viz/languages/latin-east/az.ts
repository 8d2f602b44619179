import type { DocumentLanguage } from '../document-language.ts'

/** Azerbaijani. Sources: identity card of Azerbaijan as public forms have it (Soyadı, Adı, Atasının adı, Cinsi). */
export const az: DocumentLanguage = {
  labels: {
    surname: ['Soyadı'],
    givenNames: ['Adı'],
    middleName: ['Atasının adı'],
    dob: ['Doğum tarixi', 'Doğulduğu tarix'],
    placeOfBirth: ['Doğulduğu yer', 'Doğum yeri'],
    issued: ['Verilmə tarixi', 'Verildiyi tarix'],
    expiry: ['Etibarlılıq müddəti', 'Etibarlıdır', 'Bitmə tarixi'],
    documentNumber: ['Pasportun nömrəsi', 'Vəsiqənin nömrəsi', 'Sənədin nömrəsi'],
    personalNumber: ['Şəxsi nömrə', 'Fərdi identifikasiya nömrəsi'],
    sex: ['Cinsi'],
    nationality: ['Vətəndaşlığı', 'Vətəndaşlıq'],
    address: ['Yaşayış yeri', 'Ünvan'],
    issueAuthority: ['Verən orqan', 'Sənədi verən orqan'],
  },
  unread: ['Qan qrupu', 'Ailə vəziyyəti', 'İmza'],
  titles: {
    P: ['Pasport'],
    I: ['Şəxsiyyət vəsiqəsi'],
    D: ['Sürücülük vəsiqəsi'],
    V: ['Viza'],
    R: ['Yaşayış icazəsi'],
  },
  sex: { M: ['Kişi'], F: ['Qadın'] },
} // prettier-ignore
