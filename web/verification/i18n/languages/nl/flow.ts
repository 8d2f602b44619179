import { pluralRule } from '../../../../i18n/plural.ts'
import type { Catalogue } from '../../catalogue.ts'

const plural = pluralRule('nl')

export const flow: Catalogue['flow'] = {
  title: (heading) => `${heading} – Verificatie`,
  name: 'Verificatie',
  loading: 'Een ogenblik geduld …',
  language: 'Taal',
  skip: 'Naar de inhoud',
  retry: 'Opnieuw proberen',
  copy: 'Link kopiëren',
  copied: 'Gekopieerd',
  progress: (step, steps, name) => `Stap ${step} van ${steps}: ${name}`,
  stepNames: {
    phone: 'uw telefoonnummer',
    customform: 'uw gegevens',
    document: 'uw document',
    face: 'uw gezicht',
    contract: 'uw handtekening',
  },
  offline: 'U bent offline. Zodra er weer verbinding is, gaan we vanzelf verder.',
  busy: (seconds) =>
    plural(seconds, {
      one: 'Het is druk bij de dienst. We proberen het over 1 seconde opnieuw.',
      other: `Het is druk bij de dienst. We proberen het over ${seconds} seconden opnieuw.`,
    }),
  slow: 'Uw verbinding is traag. Laat deze pagina open.',
  failed: 'Er ging bij ons iets mis. Probeer het opnieuw.',
  leave: {
    title: 'Deze pagina verlaten?',
    text: 'Wat u al hebt gedaan, blijft bewaard. Open dezelfde link om verder te gaan.',
    stay: 'Hier blijven',
    leave: 'Verlaten',
  },
  idle: {
    title: 'Hebt u meer tijd nodig?',
    text: 'Er is een tijdje niets gebeurd. We verbergen deze pagina zo, zodat niemand anders haar kan gebruiken.',
    more: 'Ik heb meer tijd nodig',
    hidden: 'Deze pagina is gepauzeerd',
    hiddenText: 'Wat u al hebt gedaan, blijft bewaard.',
    resume: 'Doorgaan',
  },
  expiry: {
    title: 'Deze link verloopt bijna',
    until: (time) => `De link werkt tot ${time}.`,
    text: (time) => `De link werkt tot ${time}. Hebt u meer tijd nodig, vraag dan om een nieuwe link.`,
    ok: 'Begrepen',
  },
  askPerson: {
    link: 'Liever een medewerker',
    title: 'Liever hulp van een medewerker?',
    text: (company) =>
      company === ''
        ? 'Een medewerker bekijkt uw aanvraag. U hoeft de camera niet te gebruiken, en deze link stopt hier.'
        : `Een medewerker van ${company} bekijkt uw aanvraag. U hoeft de camera niet te gebruiken, en deze link stopt hier.`,
    confirm: 'Ja, een medewerker',
    cancel: 'Hier doorgaan',
  },
  welcome: {
    titleIdentity: 'Bevestig uw identiteit',
    titleSign: 'Lezen en ondertekenen',
    lead: (company) =>
      company === '' ? 'De afzender van de link vraagt u dit.' : `${company} vraagt u dit.`,
    message: (company) => (company === '' ? 'Bericht van de afzender' : `Bericht van ${company}`),
    needs: 'Dit hebt u nodig',
    needPhone: 'Uw telefoon, voor een code',
    needForm: 'Een paar gegevens over u',
    needDocument: (documents) => `Uw ${documents}`,
    needFace: 'Uw gezicht, bij goed licht',
    needContract: 'Een rustig moment om te lezen en te ondertekenen',
    minutes: (minutes) =>
      plural(minutes, { one: 'Duurt ongeveer 1 minuut', other: `Duurt ongeveer ${minutes} minuten` }),
    start: 'Beginnen',
    resume: 'Doorgaan',
  },
  privacy: {
    title: 'Uw gegevens',
    who: (company) =>
      company === '' ? 'Ze gaan naar de afzender van deze link.' : `Ze gaan naar ${company}.`,
    days: (days) =>
      plural(days, { one: 'Ze worden 1 dag bewaard.', other: `Ze worden ${days} dagen bewaard.` }),
    untilDeleted: 'Ze worden bewaard tot de ontvanger ze verwijdert.',
    withdraw: (contact) =>
      contact === ''
        ? 'U kunt altijd van gedachten veranderen: laat het weten aan het bedrijf dat u de link stuurde.'
        : `U kunt altijd van gedachten veranderen: schrijf naar ${contact}.`,
    notice: 'Privacyverklaring',
  },
  consent: {
    title: 'Gaat u akkoord?',
    lead: 'Lees dit voordat u de camera gebruikt.',
    agree: 'Ik ga akkoord',
    without: 'Verder zonder akkoord',
    refuse: 'Ik ga niet akkoord',
    refused:
      'Zonder uw toestemming kunnen we hier niet verder. U kunt deze pagina sluiten, of later via dezelfde link akkoord gaan.',
  },
  location: {
    title: 'Deel uw locatie',
    text: (company) =>
      company === ''
        ? 'De afzender van deze link vraagt waar u bent terwijl u dit doet. Uw locatie wordt bij elke stap vastgelegd.'
        : `${company} vraagt waar u bent terwijl u dit doet. Uw locatie wordt bij elke stap vastgelegd.`,
    share: 'Mijn locatie delen',
    denied:
      'De browser gaf ons uw locatie niet. Sta dit toe in de instellingen van deze pagina en probeer het opnieuw.',
  },
  handOff: {
    title: 'Ga verder op uw telefoon',
    text: 'Uw telefoon heeft een betere camera. Richt hem op deze code.',
    code: 'QR-code die deze pagina op uw telefoon opent',
    link: 'Of stuur deze link naar uw telefoon',
    here: 'Verder op de computer',
    connected: 'Uw telefoon is verbonden',
    follow: 'Laat deze pagina open. U ziet hier hoever u bent.',
    resume: 'Op uw telefoon is alles klaar. U kunt hier verdergaan.',
    expired: 'Deze code is niet meer geldig.',
    renew: 'Nieuwe code tonen',
    failed: 'Er kon geen code worden gemaakt. Ga verder op deze computer.',
  },
  end: {
    accepted: 'Klaar',
    acceptedText: 'Bedankt. Alles is in orde, u hoeft niets meer te doen.',
    underReview: 'Bedankt',
    underReviewText: (company) =>
      company === ''
        ? 'We hebben alles wat we nodig hebben. Een medewerker bekijkt het, en u hoort van de afzender van de link.'
        : `We hebben alles wat we nodig hebben. Een medewerker bekijkt het, en u hoort van ${company}.`,
    askedText: (company) =>
      company === ''
        ? 'Een medewerker bekijkt uw zaak, en u hoort van de afzender van de link.'
        : `Een medewerker bekijkt uw zaak, en u hoort van ${company}.`,
    failed: 'Dit is niet gelukt',
    failedText: (company) =>
      company === ''
        ? 'We konden dit niet afronden. De afzender van de link kan u zeggen hoe het verdergaat.'
        : `We konden dit niet afronden. ${company} kan u zeggen hoe het verdergaat.`,
    completed: 'U hoeft niets meer te doen',
    completedText: 'Deze link is al gebruikt, en alles is goed aangekomen.',
    expired: 'Deze link is verlopen',
    expiredText: 'Vraag om een nieuwe link waar u deze hebt gekregen.',
    usedUp: 'Dat was de laatste poging',
    usedUpText: 'Voor deze link zijn er geen pogingen meer. Vraag om een nieuwe waar u hem hebt gekregen.',
    close: 'U kunt deze pagina sluiten.',
    redirect: (seconds) =>
      plural(seconds, {
        one: 'U gaat over 1 seconde verder.',
        other: `U gaat over ${seconds} seconden verder.`,
      }),
    go: 'Nu doorgaan',
    stay: 'Op deze pagina blijven',
  },
  pending: {
    title: 'Uw deel is klaar',
    text: 'U hebt ondertekend. We wachten nu op de handtekening van de anderen.',
    hint: 'U kunt deze pagina sluiten. U hoeft niets meer te doen.',
  },
}
