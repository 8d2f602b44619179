import { pluralRule } from '../../../../i18n/plural.ts'
import type { Catalogue } from '../../catalogue.ts'

const plural = pluralRule('pl')

export const refusals: Catalogue['refusals'] = {
  tries: (left) =>
    left === 1
      ? 'To ostatnia próba.'
      : plural(left, {
          one: 'Została 1 próba.',
          few: `Zostały ${left} próby.`,
          many: `Zostało ${left} prób.`,
          other: `Zostało ${left} próby.`,
        }),
  picture: {
    other: 'Tego zdjęcia nie można użyć. Zrób nowe.',
    file: 'Nie można odczytać tego pliku. Wybierz zdjęcie JPEG lub PNG.',
    unknown: 'Nie rozpoznaliśmy dokumentu. Pokaż go w całości, od rogu do rogu.',
    back: 'Nie udało się odczytać tyłu. Odwróć dokument i zrób zdjęcie drugiej strony.',
    portrait: 'Zdjęcie w dokumencie jest słabo widoczne. Pokaż stronę ze zdjęciem, bez odblasków.',
    small: 'Dokument jest na zdjęciu za mały. Przysuń aparat bliżej.',
    blurred: 'Zdjęcie jest nieostre. Połóż dokument i trzymaj aparat nieruchomo.',
    glare: 'Na dokumencie jest odblask. Przechyl go trochę albo odsuń się od lampy.',
    tilted: 'Zdjęcie jest zrobione z boku. Trzymaj aparat prosto nad dokumentem.',
    copy: 'To wygląda na kopię. Użyj oryginału dokumentu.',
    unreadable: 'Części tekstu nie da się odczytać. Dodaj światła i trzymaj aparat nieruchomo.',
    covered: 'Brakuje części dokumentu. Nie zasłaniaj go palcami i pokaż wszystkie cztery rogi.',
    expired: 'Ten dokument stracił ważność. Użyj ważnego dokumentu.',
    otherType: 'To inny rodzaj dokumentu niż wybrany. Pokaż wybrany albo wybierz jeszcze raz.',
    otherCountry: 'Ten dokument jest z innego kraju niż wybrany. Pokaż wybrany albo wybierz jeszcze raz.',
    otherBack: 'Przód i tył nie pochodzą z tego samego dokumentu. Pokaż obie strony jednego dokumentu.',
    noFace: 'Nie widzieliśmy Twojej twarzy. Patrz prosto w aparat, w dobrym świetle.',
    moreFaces: 'Na zdjęciu jest więcej niż jedna twarz. Zadbaj, by było widać tylko Ciebie.',
    coveredFace: 'Twarz jest częściowo zasłonięta. Zdejmij czapkę, maseczkę lub ciemne okulary.',
    otherFace: 'Nie udało się dopasować twarzy do zdjęcia. Spróbuj w lepszym świetle, bez czapki i okularów.',
    notLive: 'Ruchy były słabo widoczne. Wykonuj je powoli i trzymaj twarz w owalu.',
  },
  phone: {
    invalid: 'Ten numer wygląda na niepoprawny. Sprawdź go.',
    country: 'Nie możemy wysyłać kodów do tego kraju. Użyj innego numeru.',
    unsupported: 'Nie możemy połączyć się z tym numerem. Użyj innego.',
    smsLimit: 'Kod został wysłany przed chwilą. Odczekaj minutę, zanim poprosisz o kolejny.',
    callLimit: 'Dzwoniliśmy przed chwilą. Odczekaj pięć minut, zanim poprosisz o kolejną rozmowę.',
    limit: 'Poproszono o zbyt wiele kodów. Spróbuj ponownie jutro.',
    wrongCode: 'Ten kod jest niepoprawny. Użyj najnowszego.',
    oldCode: 'Ten kod stracił ważność. Poproś o nowy.',
    notSent: 'Nie udało się wysłać kodu. Odczekaj minutę i spróbuj ponownie.',
    maybeSent:
      'Połączenie zostało przerwane. Jeśli kod dotarł, wpisz go tutaj; jeśli nie, za minutę poproś o nowy.',
  },
  form: 'Odpowiedz na wszystkie pytania.',
  otherDocument: 'Ten rodzaj dokumentu lub jego kraj nie jest tu przyjmowany. Wybierz inny.',
  signature: 'Jednego z podpisów nie można użyć. Narysuj go jeszcze raz, trochę większy.',
  fields: 'Czegoś jeszcze brakuje. Wypełnij wszystkie zaznaczone pola.',
}
