import { pluralRule } from '../../../../i18n/plural.ts'

const plural = pluralRule('en')

/** Why something was not taken, and what to do: one sentence or two, without a code. */
export const refusals = {
  tries: (left: number) =>
    left === 1
      ? 'This is your last try.'
      : plural(left, { one: '1 try is left.', other: `${left} tries are left.` }),
  picture: {
    other: 'This picture cannot be used. Please take another one.',
    file: 'This file cannot be read. Choose a picture as JPEG or PNG.',
    unknown: 'We could not recognise a document. Show all of it, from corner to corner.',
    back: 'We could not read the back. Turn the document over and take a picture of the other side.',
    portrait: 'The photo on the document cannot be seen well. Show the side with your photo, without glare.',
    small: 'The document is too small in the picture. Move the camera closer.',
    blurred: 'The picture is blurred. Put the document down and keep the camera steady.',
    glare: 'Light reflects on the document. Tilt it a little, or move away from the lamp.',
    tilted: 'The picture was taken from the side. Keep the camera straight above the document.',
    copy: 'This looks like a copy. Please use the original document.',
    unreadable: 'Some of the text cannot be read. Use more light and keep the camera steady.',
    covered: 'A part of the document is missing. Keep your fingers off it, and show all four corners.',
    expired: 'This document has expired. Please use one that is still valid.',
    otherType: 'This is another kind of document than you chose. Show the one you chose, or choose again.',
    otherCountry:
      'This document is from another country than you chose. Show the one you chose, or choose again.',
    otherBack: 'Front and back are not of the same document. Please show both sides of one document.',
    noFace: 'We could not see your face. Look straight into the camera, in good light.',
    moreFaces: 'There is more than one face in the picture. Make sure that you are alone in it.',
    coveredFace: 'Your face is partly covered. Take off cap, mask or dark glasses.',
    otherFace:
      'We could not match your face with the photo. Try again in better light, without cap or glasses.',
    notLive:
      'We could not see the movements well. Follow each prompt slowly, and keep your face in the oval.',
  },
  phone: {
    invalid: 'This number does not look right. Please check it.',
    country: 'We cannot send codes to this country. Please use another number.',
    unsupported: 'We cannot reach this number. Please use another one.',
    smsLimit: 'A code was sent a moment ago. Please wait a minute before you ask for another one.',
    callLimit: 'We called a moment ago. Please wait five minutes before you ask for another call.',
    limit: 'Too many codes were asked for. Please try again tomorrow.',
    wrongCode: 'This code is not right. Please use the newest one.',
    oldCode: 'This code is no longer valid. Please ask for a new one.',
    notSent: 'The code could not be sent. Please wait a minute and try again.',
    maybeSent:
      'We lost the connection. If the code has come, enter it here; otherwise ask for a new one in a minute.',
  },
  form: 'Please answer every question.',
  otherDocument: 'This kind of document, or its country, is not accepted here. Please choose another one.',
  signature: 'A signature could not be used. Please draw it again, a little larger.',
  fields: 'Something is still missing. Please fill in every field that is marked.',
}
