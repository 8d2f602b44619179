import type { Catalogue } from '../../catalogue.ts'

export const troubles: Catalogue['troubles'] = {
  camera: {
    denied: 'A câmera está bloqueada',
    deniedText: 'Seu navegador não deixa esta página usar a câmera. Veja como permitir:',
    none: 'Nenhuma câmera encontrada',
    noneText: 'Este aparelho não tem uma câmera que possamos usar. Abra o link em um celular.',
    busy: 'A câmera está em uso',
    busyText: 'Outro aplicativo ou outra aba está usando a câmera. Feche-o e tente de novo.',
    insecure: 'A câmera precisa de um endereço seguro',
    insecureText:
      'Os navegadores só abrem a câmera em endereços que começam com https. Peça um link assim a quem o enviou.',
    failed: 'A câmera não abriu',
    failedText: 'Feche outros aplicativos que usam a câmera ou reinicie o navegador. Depois, tente de novo.',
    upload: 'Escolher uma foto',
    phone: 'Continuar no celular',
  },
  allow: {
    chromeAndroid: [
      'Toque no ícone à esquerda do endereço.',
      'Toque em “Permissões” e depois em “Câmera”.',
      'Escolha “Permitir” e volte para cá.',
    ],
    safariPhone: [
      'Toque no ícone ao lado do endereço.',
      'Toque em “Ajustes do Site” e depois em “Câmera”.',
      'Escolha “Permitir” e volte para cá.',
    ],
    firefoxAndroid: [
      'Toque no cadeado ao lado do endereço.',
      'Toque em “Câmera” até aparecer que está permitida.',
      'Volte para cá e tente de novo.',
    ],
    firefox: [
      'Clique no ícone da câmera ao lado do endereço.',
      'Clique no xis ao lado de “Bloqueado”.',
      'Tente de novo e escolha “Permitir”.',
    ],
    edge: ['Clique no cadeado ao lado do endereço.', 'Ative “Câmera”.', 'Volte para cá e tente de novo.'],
    chrome: ['Clique no ícone à esquerda do endereço.', 'Ative “Câmera”.', 'Volte para cá e tente de novo.'],
    safari: [
      'Abra o menu “Safari” e depois “Ajustes deste Site”.',
      'Mude “Câmera” para “Permitir”.',
      'Volte para cá e tente de novo.',
    ],
    other: [
      'Abra as configurações desta página no seu navegador.',
      'Permita a câmera.',
      'Volte para cá e tente de novo.',
    ],
  },
  inApp: {
    title: 'Abra esta página no seu navegador',
    text: (app) =>
      app === ''
        ? 'Este aplicativo não pode usar a câmera aqui. O seu navegador pode.'
        : `${app} não pode usar a câmera aqui. O seu navegador pode.`,
    menu: 'Toque no menu (⋯ ou ⋮) e escolha “Abrir no navegador”.',
    paste: 'Ou copie o link e cole no seu navegador.',
    stay: 'Tentar aqui mesmo',
  },
  link: {
    noAddress: 'Falta algo neste link',
    noAddressText: 'Abra o link inteiro, como você o recebeu. Nada pode faltar no final.',
    unknown: 'Não conhecemos este link',
    unknownText:
      'Ele pode ter sido apagado, ou falta uma parte dele. Abra-o de novo como o recebeu ou peça um novo.',
    handOffUsed: 'Este código já foi usado',
    handOffUsedText:
      'Cada código abre um só celular, uma única vez. Mostre um novo código no computador ou abra o link que você recebeu.',
    notNow: 'Este link não pode ser aberto agora',
    notNowText: 'Ele pode ter sido aberto vezes demais. Peça um novo a quem o enviou.',
  },
}
