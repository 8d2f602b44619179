import type { Catalogue } from '../../catalogue.ts'

export const troubles: Catalogue['troubles'] = {
  camera: {
    denied: 'La caméra est bloquée',
    deniedText: 'Votre navigateur n’autorise pas cette page à utiliser la caméra. Pour l’autoriser\u00a0:',
    none: 'Aucune caméra trouvée',
    noneText: 'Cet appareil n’a pas de caméra utilisable. Ouvrez plutôt le lien sur un téléphone.',
    busy: 'La caméra est déjà utilisée',
    busyText: 'Une autre application ou un autre onglet utilise la caméra. Fermez-le, puis réessayez.',
    insecure: 'La caméra exige une adresse sécurisée',
    insecureText:
      'Les navigateurs n’ouvrent la caméra que sur les adresses qui commencent par https. Demandez un tel lien à l’expéditeur.',
    failed: 'La caméra n’a pas démarré',
    failedText:
      'Fermez les autres applications qui utilisent la caméra, ou redémarrez le navigateur. Puis réessayez.',
    upload: 'Choisir une photo',
    phone: 'Passer sur téléphone',
  },
  allow: {
    chromeAndroid: [
      'Touchez l’icône à gauche de l’adresse.',
      'Touchez «\u00a0Autorisations\u00a0», puis «\u00a0Caméra\u00a0».',
      'Choisissez «\u00a0Autoriser\u00a0», puis revenez ici.',
    ],
    safariPhone: [
      'Touchez l’icône à côté de l’adresse.',
      'Touchez «\u00a0Réglages du site web\u00a0», puis «\u00a0Caméra\u00a0».',
      'Choisissez «\u00a0Autoriser\u00a0», puis revenez ici.',
    ],
    firefoxAndroid: [
      'Touchez le cadenas à côté de l’adresse.',
      'Touchez «\u00a0Appareil photo\u00a0» jusqu’à ce qu’il soit autorisé.',
      'Revenez ici et réessayez.',
    ],
    firefox: [
      'Cliquez sur l’icône de caméra à côté de l’adresse.',
      'Cliquez sur la croix à côté de «\u00a0Bloquée\u00a0».',
      'Réessayez, et choisissez «\u00a0Autoriser\u00a0».',
    ],
    edge: [
      'Cliquez sur le cadenas à côté de l’adresse.',
      'Activez «\u00a0Caméra\u00a0».',
      'Revenez ici et réessayez.',
    ],
    chrome: [
      'Cliquez sur l’icône à gauche de l’adresse.',
      'Activez «\u00a0Caméra\u00a0».',
      'Revenez ici et réessayez.',
    ],
    safari: [
      'Ouvrez le menu «\u00a0Safari\u00a0», puis «\u00a0Réglages pour ce site web\u00a0».',
      'Réglez «\u00a0Caméra\u00a0» sur «\u00a0Autoriser\u00a0».',
      'Revenez ici et réessayez.',
    ],
    other: [
      'Ouvrez les réglages de cette page dans votre navigateur.',
      'Autorisez la caméra.',
      'Revenez ici et réessayez.',
    ],
  },
  inApp: {
    title: 'Ouvrez cette page dans votre navigateur',
    text: (app) =>
      app === ''
        ? 'Cette application ne peut pas utiliser la caméra ici. Votre navigateur, si.'
        : `${app} ne peut pas utiliser la caméra ici. Votre navigateur, si.`,
    menu: 'Touchez le menu (⋯ ou ⋮) et choisissez «\u00a0Ouvrir dans le navigateur\u00a0».',
    paste: 'Ou copiez le lien, et collez-le dans votre navigateur.',
    stay: 'Essayer quand même ici',
  },
  link: {
    noAddress: 'Ce lien est incomplet',
    noAddressText: 'Ouvrez le lien entier, tel que vous l’avez reçu. Rien ne doit manquer à la fin.',
    unknown: 'Nous ne connaissons pas ce lien',
    unknownText:
      'Il a peut-être été supprimé, ou il en manque une partie. Rouvrez-le tel que vous l’avez reçu, ou demandez-en un nouveau.',
    handOffUsed: 'Ce code a déjà servi',
    handOffUsedText:
      'Un code ouvre la page sur un seul téléphone, une seule fois. Affichez un nouveau code sur l’ordinateur, ou ouvrez le lien que vous avez reçu.',
    notNow: 'Ce lien ne peut pas être ouvert maintenant',
    notNowText:
      'Il a peut-être été ouvert trop souvent. Demandez-en un nouveau à la personne qui vous l’a envoyé.',
  },
}
