import type { Catalogue } from '../../catalogue.ts'

export const troubles: Catalogue['troubles'] = {
  camera: {
    denied: 'Die Kamera ist gesperrt',
    deniedText: 'Ihr Browser lässt diese Seite nicht an die Kamera. So erlauben Sie es:',
    none: 'Keine Kamera gefunden',
    noneText: 'Dieses Gerät hat keine Kamera, die wir nutzen können. Öffnen Sie den Link auf einem Handy.',
    busy: 'Die Kamera ist belegt',
    busyText:
      'Eine andere App oder ein anderer Tab benutzt die Kamera. Schließen Sie das, und versuchen Sie es noch einmal.',
    insecure: 'Die Kamera braucht eine sichere Adresse',
    insecureText:
      'Browser öffnen die Kamera nur bei Adressen, die mit https beginnen. Bitten Sie den Absender um einen solchen Link.',
    failed: 'Die Kamera ist nicht gestartet',
    failedText:
      'Schließen Sie andere Apps, die die Kamera benutzen, oder starten Sie den Browser neu. Versuchen Sie es dann noch einmal.',
    upload: 'Lieber Bild auswählen',
    phone: 'Am Handy weiter',
  },
  allow: {
    chromeAndroid: [
      'Tippen Sie auf das Symbol links neben der Adresse.',
      'Tippen Sie auf „Berechtigungen“, dann auf „Kamera“.',
      'Wählen Sie „Zulassen“, und kommen Sie hierher zurück.',
    ],
    safariPhone: [
      'Tippen Sie auf das Symbol neben der Adresse.',
      'Tippen Sie auf „Website-Einstellungen“, dann auf „Kamera“.',
      'Wählen Sie „Erlauben“, und kommen Sie hierher zurück.',
    ],
    firefoxAndroid: [
      'Tippen Sie auf das Schloss neben der Adresse.',
      'Tippen Sie auf „Kamera“, bis dort steht, dass sie erlaubt ist.',
      'Kommen Sie hierher zurück, und versuchen Sie es noch einmal.',
    ],
    firefox: [
      'Klicken Sie auf das Kamerasymbol neben der Adresse.',
      'Klicken Sie auf das Kreuz neben „Blockiert“.',
      'Versuchen Sie es noch einmal, und wählen Sie „Erlauben“.',
    ],
    edge: [
      'Klicken Sie auf das Schloss neben der Adresse.',
      'Schalten Sie „Kamera“ ein.',
      'Kommen Sie hierher zurück, und versuchen Sie es noch einmal.',
    ],
    chrome: [
      'Klicken Sie auf das Symbol links neben der Adresse.',
      'Schalten Sie „Kamera“ ein.',
      'Kommen Sie hierher zurück, und versuchen Sie es noch einmal.',
    ],
    safari: [
      'Öffnen Sie das Menü „Safari“, dann „Einstellungen für diese Website“.',
      'Stellen Sie „Kamera“ auf „Erlauben“.',
      'Kommen Sie hierher zurück, und versuchen Sie es noch einmal.',
    ],
    other: [
      'Öffnen Sie in Ihrem Browser die Einstellungen dieser Seite.',
      'Erlauben Sie die Kamera.',
      'Kommen Sie hierher zurück, und versuchen Sie es noch einmal.',
    ],
  },
  inApp: {
    title: 'Öffnen Sie diese Seite im Browser',
    text: (app) =>
      app === ''
        ? 'Diese App kann die Kamera hier nicht benutzen. Ihr Browser kann es.'
        : `${app} kann die Kamera hier nicht benutzen. Ihr Browser kann es.`,
    menu: 'Tippen Sie auf das Menü (⋯ oder ⋮), und wählen Sie „Im Browser öffnen“.',
    paste: 'Oder kopieren Sie den Link, und fügen Sie ihn in Ihren Browser ein.',
    stay: 'Trotzdem hier öffnen',
  },
  link: {
    noAddress: 'In diesem Link fehlt etwas',
    noAddressText:
      'Öffnen Sie den ganzen Link, so wie Sie ihn bekommen haben. Am Ende darf nichts abgeschnitten sein.',
    unknown: 'Diesen Link kennen wir nicht',
    unknownText:
      'Er wurde vielleicht gelöscht, oder ein Teil davon fehlt. Öffnen Sie ihn noch einmal so, wie Sie ihn bekommen haben, oder bitten Sie um einen neuen.',
    handOffUsed: 'Dieser Code wurde schon benutzt',
    handOffUsedText:
      'Ein Code öffnet die Seite auf einem Handy, und nur einmal. Zeigen Sie am Computer einen neuen Code an, oder öffnen Sie den Link, den Sie bekommen haben.',
    notNow: 'Dieser Link lässt sich gerade nicht öffnen',
    notNowText: 'Er wurde vielleicht zu oft geöffnet. Bitten Sie um einen neuen, wo Sie ihn bekommen haben.',
  },
}
