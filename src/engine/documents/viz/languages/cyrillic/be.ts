import type { DocumentLanguage } from '../document-language.ts'

/** Belarusian. Sources: forms of Belarus in public code, passport of Belarus. */
export const be: DocumentLanguage = {
  labels: {
    surname: ['Прозвішча'],
    givenNames: ['Імя', 'Уласнае імя'],
    middleName: ['Імя па бацьку'],
    dob: ['Дата нараджэння'],
    placeOfBirth: ['Месца нараджэння'],
    issued: ['Дата выдачы'],
    expiry: ['Тэрмін дзеяння', 'Дата заканчэння тэрміну дзеяння'],
    documentNumber: ['Нумар пашпарта', 'Пашпарт №'],
    personalNumber: ['Ідэнтыфікацыйны нумар', 'Асабісты нумар'],
    sex: ['Пол'],
    nationality: ['Грамадзянства'],
    address: ['Месца жыхарства'],
    issueAuthority: ['Орган, які выдаў дакумент', 'Кім выдадзены', 'Орган, які выдаў пашпарт'],
    height: ['Рост'],
  },
  unread: ['Подпіс уладальніка', 'Подпіс'],
  titles: {
    P: ['Пашпарт'],
    I: ['Ідэнтыфікацыйная карта'],
    D: ['Вадзіцельскае пасведчанне'],
    V: ['Віза'],
    R: ['Від на жыхарства'],
  },
} // prettier-ignore
