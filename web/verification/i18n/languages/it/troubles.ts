import type { Catalogue } from '../../catalogue.ts'

export const troubles: Catalogue['troubles'] = {
  camera: {
    denied: 'La fotocamera è bloccata',
    deniedText: 'Il browser non lascia usare la fotocamera a questa pagina. Ecco come consentirlo:',
    none: 'Nessuna fotocamera trovata',
    noneText: 'Questo dispositivo non ha una fotocamera utilizzabile. Apra il link su un telefono.',
    busy: 'La fotocamera è occupata',
    busyText: 'Un’altra app o un’altra scheda usa la fotocamera. La chiuda, poi riprovi.',
    insecure: 'Alla fotocamera serve un indirizzo sicuro',
    insecureText:
      'I browser aprono la fotocamera solo su indirizzi che iniziano con https. Chieda un link così a chi glielo ha inviato.',
    failed: 'La fotocamera non si è avviata',
    failedText: 'Chiuda le altre app che usano la fotocamera, o riavvii il browser. Poi riprovi.',
    upload: 'Scegli una foto',
    phone: 'Continua sul telefono',
  },
  allow: {
    chromeAndroid: [
      'Tocchi l’icona a sinistra dell’indirizzo.',
      'Tocchi «Autorizzazioni», poi «Fotocamera».',
      'Scelga «Consenti», poi torni qui.',
    ],
    safariPhone: [
      'Tocchi l’icona accanto all’indirizzo.',
      'Tocchi «Impostazioni sito web», poi «Fotocamera».',
      'Scelga «Consenti», poi torni qui.',
    ],
    firefoxAndroid: [
      'Tocchi il lucchetto accanto all’indirizzo.',
      'Tocchi «Fotocamera» finché non risulta consentita.',
      'Torni qui e riprovi.',
    ],
    firefox: [
      'Faccia clic sull’icona della fotocamera accanto all’indirizzo.',
      'Faccia clic sulla croce accanto a «Bloccato».',
      'Riprovi, e scelga «Consenti».',
    ],
    edge: [
      'Faccia clic sul lucchetto accanto all’indirizzo.',
      'Attivi «Fotocamera».',
      'Torni qui e riprovi.',
    ],
    chrome: [
      'Faccia clic sull’icona a sinistra dell’indirizzo.',
      'Attivi «Fotocamera».',
      'Torni qui e riprovi.',
    ],
    safari: [
      'Apra il menu «Safari», poi «Impostazioni per questo sito web».',
      'Imposti «Fotocamera» su «Consenti».',
      'Torni qui e riprovi.',
    ],
    other: [
      'Apra le impostazioni di questa pagina nel browser.',
      'Consenta la fotocamera.',
      'Torni qui e riprovi.',
    ],
  },
  inApp: {
    title: 'Apra questa pagina nel browser',
    text: (app) =>
      app === ''
        ? 'Qui questa app non può usare la fotocamera. Il browser sì.'
        : `Qui ${app} non può usare la fotocamera. Il browser sì.`,
    menu: 'Tocchi il menu (⋯ o ⋮) e scelga «Apri nel browser».',
    paste: 'Oppure copi il link e lo incolli nel browser.',
    stay: 'Prova comunque qui',
  },
  link: {
    noAddress: 'In questo link manca qualcosa',
    noAddressText: 'Apra il link intero, come lo ha ricevuto. Alla fine non deve mancare nulla.',
    unknown: 'Non conosciamo questo link',
    unknownText:
      'Forse è stato cancellato, o ne manca una parte. Lo riapra come lo ha ricevuto, o ne chieda uno nuovo.',
    handOffUsed: 'Questo codice è già stato usato',
    handOffUsedText:
      'Un codice apre un solo telefono, una sola volta. Mostri un nuovo codice sul computer, o apra il link che ha ricevuto.',
    notNow: 'Ora questo link non si può aprire',
    notNowText: 'Forse è stato aperto troppe volte. Ne chieda uno nuovo a chi glielo ha dato.',
  },
}
