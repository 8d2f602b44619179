import type { Catalogue } from '../../catalogue.ts'

export const troubles: Catalogue['troubles'] = {
  camera: {
    denied: 'De camera is geblokkeerd',
    deniedText: 'Uw browser laat deze pagina de camera niet gebruiken. Zo staat u het toe:',
    none: 'Geen camera gevonden',
    noneText: 'Dit apparaat heeft geen camera die we kunnen gebruiken. Open de link op een telefoon.',
    busy: 'De camera is in gebruik',
    busyText: 'Een andere app of een ander tabblad gebruikt de camera. Sluit die en probeer het opnieuw.',
    insecure: 'De camera heeft een veilig adres nodig',
    insecureText:
      'Browsers openen de camera alleen bij adressen die met https beginnen. Vraag de afzender om zo’n link.',
    failed: 'De camera is niet gestart',
    failedText:
      'Sluit andere apps die de camera gebruiken, of start de browser opnieuw. Probeer het dan nog eens.',
    upload: 'Kies liever een foto',
    phone: 'Verder op uw telefoon',
  },
  allow: {
    chromeAndroid: [
      'Tik op het pictogram links van het adres.',
      'Tik op ‘Rechten’ en dan op ‘Camera’.',
      'Kies ‘Toestaan’ en kom hier terug.',
    ],
    safariPhone: [
      'Tik op het pictogram naast het adres.',
      'Tik op ‘Website-instellingen’ en dan op ‘Camera’.',
      'Kies ‘Sta toe’ en kom hier terug.',
    ],
    firefoxAndroid: [
      'Tik op het slotje naast het adres.',
      'Tik op ‘Camera’ tot er staat dat het is toegestaan.',
      'Kom hier terug en probeer het opnieuw.',
    ],
    firefox: [
      'Klik op het camerapictogram naast het adres.',
      'Klik op het kruisje naast ‘Geblokkeerd’.',
      'Probeer het opnieuw en kies ‘Toestaan’.',
    ],
    edge: [
      'Klik op het slotje naast het adres.',
      'Zet ‘Camera’ aan.',
      'Kom hier terug en probeer het opnieuw.',
    ],
    chrome: [
      'Klik op het pictogram links van het adres.',
      'Zet ‘Camera’ aan.',
      'Kom hier terug en probeer het opnieuw.',
    ],
    safari: [
      'Open het menu ‘Safari’ en dan ‘Instellingen voor deze website’.',
      'Zet ‘Camera’ op ‘Sta toe’.',
      'Kom hier terug en probeer het opnieuw.',
    ],
    other: [
      'Open in uw browser de instellingen van deze pagina.',
      'Sta de camera toe.',
      'Kom hier terug en probeer het opnieuw.',
    ],
  },
  inApp: {
    title: 'Open deze pagina in uw browser',
    text: (app) =>
      app === ''
        ? 'Deze app kan de camera hier niet gebruiken. Uw browser wel.'
        : `${app} kan de camera hier niet gebruiken. Uw browser wel.`,
    menu: 'Tik op het menu (⋯ of ⋮) en kies ‘Openen in browser’.',
    paste: 'Of kopieer de link en plak hem in uw browser.',
    stay: 'Toch hier proberen',
  },
  link: {
    noAddress: 'Er ontbreekt iets aan deze link',
    noAddressText: 'Open de hele link zoals u die hebt gekregen. Aan het eind mag er niets zijn weggevallen.',
    unknown: 'We kennen deze link niet',
    unknownText:
      'Misschien is de link verwijderd, of ontbreekt er een deel. Open hem nog eens zoals u hem hebt gekregen, of vraag om een nieuwe.',
    handOffUsed: 'Deze code is al gebruikt',
    handOffUsedText:
      'Een code werkt op één telefoon, één keer. Toon een nieuwe code op uw computer, of open de link die u hebt gekregen.',
    notNow: 'Deze link kan nu niet worden geopend',
    notNowText: 'Misschien is de link te vaak geopend. Vraag om een nieuwe waar u hem hebt gekregen.',
  },
}
