import { pluralRule } from '../../../../i18n/plural.ts'
import type { Catalogue } from '../../catalogue.ts'

const plural = pluralRule('it')

export const flow: Catalogue['flow'] = {
  title: (heading) => `${heading} – Verifica`,
  name: 'Verifica',
  loading: 'Un momento, per favore…',
  language: 'Lingua',
  skip: 'Vai al contenuto',
  retry: 'Riprova',
  copy: 'Copia il link',
  copied: 'Copiato',
  progress: (step, steps, name) => `Passo ${step} di ${steps}: ${name}`,
  stepNames: {
    phone: 'il Suo numero di telefono',
    customform: 'i Suoi dati',
    document: 'il Suo documento',
    face: 'il Suo viso',
    contract: 'la Sua firma',
  },
  offline: 'Non c’è connessione. Riprendiamo da soli appena torna.',
  busy: (seconds) =>
    plural(seconds, {
      one: 'Il servizio è molto occupato. Riproviamo tra 1 secondo.',
      other: `Il servizio è molto occupato. Riproviamo tra ${seconds} secondi.`,
    }),
  slow: 'La connessione è lenta. Tenga aperta questa pagina.',
  failed: 'Qualcosa non ha funzionato da parte nostra. Riprovi, per favore.',
  leave: {
    title: 'Uscire da questa pagina?',
    text: 'Quello che ha già fatto resta salvato. Apra lo stesso link per continuare.',
    stay: 'Resta qui',
    leave: 'Esci',
  },
  idle: {
    title: 'Le serve più tempo?',
    text: 'Da un po’ non succede nulla. Tra poco nascondiamo questa pagina, perché nessun altro possa usarla.',
    more: 'Mi serve più tempo',
    hidden: 'Questa pagina è in pausa',
    hiddenText: 'Quello che ha già fatto resta salvato.',
    resume: 'Continua',
  },
  expiry: {
    title: 'Questo link scade tra poco',
    until: (time) => `È valido fino alle ${time}.`,
    text: (time) => `È valido fino alle ${time}. Se Le serve più tempo, chieda un nuovo link.`,
    ok: 'Ho capito',
  },
  askPerson: {
    link: 'Chiedi a un operatore',
    title: 'Preferisce un operatore?',
    text: (company) =>
      company === ''
        ? 'Una persona esaminerà il Suo caso. Non deve usare la fotocamera, e questo link termina qui.'
        : `Una persona di ${company} esaminerà il Suo caso. Non deve usare la fotocamera, e questo link termina qui.`,
    confirm: 'Sì, un operatore',
    cancel: 'Continua qui',
  },
  welcome: {
    titleIdentity: 'Confermi la Sua identità',
    titleSign: 'Legga e firmi',
    lead: (company) =>
      company === '' ? 'Glielo chiede chi Le ha inviato il link.' : `Glielo chiede ${company}.`,
    message: (company) => (company === '' ? 'Messaggio del mittente' : `Messaggio da ${company}`),
    needs: 'Che cosa Le serve',
    needPhone: 'Il telefono, per un codice',
    needForm: 'Qualche informazione su di Lei',
    needDocument: (documents) => `Un documento: ${documents}`,
    needFace: 'Il Suo viso, con una buona luce',
    needContract: 'Un momento di calma per leggere e firmare',
    minutes: (minutes) =>
      plural(minutes, { one: 'Richiede circa 1 minuto', other: `Richiede circa ${minutes} minuti` }),
    start: 'Inizia',
    resume: 'Continua',
  },
  privacy: {
    title: 'I Suoi dati',
    who: (company) => (company === '' ? 'Li riceve chi Le ha inviato questo link.' : `Li riceve ${company}.`),
    days: (days) =>
      plural(days, {
        one: 'Vengono conservati per 1 giorno.',
        other: `Vengono conservati per ${days} giorni.`,
      }),
    untilDeleted: 'Vengono conservati finché chi li riceve non li cancella.',
    withdraw: (contact) =>
      contact === ''
        ? 'Può cambiare idea in qualsiasi momento: lo dica all’azienda che Le ha inviato il link.'
        : `Può cambiare idea in qualsiasi momento: scriva a ${contact}.`,
    notice: 'Informativa sulla privacy',
  },
  consent: {
    title: 'È d’accordo?',
    lead: 'Legga questo testo prima di usare la fotocamera.',
    agree: 'Acconsento',
    without: 'Procedi senza consenso',
    refuse: 'Non acconsento',
    refused:
      'Senza il Suo consenso qui non possiamo proseguire. Può chiudere questa pagina, o acconsentire più tardi con lo stesso link.',
  },
  location: {
    title: 'Condivida la Sua posizione',
    text: (company) =>
      company === ''
        ? 'Chi Le ha inviato questo link chiede dove si trova mentre lo usa. La posizione viene annotata a ogni passo.'
        : `${company} chiede dove si trova mentre usa questo link. La posizione viene annotata a ogni passo.`,
    share: 'Condividi posizione',
    denied:
      'Il browser non ci ha dato la Sua posizione. La consenta nelle impostazioni di questa pagina, poi riprovi.',
  },
  handOff: {
    title: 'Continui sul telefono',
    text: 'La fotocamera del telefono è migliore. La punti su questo codice.',
    code: 'Codice QR che apre questa pagina sul telefono',
    link: 'Oppure invii questo link al telefono',
    here: 'Resta sul computer',
    connected: 'Il telefono è collegato',
    follow: 'Tenga aperta questa pagina. Qui può seguire a che punto è.',
    resume: 'Sul telefono è tutto fatto. Se vuole, continui qui.',
    expired: 'Questo codice non è più valido.',
    renew: 'Mostra nuovo codice',
    failed: 'Non è stato possibile creare il codice. Continui su questo computer.',
  },
  end: {
    accepted: 'Tutto fatto',
    acceptedText: 'Grazie. È tutto in ordine, non deve fare altro.',
    underReview: 'Grazie',
    underReviewText: (company) =>
      company === ''
        ? 'Abbiamo tutto il necessario. Una persona lo esaminerà, e chi Le ha inviato il link Le farà sapere.'
        : `Abbiamo tutto il necessario. Una persona lo esaminerà, e ${company} Le farà sapere.`,
    askedText: (company) =>
      company === ''
        ? 'Una persona esaminerà il Suo caso, e chi Le ha inviato il link Le farà sapere.'
        : `Una persona esaminerà il Suo caso, e ${company} Le farà sapere.`,
    failed: 'Non è andata a buon fine',
    failedText: (company) =>
      company === ''
        ? 'Non abbiamo potuto concludere. Chi Le ha inviato il link può dirLe che cosa fare.'
        : `Non abbiamo potuto concludere. ${company} può dirLe che cosa fare.`,
    completed: 'Non c’è altro da fare',
    completedText: 'Questo link è già stato usato, e tutto è arrivato.',
    expired: 'Questo link è scaduto',
    expiredText: 'Chieda un nuovo link a chi Le ha dato questo.',
    usedUp: 'Era l’ultimo tentativo',
    usedUpText: 'Questo link non ha più tentativi. Ne chieda uno nuovo a chi glielo ha dato.',
    close: 'Può chiudere questa pagina.',
    redirect: (seconds) =>
      plural(seconds, { one: 'Si prosegue tra 1 secondo.', other: `Si prosegue tra ${seconds} secondi.` }),
    go: 'Prosegui ora',
    stay: 'Resta su questa pagina',
  },
  pending: {
    title: 'La Sua parte è fatta',
    text: 'Ha firmato. Ora aspettiamo la firma degli altri.',
    hint: 'Può chiudere questa pagina. Non deve fare altro.',
  },
}
