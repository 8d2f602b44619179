import type { Catalogue } from '../../catalogue.ts'

export const troubles: Catalogue['troubles'] = {
  camera: {
    denied: 'Aparat jest zablokowany',
    deniedText: 'Przeglądarka nie pozwala tej stronie używać aparatu. Oto, jak na to zezwolić:',
    none: 'Nie znaleziono aparatu',
    noneText: 'To urządzenie nie ma aparatu, którego moglibyśmy użyć. Otwórz link na telefonie.',
    busy: 'Aparat jest zajęty',
    busyText: 'Aparatu używa inna aplikacja lub karta. Zamknij ją i spróbuj ponownie.',
    insecure: 'Aparat wymaga bezpiecznego adresu',
    insecureText:
      'Przeglądarki otwierają aparat tylko pod adresami, które zaczynają się od https. Poproś nadawcę o taki link.',
    failed: 'Aparat się nie włączył',
    failedText:
      'Zamknij inne aplikacje, które używają aparatu, albo uruchom ponownie przeglądarkę. Potem spróbuj ponownie.',
    upload: 'Wybierz zdjęcie',
    phone: 'Przejdź na telefon',
  },
  allow: {
    chromeAndroid: [
      'Dotknij ikony na lewo od adresu.',
      'Dotknij „Uprawnienia”, potem „Aparat”.',
      'Wybierz „Zezwól” i wróć tutaj.',
    ],
    safariPhone: [
      'Dotknij ikony obok adresu.',
      'Dotknij „Ustawienia witryny”, potem „Aparat”.',
      'Wybierz „Pozwalaj” i wróć tutaj.',
    ],
    firefoxAndroid: [
      'Dotknij kłódki obok adresu.',
      'Dotykaj „Aparat”, aż pojawi się informacja, że jest dozwolony.',
      'Wróć tutaj i spróbuj ponownie.',
    ],
    firefox: [
      'Kliknij ikonę kamery obok adresu.',
      'Kliknij krzyżyk obok „Zablokowane”.',
      'Spróbuj ponownie i wybierz „Zezwól”.',
    ],
    edge: ['Kliknij kłódkę obok adresu.', 'Włącz „Kamera”.', 'Wróć tutaj i spróbuj ponownie.'],
    chrome: ['Kliknij ikonę na lewo od adresu.', 'Włącz „Kamera”.', 'Wróć tutaj i spróbuj ponownie.'],
    safari: [
      'Otwórz menu „Safari”, potem „Ustawienia tej witryny”.',
      'Ustaw „Kamera” na „Pozwalaj”.',
      'Wróć tutaj i spróbuj ponownie.',
    ],
    other: [
      'Otwórz w przeglądarce ustawienia tej strony.',
      'Zezwól na aparat.',
      'Wróć tutaj i spróbuj ponownie.',
    ],
  },
  inApp: {
    title: 'Otwórz tę stronę w przeglądarce',
    text: (app) =>
      app === ''
        ? 'Ta aplikacja nie może tu używać aparatu. Przeglądarka może.'
        : `${app} nie może tu używać aparatu. Przeglądarka może.`,
    menu: 'Dotknij menu (⋯ lub ⋮) i wybierz „Otwórz w przeglądarce”.',
    paste: 'Albo skopiuj link i wklej go w przeglądarce.',
    stay: 'Spróbuj tutaj mimo to',
  },
  link: {
    noAddress: 'W tym linku czegoś brakuje',
    noAddressText: 'Otwórz cały link, tak jak przyszedł. Na końcu nic nie może być ucięte.',
    unknown: 'Nie znamy tego linku',
    unknownText:
      'Mógł zostać usunięty albo brakuje jego części. Otwórz go jeszcze raz, tak jak przyszedł, albo poproś o nowy.',
    handOffUsed: 'Ten kod został już użyty',
    handOffUsedText:
      'Kod działa na jednym telefonie, jeden raz. Pokaż nowy kod na komputerze albo otwórz link z wiadomości.',
    notNow: 'Tego linku nie można teraz otworzyć',
    notNowText: 'Mógł być otwierany zbyt wiele razy. Poproś o nowy tam, skąd pochodzi ten.',
  },
}
