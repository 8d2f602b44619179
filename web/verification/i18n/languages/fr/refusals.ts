import { pluralRule } from '../../../../i18n/plural.ts'
import type { Catalogue } from '../../catalogue.ts'

const plural = pluralRule('fr')

export const refusals: Catalogue['refusals'] = {
  tries: (left) =>
    left === 1
      ? 'C’est votre dernier essai.'
      : plural(left, {
          one: `Il vous reste ${left} essai.`,
          other: `Il vous reste ${left} essais.`,
        }),
  picture: {
    other: 'Cette photo est inutilisable. Veuillez en prendre une autre.',
    file: 'Ce fichier est illisible. Choisissez une image en JPEG ou PNG.',
    unknown: 'Nous n’avons pas reconnu de document. Montrez-le en entier, d’un coin à l’autre.',
    back: 'Nous n’avons pas pu lire le verso. Retournez le document et photographiez l’autre côté.',
    portrait: 'La photo du document se voit mal. Montrez le côté avec votre photo, sans reflet.',
    small: 'Le document est trop petit sur l’image. Rapprochez la caméra.',
    blurred: 'La photo est floue. Posez le document et tenez la caméra bien stable.',
    glare: 'Il y a un reflet sur le document. Inclinez-le un peu, ou éloignez-vous de la lampe.',
    tilted: 'La photo a été prise de côté. Tenez la caméra bien droite au-dessus du document.',
    copy: 'Cela ressemble à une copie. Veuillez utiliser le document original.',
    unreadable: 'Une partie du texte est illisible. Ajoutez de la lumière et tenez la caméra bien stable.',
    covered: 'Il manque une partie du document. Écartez vos doigts, et montrez les quatre coins.',
    expired: 'Ce document a expiré. Veuillez en utiliser un qui est encore valable.',
    otherType:
      'Ce n’est pas le type de document que vous avez choisi. Montrez celui que vous avez choisi, ou changez de choix.',
    otherCountry:
      'Ce document vient d’un autre pays que celui que vous avez choisi. Montrez le bon document, ou changez de choix.',
    otherBack: 'Le recto et le verso ne vont pas ensemble. Montrez les deux côtés du même document.',
    noFace: 'Nous n’avons pas vu votre visage. Regardez droit vers la caméra, avec une bonne lumière.',
    moreFaces: 'Il y a plusieurs visages sur l’image. Veillez à ce qu’il n’y ait que vous.',
    coveredFace: 'Une partie de votre visage est cachée. Enlevez casquette, masque ou lunettes noires.',
    otherFace:
      'Votre visage n’a pas pu être rapproché de la photo. Réessayez avec plus de lumière, sans casquette ni lunettes.',
    notLive:
      'Nous n’avons pas bien vu les mouvements. Faites-les lentement, et gardez le visage dans l’ovale.',
  },
  phone: {
    invalid: 'Ce numéro ne semble pas correct. Veuillez le vérifier.',
    country: 'Nous ne pouvons pas envoyer de code dans ce pays. Utilisez un autre numéro.',
    unsupported: 'Nous ne pouvons pas joindre ce numéro. Utilisez-en un autre.',
    smsLimit: 'Un code vient d’être envoyé. Attendez une minute avant d’en demander un autre.',
    callLimit: 'Nous venons de vous appeler. Attendez cinq minutes avant de demander un autre appel.',
    limit: 'Trop de codes ont été demandés. Veuillez réessayer demain.',
    wrongCode: 'Ce code n’est pas le bon. Utilisez le plus récent.',
    oldCode: 'Ce code n’est plus valable. Demandez-en un nouveau.',
    notSent: 'Le code n’a pas pu être envoyé. Attendez une minute, puis réessayez.',
    maybeSent:
      'La connexion a été perdue. Si le code est arrivé, saisissez-le ici\u00a0; sinon, demandez-en un autre dans une minute.',
  },
  form: 'Veuillez répondre à toutes les questions.',
  otherDocument: 'Ce type de document, ou son pays, n’est pas accepté ici. Veuillez en choisir un autre.',
  signature: 'Une signature est inutilisable. Refaites-la, un peu plus grande.',
  fields: 'Il manque encore quelque chose. Remplissez tous les champs signalés.',
}
