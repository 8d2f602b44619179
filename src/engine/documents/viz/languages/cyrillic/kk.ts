import type { DocumentLanguage } from '../document-language.ts'

/** Kazakh. Sources: identity card of Kazakhstan (Kazakh and Russian) as public readers have it, decree 684 of 2013. */
export const kk: DocumentLanguage = {
  labels: {
    surname: ['Тегі'],
    givenNames: ['Аты'],
    middleName: ['Әкесінің аты'],
    name: ['Аты-жөні'],
    dob: ['Туған күні', 'Туған жылы, айы, күні'],
    placeOfBirth: ['Туған жері'],
    issued: ['Берілген күні', 'Берілген уақыты'],
    expiry: ['Қолданылу мерзімі', 'Жарамдылық мерзімі', 'Қолданылу мерзімінің аяқталу күні'],
    documentNumber: ['Төлқұжат нөмірі', 'Құжат нөмірі', 'Құжаттың нөмірі'],
    personalNumber: ['ЖСН', 'Жеке сәйкестендіру нөмірі'],
    sex: ['Жынысы'],
    nationality: ['Азаматтығы', 'Азаматтық'],
    address: ['Тұрғылықты жері', 'Мекенжайы'],
    issueAuthority: ['Берген орган', 'Құжатты берген орган'],
  },
  unread: ['Ұлты', 'Қолы'],
  titles: {
    P: ['Паспорт', 'Төлқұжат'],
    I: ['Жеке куәлік'],
    D: ['Жүргізуші куәлігі'],
    V: ['Виза'],
    R: ['Тұруға ықтиярхат'],
  },
  sex: { M: ['Ер', 'Еркек'], F: ['Әйел'] },
} // prettier-ignore
