import { pluralRule } from '../../../../i18n/plural.ts'
import type { Catalogue } from '../../catalogue.ts'

const plural = pluralRule('fr')

export const flow: Catalogue['flow'] = {
  title: (heading) => `${heading} – Vérification`,
  name: 'Vérification',
  loading: 'Un instant, s’il vous plaît…',
  language: 'Langue',
  skip: 'Aller au contenu',
  retry: 'Réessayer',
  copy: 'Copier le lien',
  copied: 'Copié',
  progress: (step, steps, name) => `Étape ${step} sur ${steps}\u00a0: ${name}`,
  stepNames: {
    phone: 'votre numéro de téléphone',
    customform: 'vos informations',
    document: 'votre document',
    face: 'votre visage',
    contract: 'votre signature',
  },
  offline: 'Vous êtes hors ligne. Nous reprendrons tout seuls dès que la connexion sera rétablie.',
  busy: (seconds) =>
    plural(seconds, {
      one: `Le service est très sollicité. Nouvel essai dans ${seconds} seconde.`,
      other: `Le service est très sollicité. Nouvel essai dans ${seconds} secondes.`,
    }),
  slow: 'Votre connexion est lente. Gardez cette page ouverte.',
  failed: 'Un problème est survenu de notre côté. Veuillez réessayer.',
  leave: {
    title: 'Quitter cette page\u00a0?',
    text: 'Ce que vous avez déjà fait est conservé. Ouvrez le même lien pour continuer.',
    stay: 'Rester ici',
    leave: 'Quitter',
  },
  idle: {
    title: 'Besoin de plus de temps\u00a0?',
    text: 'Il ne s’est rien passé depuis un moment. Nous allons bientôt masquer cette page, pour que personne d’autre ne l’utilise.',
    more: 'J’ai besoin de temps',
    hidden: 'Cette page est en pause',
    hiddenText: 'Ce que vous avez déjà fait est conservé.',
    resume: 'Continuer',
  },
  expiry: {
    title: 'Ce lien expire bientôt',
    until: (time) => `Il est valable jusqu’à ${time}.`,
    text: (time) => `Il est valable jusqu’à ${time}. S’il vous faut plus de temps, demandez un nouveau lien.`,
    ok: 'J’ai compris',
  },
  askPerson: {
    link: 'Demander un conseiller',
    title: 'Demander plutôt un conseiller\u00a0?',
    text: (company) =>
      company === ''
        ? 'Un conseiller examinera votre dossier. Vous n’avez pas besoin de la caméra, et ce lien s’arrête ici.'
        : `Un conseiller de ${company} examinera votre dossier. Vous n’avez pas besoin de la caméra, et ce lien s’arrête ici.`,
    confirm: 'Oui, un conseiller',
    cancel: 'Continuer ici',
  },
  welcome: {
    titleIdentity: 'Confirmez votre identité',
    titleSign: 'Lire et signer',
    lead: (company) =>
      company === ''
        ? 'C’est l’expéditeur du lien qui vous le demande.'
        : `C’est ${company} qui vous le demande.`,
    message: (company) => (company === '' ? 'Message de l’expéditeur' : `Message de ${company}`),
    needs: 'Ce qu’il vous faut',
    needPhone: 'Votre téléphone, pour recevoir un code',
    needForm: 'Quelques informations sur vous',
    needDocument: (documents) => `Votre ${documents}`,
    needFace: 'Votre visage, bien éclairé',
    needContract: 'Un moment tranquille pour lire et signer',
    minutes: (minutes) =>
      plural(minutes, {
        one: `Environ ${minutes} minute`,
        other: `Environ ${minutes} minutes`,
      }),
    start: 'Commencer',
    resume: 'Continuer',
  },
  privacy: {
    title: 'Vos données',
    who: (company) =>
      company === ''
        ? 'Elles sont transmises à l’expéditeur de ce lien.'
        : `Elles sont transmises à ${company}.`,
    days: (days) =>
      plural(days, {
        one: `Elles sont conservées ${days} jour.`,
        other: `Elles sont conservées ${days} jours.`,
      }),
    untilDeleted: 'Elles sont conservées jusqu’à ce que leur destinataire les supprime.',
    withdraw: (contact) =>
      contact === ''
        ? 'Vous pouvez changer d’avis à tout moment\u00a0: prévenez l’entreprise qui vous a envoyé le lien.'
        : `Vous pouvez changer d’avis à tout moment\u00a0: écrivez à ${contact}.`,
    notice: 'Politique de confidentialité',
  },
  consent: {
    title: 'Êtes-vous d’accord\u00a0?',
    lead: 'Lisez ce texte avant d’utiliser la caméra.',
    agree: 'J’accepte',
    without: 'Continuer sans accord',
    refuse: 'Je refuse',
    refused:
      'Sans votre consentement, nous ne pouvons pas continuer ici. Vous pouvez fermer cette page, ou accepter plus tard avec le même lien.',
  },
  location: {
    title: 'Partagez votre position',
    text: (company) =>
      company === ''
        ? 'L’expéditeur de ce lien demande où vous vous trouvez pendant la vérification. Votre position est notée à chaque étape.'
        : `${company} demande où vous vous trouvez pendant la vérification. Votre position est notée à chaque étape.`,
    share: 'Partager ma position',
    denied:
      'Le navigateur ne nous a pas donné votre position. Autorisez-la dans les réglages de cette page, puis réessayez.',
  },
  handOff: {
    title: 'Continuez sur votre téléphone',
    text: 'La caméra de votre téléphone est meilleure. Pointez-la vers ce code.',
    code: 'Code QR qui ouvre cette page sur votre téléphone',
    link: 'Ou envoyez ce lien à votre téléphone',
    here: 'Rester sur ordinateur',
    connected: 'Votre téléphone est connecté',
    follow: 'Gardez cette page ouverte. Vous pouvez y suivre votre avancée.',
    resume: 'C’est fait sur votre téléphone. Vous pouvez continuer ici.',
    expired: 'Ce code n’est plus valable.',
    renew: 'Afficher un autre code',
    failed: 'Le code n’a pas pu être créé. Continuez sur cet ordinateur.',
  },
  end: {
    accepted: 'C’est terminé',
    acceptedText: 'Merci. Tout est en ordre, vous n’avez plus rien à faire.',
    underReview: 'Merci',
    underReviewText: (company) =>
      company === ''
        ? 'Nous avons tout ce qu’il nous faut. Une personne va l’examiner, et l’expéditeur du lien vous tiendra au courant.'
        : `Nous avons tout ce qu’il nous faut. Une personne va l’examiner, et ${company} vous tiendra au courant.`,
    askedText: (company) =>
      company === ''
        ? 'Une personne va examiner votre dossier, et l’expéditeur du lien vous tiendra au courant.'
        : `Une personne va examiner votre dossier, et ${company} vous tiendra au courant.`,
    failed: 'Cela n’a pas abouti',
    failedText: (company) =>
      company === ''
        ? 'Nous n’avons pas pu terminer. L’expéditeur du lien peut vous dire quoi faire ensuite.'
        : `Nous n’avons pas pu terminer. ${company} peut vous dire quoi faire ensuite.`,
    completed: 'Plus rien à faire',
    completedText: 'Ce lien a déjà servi, et tout est bien arrivé.',
    expired: 'Ce lien a expiré',
    expiredText: 'Demandez un nouveau lien à la personne qui vous a envoyé celui-ci.',
    usedUp: 'C’était le dernier essai',
    usedUpText: 'Ce lien n’a plus d’essais. Demandez-en un nouveau à la personne qui vous l’a envoyé.',
    close: 'Vous pouvez fermer cette page.',
    redirect: (seconds) =>
      plural(seconds, {
        one: `La suite dans ${seconds} seconde.`,
        other: `La suite dans ${seconds} secondes.`,
      }),
    go: 'Continuer maintenant',
    stay: 'Rester sur cette page',
  },
  pending: {
    title: 'Votre part est faite',
    text: 'Vous avez signé. Nous attendons maintenant la signature des autres.',
    hint: 'Vous pouvez fermer cette page. Vous n’avez plus rien à faire.',
  },
}
