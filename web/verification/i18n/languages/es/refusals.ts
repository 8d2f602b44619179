import { pluralRule } from '../../../../i18n/plural.ts'
import type { Catalogue } from '../../catalogue.ts'

const plural = pluralRule('es')

export const refusals: Catalogue['refusals'] = {
  tries: (left) =>
    left === 1
      ? 'Este es su último intento.'
      : plural(left, { one: 'Le queda 1 intento.', other: `Le quedan ${left} intentos.` }),
  picture: {
    other: 'Esta foto no sirve. Tome otra, por favor.',
    file: 'No se puede leer este archivo. Elija una imagen en JPEG o PNG.',
    unknown: 'No reconocimos ningún documento. Muéstrelo entero, de esquina a esquina.',
    back: 'No pudimos leer el reverso. Dé la vuelta al documento y tome una foto del otro lado.',
    portrait: 'La foto del documento no se ve bien. Muestre el lado con su foto, sin reflejos.',
    small: 'El documento se ve demasiado pequeño. Acerque la cámara.',
    blurred: 'La foto está borrosa. Apoye el documento y mantenga la cámara quieta.',
    glare: 'Hay un reflejo en el documento. Inclínelo un poco o aléjese de la lámpara.',
    tilted: 'La foto se tomó de lado. Mantenga la cámara recta sobre el documento.',
    copy: 'Parece una copia. Use el documento original, por favor.',
    unreadable: 'Parte del texto no se puede leer. Use más luz y mantenga la cámara quieta.',
    covered: 'Falta una parte del documento. No lo tape con los dedos y muestre las cuatro esquinas.',
    expired: 'Este documento está vencido. Use uno que siga vigente.',
    otherType: 'No es el tipo de documento que eligió. Muestre el que eligió, o elija de nuevo.',
    otherCountry:
      'Este documento es de un país distinto del que eligió. Muestre el que eligió, o elija de nuevo.',
    otherBack: 'El frente y el reverso no son del mismo documento. Muestre los dos lados de uno solo.',
    noFace: 'No pudimos ver su rostro. Mire de frente a la cámara, con buena luz.',
    moreFaces: 'Hay más de un rostro en la foto. Asegúrese de que solo aparezca usted.',
    coveredFace: 'Su rostro está tapado en parte. Quítese la gorra, la mascarilla o las gafas oscuras.',
    otherFace: 'No pudimos relacionar su rostro con la foto. Inténtelo con mejor luz, sin gorra ni gafas.',
    notLive: 'No vimos bien los movimientos. Hágalos despacio y mantenga el rostro en el óvalo.',
  },
  phone: {
    invalid: 'Este número no parece correcto. Revíselo, por favor.',
    country: 'No podemos enviar códigos a este país. Use otro número.',
    unsupported: 'No podemos llegar a este número. Use otro.',
    smsLimit: 'Acabamos de enviar un código. Espere un minuto antes de pedir otro.',
    callLimit: 'Acabamos de llamarle. Espere cinco minutos antes de pedir otra llamada.',
    limit: 'Se pidieron demasiados códigos. Inténtelo de nuevo mañana.',
    wrongCode: 'Este código no es correcto. Use el más reciente.',
    oldCode: 'Este código ya no es válido. Pida uno nuevo.',
    notSent: 'No se pudo enviar el código. Espere un minuto e inténtelo de nuevo.',
    maybeSent: 'Se perdió la conexión. Si el código llegó, escríbalo aquí; si no, pida otro en un minuto.',
  },
  form: 'Responda todas las preguntas, por favor.',
  otherDocument: 'Este tipo de documento, o su país, no se acepta aquí. Elija otro, por favor.',
  signature: 'Una firma no se pudo usar. Dibújela de nuevo, un poco más grande.',
  fields: 'Todavía falta algo. Complete todos los campos marcados.',
}
