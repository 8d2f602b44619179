import { pluralRule } from '../../../../i18n/plural.ts'
import type { Catalogue } from '../../catalogue.ts'

const plural = pluralRule('pl')

const inSeconds = (seconds: number): string =>
  plural(seconds, {
    one: 'za 1 sekundę',
    few: `za ${seconds} sekundy`,
    many: `za ${seconds} sekund`,
    other: `za ${seconds} sekundy`,
  })

export const flow: Catalogue['flow'] = {
  title: (heading) => `${heading} – Weryfikacja`,
  name: 'Weryfikacja',
  loading: 'Chwileczkę…',
  language: 'Język',
  skip: 'Przejdź do treści',
  retry: 'Spróbuj ponownie',
  copy: 'Kopiuj link',
  copied: 'Skopiowano',
  progress: (step, steps, name) => `Krok ${step} z ${steps}: ${name}`,
  stepNames: {
    phone: 'numer telefonu',
    customform: 'Twoje dane',
    document: 'dokument',
    face: 'twarz',
    contract: 'podpis',
  },
  offline: 'Brak połączenia. Gdy tylko wróci, ruszymy dalej bez Twojej pomocy.',
  busy: (seconds) => `Usługa jest teraz zajęta. Spróbujemy ponownie ${inSeconds(seconds)}.`,
  slow: 'Masz wolne połączenie. Nie zamykaj tej strony.',
  failed: 'Coś poszło nie tak po naszej stronie. Spróbuj ponownie.',
  leave: {
    title: 'Opuścić tę stronę?',
    text: 'To, co już jest zrobione, zostanie zapisane. Aby wrócić, otwórz ten sam link.',
    stay: 'Zostań tutaj',
    leave: 'Opuść',
  },
  idle: {
    title: 'Potrzebujesz więcej czasu?',
    text: 'Od jakiegoś czasu nic się nie dzieje. Wkrótce ukryjemy tę stronę, aby nikt inny z niej nie skorzystał.',
    more: 'Potrzebuję czasu',
    hidden: 'Strona jest wstrzymana',
    hiddenText: 'To, co już jest zrobione, zostało zapisane.',
    resume: 'Dalej',
  },
  expiry: {
    title: 'Ten link niedługo wygaśnie',
    until: (time) => `Działa do ${time}.`,
    text: (time) => `Działa do ${time}. Jeśli potrzebujesz więcej czasu, poproś o nowy link.`,
    ok: 'Rozumiem',
  },
  askPerson: {
    link: 'Wolę pomoc człowieka',
    title: 'Wolisz, aby zajął się tym człowiek?',
    text: (company) =>
      company === ''
        ? 'Twoją sprawą zajmie się człowiek. Nie musisz używać aparatu, a ten link przestanie działać.'
        : `Twoją sprawą zajmie się człowiek (${company}). Nie musisz używać aparatu, a ten link przestanie działać.`,
    confirm: 'Tak, poproszę',
    cancel: 'Kontynuuj tutaj',
  },
  welcome: {
    titleIdentity: 'Potwierdź swoją tożsamość',
    titleSign: 'Przeczytaj i podpisz',
    lead: (company) => (company === '' ? 'Prosi o to nadawca linku.' : `Prosi o to ${company}.`),
    message: (company) => (company === '' ? 'Wiadomość od nadawcy' : `Wiadomość od ${company}`),
    needs: 'Co będzie potrzebne',
    needPhone: 'Telefon, aby odebrać kod',
    needForm: 'Kilka informacji o Tobie',
    needDocument: (documents) => `Dokument: ${documents}`,
    needFace: 'Twoja twarz, w dobrym świetle',
    needContract: 'Spokojna chwila, aby przeczytać i podpisać',
    minutes: (minutes) =>
      plural(minutes, {
        one: 'Zajmie około 1 minuty',
        few: `Zajmie około ${minutes} minut`,
        many: `Zajmie około ${minutes} minut`,
        other: `Zajmie około ${minutes} minuty`,
      }),
    start: 'Zaczynamy',
    resume: 'Dalej',
  },
  privacy: {
    title: 'Twoje dane',
    who: (company) => (company === '' ? 'Trafią do nadawcy tego linku.' : `Trafią do: ${company}.`),
    days: (days) =>
      plural(days, {
        one: 'Będą przechowywane przez 1 dzień.',
        few: `Będą przechowywane przez ${days} dni.`,
        many: `Będą przechowywane przez ${days} dni.`,
        other: `Będą przechowywane przez ${days} dnia.`,
      }),
    untilDeleted: 'Będą przechowywane, dopóki odbiorca ich nie usunie.',
    withdraw: (contact) =>
      contact === ''
        ? 'W każdej chwili możesz zmienić zdanie: powiadom firmę, od której pochodzi link.'
        : `W każdej chwili możesz zmienić zdanie: napisz na ${contact}.`,
    notice: 'Polityka prywatności',
  },
  consent: {
    title: 'Czy się zgadzasz?',
    lead: 'Przeczytaj to, zanim użyjesz aparatu.',
    agree: 'Zgadzam się',
    without: 'Dalej bez zgody',
    refuse: 'Nie zgadzam się',
    refused:
      'Bez Twojej zgody nie możemy tu pójść dalej. Możesz zamknąć tę stronę albo zgodzić się później, przez ten sam link.',
  },
  location: {
    title: 'Udostępnij lokalizację',
    text: (company) =>
      company === ''
        ? 'Nadawca tego linku pyta, gdzie teraz jesteś. Miejsce jest zapisywane przy każdym kroku.'
        : `${company} pyta, gdzie teraz jesteś. Miejsce jest zapisywane przy każdym kroku.`,
    share: 'Udostępnij lokalizację',
    denied:
      'Przeglądarka nie podała nam lokalizacji. Zezwól na nią w ustawieniach tej strony i spróbuj ponownie.',
  },
  handOff: {
    title: 'Przejdź na telefon',
    text: 'Telefon ma lepszy aparat. Skieruj go na ten kod.',
    code: 'Kod QR, który otwiera tę stronę w telefonie',
    link: 'Albo wyślij ten link na swój telefon',
    here: 'Zostań przy komputerze',
    connected: 'Telefon jest połączony',
    follow: 'Nie zamykaj tej strony. Zobaczysz tu, na jakim etapie jesteś.',
    resume: 'Na telefonie wszystko gotowe. Jeśli chcesz, kontynuuj tutaj.',
    expired: 'Ten kod stracił ważność.',
    renew: 'Pokaż nowy kod',
    failed: 'Nie udało się utworzyć kodu. Kontynuuj na tym komputerze.',
  },
  end: {
    accepted: 'Gotowe',
    acceptedText: 'Dziękujemy. Wszystko się zgadza i nic więcej nie trzeba robić.',
    underReview: 'Dziękujemy',
    underReviewText: (company) =>
      company === ''
        ? 'Mamy wszystko, czego potrzebujemy. Sprawdzi to człowiek, a nadawca linku da Ci znać.'
        : `Mamy wszystko, czego potrzebujemy. Sprawdzi to człowiek, a ${company} da Ci znać.`,
    askedText: (company) =>
      company === ''
        ? 'Twoją sprawę sprawdzi człowiek, a nadawca linku da Ci znać.'
        : `Twoją sprawę sprawdzi człowiek, a ${company} da Ci znać.`,
    failed: 'Nie udało się',
    failedText: (company) =>
      company === ''
        ? 'Nie mogliśmy tego dokończyć. Nadawca linku powie Ci, co robić dalej.'
        : `Nie mogliśmy tego dokończyć. ${company} powie Ci, co robić dalej.`,
    completed: 'Nic więcej nie trzeba',
    completedText: 'Ten link został już wykorzystany i wszystko dotarło.',
    expired: 'Ten link wygasł',
    expiredText: 'Poproś o nowy link tam, skąd pochodzi ten.',
    usedUp: 'To była ostatnia próba',
    usedUpText: 'Ten link nie ma już prób. Poproś o nowy tam, skąd pochodzi ten.',
    close: 'Możesz zamknąć tę stronę.',
    redirect: (seconds) => `Przejdziesz dalej ${inSeconds(seconds)}.`,
    go: 'Przejdź teraz',
    stay: 'Zostań na tej stronie',
  },
  pending: {
    title: 'Twoja część jest gotowa',
    text: 'Twój podpis jest złożony. Czekamy teraz na podpisy pozostałych osób.',
    hint: 'Możesz zamknąć tę stronę. Nic więcej nie musisz robić.',
  },
}
