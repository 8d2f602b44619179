import { pluralRule } from '../../../../i18n/plural.ts'
import type { Catalogue } from '../../catalogue.ts'

const plural = pluralRule('de')

export const flow: Catalogue['flow'] = {
  title: (heading) => `${heading} – Verifizierung`,
  name: 'Verifizierung',
  loading: 'Einen Moment bitte …',
  language: 'Sprache',
  skip: 'Zum Inhalt springen',
  retry: 'Erneut versuchen',
  copy: 'Link kopieren',
  copied: 'Kopiert',
  progress: (step, steps, name) => `Schritt ${step} von ${steps}: ${name}`,
  stepNames: {
    phone: 'Ihre Telefonnummer',
    customform: 'Ihre Angaben',
    document: 'Ihr Ausweis',
    face: 'Ihr Gesicht',
    contract: 'Ihre Unterschrift',
  },
  offline: 'Sie sind offline. Sobald die Verbindung wieder da ist, geht es von selbst weiter.',
  busy: (seconds) =>
    plural(seconds, {
      one: 'Der Dienst ist gerade ausgelastet. Wir versuchen es in 1 Sekunde noch einmal.',
      other: `Der Dienst ist gerade ausgelastet. Wir versuchen es in ${seconds} Sekunden noch einmal.`,
    }),
  slow: 'Ihre Verbindung ist langsam. Bitte lassen Sie diese Seite geöffnet.',
  failed: 'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es noch einmal.',
  leave: {
    title: 'Seite verlassen?',
    text: 'Was Sie bisher gemacht haben, bleibt erhalten. Mit demselben Link machen Sie weiter.',
    stay: 'Hier bleiben',
    leave: 'Verlassen',
  },
  idle: {
    title: 'Brauchen Sie mehr Zeit?',
    text: 'Seit einer Weile ist nichts passiert. Wir blenden die Seite bald aus, damit niemand sonst sie benutzt.',
    more: 'Ich brauche mehr Zeit',
    hidden: 'Die Seite ist pausiert',
    hiddenText: 'Was Sie bisher gemacht haben, bleibt erhalten.',
    resume: 'Weiter',
  },
  expiry: {
    title: 'Dieser Link läuft bald ab',
    until: (time) => `Er gilt bis ${time}.`,
    text: (time) => `Er gilt bis ${time}. Wenn Sie mehr Zeit brauchen, bitten Sie um einen neuen Link.`,
    ok: 'Verstanden',
  },
  askPerson: {
    link: 'Persönliche Prüfung',
    title: 'Lieber persönlich prüfen lassen?',
    text: (company) =>
      company === ''
        ? 'Ein Mensch sieht sich Ihren Fall an. Sie brauchen keine Kamera, und dieser Link endet hier.'
        : `Ein Mensch bei ${company} sieht sich Ihren Fall an. Sie brauchen keine Kamera, und dieser Link endet hier.`,
    confirm: 'Persönlich prüfen',
    cancel: 'Hier weitermachen',
  },
  welcome: {
    titleIdentity: 'Bestätigen Sie Ihre Identität',
    titleSign: 'Lesen und unterschreiben',
    lead: (company) =>
      company === '' ? 'Der Absender des Links bittet Sie darum.' : `${company} bittet Sie darum.`,
    message: (company) => (company === '' ? 'Nachricht des Absenders' : `Nachricht von ${company}`),
    needs: 'Das brauchen Sie',
    needPhone: 'Ihr Telefon, für einen Code',
    needForm: 'Ein paar Angaben zu Ihnen',
    needDocument: (documents) => `Ihr ${documents}`,
    needFace: 'Ihr Gesicht, bei gutem Licht',
    needContract: 'Etwas Ruhe zum Lesen und Unterschreiben',
    minutes: (minutes) =>
      plural(minutes, { one: 'Dauert etwa 1 Minute', other: `Dauert etwa ${minutes} Minuten` }),
    start: 'Starten',
    resume: 'Weitermachen',
  },
  privacy: {
    title: 'Ihre Daten',
    who: (company) =>
      company === '' ? 'Sie gehen an den Absender dieses Links.' : `Sie gehen an ${company}.`,
    days: (days) =>
      plural(days, {
        one: 'Sie werden 1 Tag lang gespeichert.',
        other: `Sie werden ${days} Tage lang gespeichert.`,
      }),
    untilDeleted: 'Sie bleiben gespeichert, bis sie dort gelöscht werden.',
    withdraw: (contact) =>
      contact === ''
        ? 'Sie können es sich jederzeit anders überlegen: Sagen Sie es der Firma, die Ihnen den Link geschickt hat.'
        : `Sie können es sich jederzeit anders überlegen: Schreiben Sie an ${contact}.`,
    notice: 'Datenschutzhinweise',
  },
  consent: {
    title: 'Stimmen Sie zu?',
    lead: 'Bitte lesen Sie das, bevor Sie die Kamera benutzen.',
    agree: 'Ich stimme zu',
    without: 'Ohne Zustimmung weiter',
    refuse: 'Ich stimme nicht zu',
    refused:
      'Ohne Ihre Einwilligung geht es hier nicht weiter. Sie können die Seite schließen oder später mit demselben Link zustimmen.',
  },
  location: {
    title: 'Standort freigeben',
    text: (company) =>
      company === ''
        ? 'Der Absender dieses Links möchte wissen, wo Sie dabei sind. Der Ort wird bei jedem Schritt festgehalten.'
        : `${company} möchte wissen, wo Sie dabei sind. Der Ort wird bei jedem Schritt festgehalten.`,
    share: 'Standort freigeben',
    denied:
      'Der Browser hat uns Ihren Standort nicht gegeben. Erlauben Sie ihn in den Einstellungen dieser Seite und versuchen Sie es noch einmal.',
  },
  handOff: {
    title: 'Am Handy weitermachen',
    text: 'Ihr Handy hat die bessere Kamera. Richten Sie sie auf diesen Code.',
    code: 'QR-Code, der diese Seite auf Ihrem Handy öffnet',
    link: 'Oder schicken Sie diesen Link an Ihr Handy',
    here: 'Am Computer weiter',
    connected: 'Ihr Handy ist verbunden',
    follow: 'Lassen Sie diese Seite offen. Sie sehen hier, wie weit Sie sind.',
    resume: 'Am Handy ist alles erledigt. Sie können hier weitermachen.',
    expired: 'Dieser Code gilt nicht mehr.',
    renew: 'Neuen Code anzeigen',
    failed: 'Der Code konnte nicht erstellt werden. Machen Sie an diesem Computer weiter.',
  },
  end: {
    accepted: 'Alles erledigt',
    acceptedText: 'Vielen Dank. Alles ist in Ordnung, Sie müssen nichts mehr tun.',
    underReview: 'Vielen Dank',
    underReviewText: (company) =>
      company === ''
        ? 'Wir haben alles, was wir brauchen. Ein Mensch sieht es sich an, und der Absender des Links meldet sich bei Ihnen.'
        : `Wir haben alles, was wir brauchen. Ein Mensch sieht es sich an, und Sie hören von ${company}.`,
    askedText: (company) =>
      company === ''
        ? 'Ein Mensch sieht sich Ihren Fall an, und der Absender des Links meldet sich bei Ihnen.'
        : `Ein Mensch sieht sich Ihren Fall an, und Sie hören von ${company}.`,
    failed: 'Das hat nicht geklappt',
    failedText: (company) =>
      company === ''
        ? 'Wir konnten das nicht abschließen. Der Absender des Links kann Ihnen sagen, wie es weitergeht.'
        : `Wir konnten das nicht abschließen. ${company} kann Ihnen sagen, wie es weitergeht.`,
    completed: 'Nichts mehr zu tun',
    completedText: 'Dieser Link wurde schon benutzt, und alles ist angekommen.',
    expired: 'Dieser Link ist abgelaufen',
    expiredText: 'Bitten Sie dort um einen neuen, wo Sie diesen bekommen haben.',
    usedUp: 'Das war der letzte Versuch',
    usedUpText: 'Dieser Link hat keine Versuche mehr. Bitten Sie um einen neuen, wo Sie ihn bekommen haben.',
    close: 'Sie können diese Seite schließen.',
    redirect: (seconds) =>
      plural(seconds, {
        one: 'In 1 Sekunde geht es weiter.',
        other: `In ${seconds} Sekunden geht es weiter.`,
      }),
    go: 'Jetzt weiter',
    stay: 'Hier bleiben',
  },
  pending: {
    title: 'Ihr Teil ist erledigt',
    text: 'Sie haben unterschrieben. Jetzt warten wir auf die anderen Unterschriften.',
    hint: 'Sie können diese Seite schließen. Sie müssen nichts mehr tun.',
  },
}
