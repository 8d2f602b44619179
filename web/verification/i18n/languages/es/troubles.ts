import type { Catalogue } from '../../catalogue.ts'

export const troubles: Catalogue['troubles'] = {
  camera: {
    denied: 'La cámara está bloqueada',
    deniedText: 'Su navegador no deja que esta página use la cámara. Así puede permitirlo:',
    none: 'No se encontró ninguna cámara',
    noneText: 'Este dispositivo no tiene una cámara que podamos usar. Abra el enlace en un teléfono.',
    busy: 'La cámara está en uso',
    busyText: 'Otra aplicación o pestaña está usando la cámara. Ciérrela e inténtelo de nuevo.',
    insecure: 'La cámara necesita una dirección segura',
    insecureText:
      'Los navegadores solo abren la cámara en direcciones que empiezan por https. Pida un enlace así a quien se lo envió.',
    failed: 'La cámara no arrancó',
    failedText:
      'Cierre otras aplicaciones que usen la cámara, o reinicie el navegador. Después inténtelo de nuevo.',
    upload: 'Elegir una foto',
    phone: 'Seguir en el teléfono',
  },
  allow: {
    chromeAndroid: [
      'Toque el icono a la izquierda de la dirección.',
      'Toque «Permisos» y después «Cámara».',
      'Elija «Permitir» y vuelva aquí.',
    ],
    safariPhone: [
      'Toque el icono junto a la dirección.',
      'Toque «Configuración del sitio web» y después «Cámara».',
      'Elija «Permitir» y vuelva aquí.',
    ],
    firefoxAndroid: [
      'Toque el candado junto a la dirección.',
      'Toque «Cámara» hasta que diga que está permitida.',
      'Vuelva aquí e inténtelo de nuevo.',
    ],
    firefox: [
      'Haga clic en el icono de la cámara junto a la dirección.',
      'Haga clic en la cruz junto a «Bloqueado».',
      'Inténtelo de nuevo y elija «Permitir».',
    ],
    edge: [
      'Haga clic en el candado junto a la dirección.',
      'Active «Cámara».',
      'Vuelva aquí e inténtelo de nuevo.',
    ],
    chrome: [
      'Haga clic en el icono a la izquierda de la dirección.',
      'Active «Cámara».',
      'Vuelva aquí e inténtelo de nuevo.',
    ],
    safari: [
      'Abra el menú «Safari» y después «Configuración de este sitio web».',
      'Ponga «Cámara» en «Permitir».',
      'Vuelva aquí e inténtelo de nuevo.',
    ],
    other: [
      'Abra los ajustes de esta página en su navegador.',
      'Permita la cámara.',
      'Vuelva aquí e inténtelo de nuevo.',
    ],
  },
  inApp: {
    title: 'Abra esta página en su navegador',
    text: (app) =>
      app === ''
        ? 'Esta aplicación no puede usar la cámara aquí. Su navegador sí.'
        : `${app} no puede usar la cámara aquí. Su navegador sí.`,
    menu: 'Toque el menú (⋯ o ⋮) y elija «Abrir en el navegador».',
    paste: 'O copie el enlace y péguelo en su navegador.',
    stay: 'Probar aquí igualmente',
  },
  link: {
    noAddress: 'Falta algo en este enlace',
    noAddressText: 'Abra el enlace completo, tal como lo recibió. No debe faltar nada al final.',
    unknown: 'No conocemos este enlace',
    unknownText:
      'Puede que se haya borrado o que le falte una parte. Ábralo de nuevo tal como lo recibió, o pida uno nuevo.',
    handOffUsed: 'Este código ya se usó',
    handOffUsedText:
      'Cada código abre un solo teléfono, una sola vez. Muestre otro código en su equipo, o abra el enlace que recibió.',
    notNow: 'Este enlace no se puede abrir ahora',
    notNowText: 'Puede que se haya abierto demasiadas veces. Pida uno nuevo a quien se lo dio.',
  },
}
