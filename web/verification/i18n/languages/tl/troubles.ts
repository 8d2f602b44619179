import type { Catalogue } from '../../catalogue.ts'

export const troubles: Catalogue['troubles'] = {
  camera: {
    denied: 'Naka-block ang camera',
    deniedText: 'Hindi pinapayagan ng browser na gamitin ng page na ito ang camera. Ganito ito payagan:',
    none: 'Walang nakitang camera',
    noneText: 'Walang magagamit na camera ang device na ito. Buksan na lang ang link sa telepono.',
    busy: 'Ginagamit ang camera',
    busyText: 'May ibang app o tab na gumagamit ng camera. Isara ito, saka subukan ulit.',
    insecure: 'Kailangan ng camera ang ligtas na address',
    insecureText:
      'Binubuksan lang ng browser ang camera sa address na nagsisimula sa https. Humingi ng ganoong link sa nagpadala.',
    failed: 'Hindi nagbukas ang camera',
    failedText: 'Isara ang ibang app na gumagamit ng camera, o i-restart ang browser. Saka subukan ulit.',
    upload: 'Pumili ng larawan',
    phone: 'Ituloy sa telepono',
  },
  allow: {
    chromeAndroid: [
      'I-tap ang icon sa kaliwa ng address.',
      'I-tap ang “Mga Pahintulot”, saka ang “Camera”.',
      'Piliin ang “Payagan”, saka bumalik dito.',
    ],
    safariPhone: [
      'I-tap ang icon sa tabi ng address.',
      'I-tap ang “Website Settings”, saka ang “Camera”.',
      'Piliin ang “Allow”, saka bumalik dito.',
    ],
    firefoxAndroid: [
      'I-tap ang kandado sa tabi ng address.',
      'I-tap ang “Camera” hanggang lumabas na pinapayagan na ito.',
      'Bumalik dito at subukan ulit.',
    ],
    firefox: [
      'I-click ang icon ng camera sa tabi ng address.',
      'I-click ang ekis sa tabi ng “Blocked”.',
      'Subukan ulit, at piliin ang “Allow”.',
    ],
    edge: ['I-click ang kandado sa tabi ng address.', 'I-on ang “Camera”.', 'Bumalik dito at subukan ulit.'],
    chrome: ['I-click ang icon sa kaliwa ng address.', 'I-on ang “Camera”.', 'Bumalik dito at subukan ulit.'],
    safari: [
      'Buksan ang menu na “Safari”, saka ang “Settings for This Website”.',
      'Gawing “Allow” ang “Camera”.',
      'Bumalik dito at subukan ulit.',
    ],
    other: [
      'Buksan sa browser ang settings ng page na ito.',
      'Payagan ang camera.',
      'Bumalik dito at subukan ulit.',
    ],
  },
  inApp: {
    title: 'Buksan ang page na ito sa browser',
    text: (app) =>
      app === ''
        ? 'Hindi magagamit ng app na ito ang camera dito. Sa browser ninyo, puwede.'
        : `Hindi magagamit ng ${app} ang camera dito. Sa browser ninyo, puwede.`,
    menu: 'I-tap ang menu (⋯ o ⋮) at piliin ang “Open in browser”.',
    paste: 'O kopyahin ang link, at i-paste sa browser ninyo.',
    stay: 'Subukan pa rin dito',
  },
  link: {
    noAddress: 'May kulang sa link na ito',
    noAddressText: 'Buksan ang buong link gaya ng natanggap ninyo. Walang dapat maputol sa dulo nito.',
    unknown: 'Hindi namin kilala ang link na ito',
    unknownText:
      'Baka nabura na ito, o may nawawalang bahagi. Buksan ulit gaya ng natanggap ninyo, o humingi ng bago.',
    handOffUsed: 'Nagamit na ang code na ito',
    handOffUsedText:
      'Isang telepono lang ang nabubuksan ng code, isang beses. Magpakita ng bagong code sa computer, o buksan ang link na natanggap ninyo.',
    notNow: 'Hindi mabuksan ngayon ang link na ito',
    notNowText: 'Baka masyado na itong maraming beses binuksan. Humingi ng bago sa nagbigay nito.',
  },
}
