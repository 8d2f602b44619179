import { pluralRule } from '../../../../i18n/plural.ts'
import type { Catalogue } from '../../catalogue.ts'

const plural = pluralRule('de')

export const refusals: Catalogue['refusals'] = {
  tries: (left) =>
    left === 1
      ? 'Das ist Ihr letzter Versuch.'
      : plural(left, { one: 'Sie haben noch 1 Versuch.', other: `Sie haben noch ${left} Versuche.` }),
  picture: {
    other: 'Dieses Bild können wir nicht verwenden. Bitte machen Sie ein neues.',
    file: 'Diese Datei ist nicht lesbar. Wählen Sie ein Bild als JPEG oder PNG.',
    unknown: 'Wir konnten keinen Ausweis erkennen. Zeigen Sie ihn ganz, von Ecke zu Ecke.',
    back: 'Wir konnten die Rückseite nicht lesen. Drehen Sie den Ausweis um und fotografieren Sie die andere Seite.',
    portrait:
      'Das Foto auf dem Ausweis ist schlecht zu sehen. Zeigen Sie die Seite mit Ihrem Foto, ohne Spiegelung.',
    small: 'Der Ausweis ist auf dem Bild zu klein. Gehen Sie mit der Kamera näher heran.',
    blurred: 'Das Bild ist unscharf. Legen Sie den Ausweis hin und halten Sie die Kamera ruhig.',
    glare: 'Der Ausweis spiegelt. Kippen Sie ihn etwas, oder gehen Sie von der Lampe weg.',
    tilted: 'Das Bild ist von der Seite aufgenommen. Halten Sie die Kamera gerade über den Ausweis.',
    copy: 'Das sieht nach einer Kopie aus. Bitte nehmen Sie den Originalausweis.',
    unreadable:
      'Ein Teil der Schrift ist nicht lesbar. Sorgen Sie für mehr Licht und halten Sie die Kamera ruhig.',
    covered:
      'Ein Teil des Ausweises fehlt. Verdecken Sie ihn nicht mit den Fingern, und zeigen Sie alle vier Ecken.',
    expired: 'Dieser Ausweis ist abgelaufen. Bitte nehmen Sie einen, der noch gültig ist.',
    otherType:
      'Das ist ein anderer Ausweis, als Sie gewählt haben. Zeigen Sie den gewählten, oder wählen Sie noch einmal.',
    otherCountry:
      'Dieser Ausweis ist aus einem anderen Land, als Sie gewählt haben. Zeigen Sie den gewählten, oder wählen Sie noch einmal.',
    otherBack:
      'Vorder- und Rückseite gehören nicht zusammen. Bitte zeigen Sie beide Seiten desselben Ausweises.',
    noFace: 'Wir konnten Ihr Gesicht nicht sehen. Schauen Sie bei gutem Licht gerade in die Kamera.',
    moreFaces: 'Auf dem Bild ist mehr als ein Gesicht. Achten Sie darauf, dass nur Sie zu sehen sind.',
    coveredFace: 'Ihr Gesicht ist teilweise verdeckt. Nehmen Sie Mütze, Maske oder dunkle Brille ab.',
    otherFace:
      'Ihr Gesicht passte nicht zum Foto. Versuchen Sie es bei besserem Licht noch einmal, ohne Mütze und Brille.',
    notLive:
      'Wir konnten die Bewegungen nicht gut sehen. Machen Sie jede langsam, und bleiben Sie mit dem Gesicht im Oval.',
  },
  phone: {
    invalid: 'Diese Nummer scheint nicht zu stimmen. Bitte prüfen Sie sie.',
    country: 'In dieses Land können wir keine Codes schicken. Bitte nehmen Sie eine andere Nummer.',
    unsupported: 'Diese Nummer können wir nicht erreichen. Bitte nehmen Sie eine andere.',
    smsLimit:
      'Gerade wurde ein Code verschickt. Bitte warten Sie eine Minute, bevor Sie noch einen anfordern.',
    callLimit:
      'Wir haben gerade angerufen. Bitte warten Sie fünf Minuten, bevor Sie noch einen Anruf anfordern.',
    limit: 'Es wurden zu viele Codes angefordert. Bitte versuchen Sie es morgen wieder.',
    wrongCode: 'Dieser Code stimmt nicht. Bitte nehmen Sie den neuesten.',
    oldCode: 'Dieser Code gilt nicht mehr. Bitte fordern Sie einen neuen an.',
    notSent:
      'Der Code konnte nicht verschickt werden. Bitte warten Sie eine Minute und versuchen Sie es noch einmal.',
    maybeSent:
      'Die Verbindung ist abgebrochen. Wenn der Code angekommen ist, geben Sie ihn hier ein; sonst fordern Sie in einer Minute einen neuen an.',
  },
  form: 'Bitte beantworten Sie alle Fragen.',
  otherDocument: 'Dieser Ausweis oder sein Land wird hier nicht angenommen. Bitte wählen Sie einen anderen.',
  signature: 'Eine Unterschrift war nicht brauchbar. Bitte zeichnen Sie sie noch einmal, etwas größer.',
  fields: 'Es fehlt noch etwas. Bitte füllen Sie alle markierten Felder aus.',
}
