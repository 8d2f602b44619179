import { pluralRule } from '../../../../i18n/plural.ts'
import type { Catalogue } from '../../catalogue.ts'

const plural = pluralRule('nl')

export const refusals: Catalogue['refusals'] = {
  tries: (left) =>
    left === 1
      ? 'Dit is uw laatste poging.'
      : plural(left, { one: 'U hebt nog 1 poging.', other: `U hebt nog ${left} pogingen.` }),
  picture: {
    other: 'Deze foto is niet bruikbaar. Maak een nieuwe.',
    file: 'Dit bestand is niet leesbaar. Kies een foto als JPEG of PNG.',
    unknown: 'We konden geen document herkennen. Laat het helemaal zien, van hoek tot hoek.',
    back: 'We konden de achterkant niet lezen. Draai het document om en maak een foto van de andere kant.',
    portrait:
      'De foto op het document is slecht te zien. Laat de kant met uw foto zien, zonder weerspiegeling.',
    small: 'Het document is te klein in beeld. Houd de camera dichterbij.',
    blurred: 'De foto is onscherp. Leg het document neer en houd de camera stil.',
    glare: 'Het document weerspiegelt licht. Kantel het een beetje, of ga bij de lamp weg.',
    tilted: 'De foto is van opzij gemaakt. Houd de camera recht boven het document.',
    copy: 'Dit lijkt een kopie. Gebruik het originele document.',
    unreadable: 'Een deel van de tekst is niet leesbaar. Zorg voor meer licht en houd de camera stil.',
    covered:
      'Er ontbreekt een deel van het document. Houd uw vingers ervan af en laat alle vier de hoeken zien.',
    expired: 'Dit document is verlopen. Gebruik een document dat nog geldig is.',
    otherType: 'Dit is een ander soort document dan u hebt gekozen. Laat dat zien, of kies opnieuw.',
    otherCountry:
      'Dit document komt uit een ander land dan u hebt gekozen. Laat het gekozen document zien, of kies opnieuw.',
    otherBack: 'Voor- en achterkant horen niet bij elkaar. Laat beide kanten van hetzelfde document zien.',
    noFace: 'We konden uw gezicht niet zien. Kijk recht in de camera, bij goed licht.',
    moreFaces: 'Er is meer dan één gezicht in beeld. Zorg dat u alleen in beeld bent.',
    coveredFace: 'Uw gezicht is deels bedekt. Zet pet, masker of donkere bril af.',
    otherFace:
      'Uw gezicht kwam niet overeen met de foto. Probeer het opnieuw bij beter licht, zonder pet of bril.',
    notLive:
      'We konden de bewegingen niet goed zien. Maak elke beweging langzaam, en houd uw gezicht in het ovaal.',
  },
  phone: {
    invalid: 'Dit nummer lijkt niet te kloppen. Controleer het.',
    country: 'We kunnen geen codes naar dit land sturen. Gebruik een ander nummer.',
    unsupported: 'We kunnen dit nummer niet bereiken. Gebruik een ander nummer.',
    smsLimit: 'Er is net een code verstuurd. Wacht een minuut voordat u er nog een vraagt.',
    callLimit: 'We hebben net gebeld. Wacht vijf minuten voordat u weer om een telefoontje vraagt.',
    limit: 'Er zijn te veel codes gevraagd. Probeer het morgen opnieuw.',
    wrongCode: 'Deze code klopt niet. Gebruik de nieuwste.',
    oldCode: 'Deze code is niet meer geldig. Vraag een nieuwe.',
    notSent: 'De code kon niet worden verstuurd. Wacht een minuut en probeer het opnieuw.',
    maybeSent:
      'De verbinding is verbroken. Is de code aangekomen, voer hem dan hier in; vraag anders over een minuut een nieuwe.',
  },
  form: 'Beantwoord alle vragen.',
  otherDocument: 'Dit soort document, of het land ervan, wordt hier niet geaccepteerd. Kies een ander.',
  signature: 'Een handtekening was niet bruikbaar. Teken haar opnieuw, iets groter.',
  fields: 'Er ontbreekt nog iets. Vul alle gemarkeerde velden in.',
}
