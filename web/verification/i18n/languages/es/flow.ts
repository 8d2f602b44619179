import { pluralRule } from '../../../../i18n/plural.ts'
import type { Catalogue } from '../../catalogue.ts'

const plural = pluralRule('es')

export const flow: Catalogue['flow'] = {
  title: (heading) => `${heading} – Verificación`,
  name: 'Verificación',
  loading: 'Un momento, por favor…',
  language: 'Idioma',
  skip: 'Ir al contenido',
  retry: 'Volver a intentarlo',
  copy: 'Copiar el enlace',
  copied: 'Copiado',
  progress: (step, steps, name) => `Paso ${step} de ${steps}: ${name}`,
  stepNames: {
    phone: 'su número de teléfono',
    customform: 'sus datos',
    document: 'su documento',
    face: 'su rostro',
    contract: 'su firma',
  },
  offline: 'No tiene conexión. Seguiremos solos en cuanto vuelva.',
  busy: (seconds) =>
    plural(seconds, {
      one: 'El servicio está muy ocupado. Lo intentamos de nuevo en 1 segundo.',
      other: `El servicio está muy ocupado. Lo intentamos de nuevo en ${seconds} segundos.`,
    }),
  slow: 'Su conexión es lenta. Mantenga esta página abierta.',
  failed: 'Algo falló de nuestro lado. Inténtelo de nuevo.',
  leave: {
    title: '¿Salir de esta página?',
    text: 'Lo que ya hizo queda guardado. Abra el mismo enlace para seguir.',
    stay: 'Quedarme aquí',
    leave: 'Salir',
  },
  idle: {
    title: '¿Necesita más tiempo?',
    text: 'No ha pasado nada desde hace un rato. Pronto ocultaremos esta página para que nadie más la use.',
    more: 'Necesito más tiempo',
    hidden: 'Esta página está en pausa',
    hiddenText: 'Lo que ya hizo queda guardado.',
    resume: 'Seguir',
  },
  expiry: {
    title: 'Este enlace vence pronto',
    until: (time) => `Funciona hasta las ${time}.`,
    text: (time) => `Funciona hasta las ${time}. Si necesita más tiempo, pida un enlace nuevo.`,
    ok: 'Entendido',
  },
  askPerson: {
    link: 'Prefiero una persona',
    title: '¿Prefiere que lo revise una persona?',
    text: (company) =>
      company === ''
        ? 'Una persona revisará su caso. No tiene que usar la cámara, y este enlace termina aquí.'
        : `Una persona de ${company} revisará su caso. No tiene que usar la cámara, y este enlace termina aquí.`,
    confirm: 'Sí, una persona',
    cancel: 'Seguir aquí',
  },
  welcome: {
    titleIdentity: 'Confirme su identidad',
    titleSign: 'Lea y firme',
    lead: (company) => (company === '' ? 'Se lo pide quien le envió el enlace.' : `Se lo pide ${company}.`),
    message: (company) => (company === '' ? 'Mensaje del remitente' : `Mensaje de ${company}`),
    needs: 'Qué necesita',
    needPhone: 'Su teléfono, para un código',
    needForm: 'Algunos datos sobre usted',
    needDocument: (documents) => `Su ${documents}`,
    needFace: 'Su rostro, con buena luz',
    needContract: 'Un momento tranquilo para leer y firmar',
    minutes: (minutes) =>
      plural(minutes, { one: 'Tarda cerca de 1 minuto', other: `Tarda unos ${minutes} minutos` }),
    start: 'Empezar',
    resume: 'Seguir',
  },
  privacy: {
    title: 'Sus datos',
    who: (company) => (company === '' ? 'Los recibe quien le envió este enlace.' : `Los recibe ${company}.`),
    days: (days) => plural(days, { one: 'Se guardan 1 día.', other: `Se guardan ${days} días.` }),
    untilDeleted: 'Se guardan hasta que quien los recibe los borre.',
    withdraw: (contact) =>
      contact === ''
        ? 'Puede cambiar de opinión en cualquier momento: dígaselo a la empresa que le envió el enlace.'
        : `Puede cambiar de opinión en cualquier momento: escriba a ${contact}.`,
    notice: 'Aviso de privacidad',
  },
  consent: {
    title: '¿Está de acuerdo?',
    lead: 'Lea esto antes de usar la cámara.',
    agree: 'Acepto',
    without: 'Seguir sin aceptar',
    refuse: 'No acepto',
    refused:
      'Sin su consentimiento no podemos seguir aquí. Puede cerrar esta página, o aceptar más tarde con el mismo enlace.',
  },
  location: {
    title: 'Comparta su ubicación',
    text: (company) =>
      company === ''
        ? 'Quien le envió este enlace pregunta dónde está usted mientras hace esto. Se anota en cada paso.'
        : `${company} pregunta dónde está usted mientras hace esto. Se anota en cada paso.`,
    share: 'Compartir ubicación',
    denied:
      'El navegador no nos dio su ubicación. Permítala en los ajustes de esta página e inténtelo de nuevo.',
  },
  handOff: {
    title: 'Siga en su teléfono',
    text: 'Su teléfono tiene mejor cámara. Apúntela a este código.',
    code: 'Código QR que abre esta página en su teléfono',
    link: 'O envíe este enlace a su teléfono',
    here: 'Seguir en este equipo',
    connected: 'Su teléfono está conectado',
    follow: 'Mantenga esta página abierta. Aquí puede ver por dónde va.',
    resume: 'Ya terminó en su teléfono. Si quiere, siga aquí.',
    expired: 'Este código ya no es válido.',
    renew: 'Mostrar otro código',
    failed: 'No se pudo crear el código. Siga en este equipo.',
  },
  end: {
    accepted: 'Todo listo',
    acceptedText: 'Gracias. Todo está en orden y no tiene que hacer nada más.',
    underReview: 'Gracias',
    underReviewText: (company) =>
      company === ''
        ? 'Tenemos todo lo necesario. Una persona lo revisará, y quien le envió el enlace se pondrá en contacto con usted.'
        : `Tenemos todo lo necesario. Una persona lo revisará, y ${company} se pondrá en contacto con usted.`,
    askedText: (company) =>
      company === ''
        ? 'Una persona revisará su caso, y quien le envió el enlace se pondrá en contacto con usted.'
        : `Una persona revisará su caso, y ${company} se pondrá en contacto con usted.`,
    failed: 'No pudo completarse',
    failedText: (company) =>
      company === ''
        ? 'No pudimos terminar. Quien le envió el enlace puede decirle cómo seguir.'
        : `No pudimos terminar. ${company} puede decirle cómo seguir.`,
    completed: 'No queda nada por hacer',
    completedText: 'Este enlace ya se usó, y todo llegó bien.',
    expired: 'Este enlace venció',
    expiredText: 'Pida un enlace nuevo a quien le dio este.',
    usedUp: 'Era el último intento',
    usedUpText: 'A este enlace no le quedan intentos. Pida uno nuevo a quien se lo dio.',
    close: 'Puede cerrar esta página.',
    redirect: (seconds) =>
      plural(seconds, { one: 'Seguirá en 1 segundo.', other: `Seguirá en ${seconds} segundos.` }),
    go: 'Seguir ahora',
    stay: 'Quedarme aquí',
  },
  pending: {
    title: 'Su parte está lista',
    text: 'Ya firmó. Ahora esperamos la firma de los demás.',
    hint: 'Puede cerrar esta página. No tiene que hacer nada más.',
  },
}
