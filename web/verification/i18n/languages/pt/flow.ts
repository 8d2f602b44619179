import { pluralRule } from '../../../../i18n/plural.ts'
import type { Catalogue } from '../../catalogue.ts'

const plural = pluralRule('pt')

export const flow: Catalogue['flow'] = {
  title: (heading) => `${heading} – Verificação`,
  name: 'Verificação',
  loading: 'Um momento, por favor…',
  language: 'Idioma',
  skip: 'Ir para o conteúdo',
  retry: 'Tentar de novo',
  copy: 'Copiar o link',
  copied: 'Copiado',
  progress: (step, steps, name) => `Etapa ${step} de ${steps}: ${name}`,
  stepNames: {
    phone: 'seu número de telefone',
    customform: 'seus dados',
    document: 'seu documento',
    face: 'seu rosto',
    contract: 'sua assinatura',
  },
  offline: 'Você está sem conexão. Continuamos sozinhos assim que ela voltar.',
  busy: (seconds) =>
    plural(seconds, {
      one: `O serviço está ocupado. Tentamos de novo em ${seconds} segundo.`,
      other: `O serviço está ocupado. Tentamos de novo em ${seconds} segundos.`,
    }),
  slow: 'Sua conexão está lenta. Deixe esta página aberta.',
  failed: 'Algo deu errado do nosso lado. Tente de novo, por favor.',
  leave: {
    title: 'Sair desta página?',
    text: 'O que você já fez fica guardado. Abra o mesmo link para continuar.',
    stay: 'Ficar aqui',
    leave: 'Sair',
  },
  idle: {
    title: 'Precisa de mais tempo?',
    text: 'Nada acontece há algum tempo. Em breve vamos ocultar esta página, para que ninguém mais a use.',
    more: 'Preciso de mais tempo',
    hidden: 'Esta página está pausada',
    hiddenText: 'O que você já fez fica guardado.',
    resume: 'Continuar',
  },
  expiry: {
    title: 'Este link expira em breve',
    until: (time) => `Ele funciona até ${time}.`,
    text: (time) => `Ele funciona até ${time}. Se precisar de mais tempo, peça um novo link.`,
    ok: 'Entendi',
  },
  askPerson: {
    link: 'Prefiro um atendente',
    title: 'Prefere que um atendente analise?',
    text: (company) =>
      company === ''
        ? 'Uma pessoa vai analisar o seu caso. Você não precisa usar a câmera, e este link termina aqui.'
        : `Uma pessoa de ${company} vai analisar o seu caso. Você não precisa usar a câmera, e este link termina aqui.`,
    confirm: 'Sim, um atendente',
    cancel: 'Continuar aqui',
  },
  welcome: {
    titleIdentity: 'Confirme sua identidade',
    titleSign: 'Leia e assine',
    lead: (company) =>
      company === '' ? 'Quem enviou o link pede isso a você.' : `${company} pede isso a você.`,
    message: (company) => (company === '' ? 'Mensagem do remetente' : `Mensagem de ${company}`),
    needs: 'Do que você precisa',
    needPhone: 'Seu telefone, para um código',
    needForm: 'Alguns dados sobre você',
    needDocument: (documents) => `Documento: ${documents}`,
    needFace: 'Seu rosto, com boa luz',
    needContract: 'Um momento tranquilo para ler e assinar',
    minutes: (minutes) =>
      plural(minutes, { one: `Leva cerca de ${minutes} minuto`, other: `Leva cerca de ${minutes} minutos` }),
    start: 'Começar',
    resume: 'Continuar',
  },
  privacy: {
    title: 'Seus dados',
    who: (company) => (company === '' ? 'Eles vão para quem enviou este link.' : `Eles vão para ${company}.`),
    days: (days) =>
      plural(days, {
        one: `Eles ficam guardados por ${days} dia.`,
        other: `Eles ficam guardados por ${days} dias.`,
      }),
    untilDeleted: 'Eles ficam guardados até que quem os recebe os apague.',
    withdraw: (contact) =>
      contact === ''
        ? 'Você pode mudar de ideia quando quiser: avise a empresa que enviou o link.'
        : `Você pode mudar de ideia quando quiser: escreva para ${contact}.`,
    notice: 'Aviso de privacidade',
  },
  consent: {
    title: 'Você concorda?',
    lead: 'Leia isto antes de usar a câmera.',
    agree: 'Concordo',
    without: 'Continuar sem aceitar',
    refuse: 'Não concordo',
    refused:
      'Sem o seu consentimento, não podemos continuar aqui. Você pode fechar esta página ou concordar depois, pelo mesmo link.',
  },
  location: {
    title: 'Compartilhe sua localização',
    text: (company) =>
      company === ''
        ? 'Quem enviou este link pergunta onde você está enquanto faz isto. O local é anotado em cada etapa.'
        : `${company} pergunta onde você está enquanto faz isto. O local é anotado em cada etapa.`,
    share: 'Compartilhar local',
    denied:
      'O navegador não nos deu sua localização. Permita o acesso nas configurações desta página e tente de novo.',
  },
  handOff: {
    title: 'Continue no celular',
    text: 'A câmera do seu celular é melhor. Aponte-a para este código.',
    code: 'Código QR que abre esta página no seu celular',
    link: 'Ou envie este link para o seu celular',
    here: 'Seguir no computador',
    connected: 'Seu celular está conectado',
    follow: 'Deixe esta página aberta. Aqui você acompanha em que ponto está.',
    resume: 'Tudo pronto no celular. Se quiser, continue aqui.',
    expired: 'Este código não vale mais.',
    renew: 'Mostrar novo código',
    failed: 'Não foi possível criar o código. Continue neste computador.',
  },
  end: {
    accepted: 'Tudo pronto',
    acceptedText: 'Obrigado. Está tudo certo, e você não precisa fazer mais nada.',
    underReview: 'Obrigado',
    underReviewText: (company) =>
      company === ''
        ? 'Temos tudo de que precisamos. Uma pessoa vai analisar, e quem enviou o link dará um retorno a você.'
        : `Temos tudo de que precisamos. Uma pessoa vai analisar, e ${company} dará um retorno a você.`,
    askedText: (company) =>
      company === ''
        ? 'Uma pessoa vai analisar o seu caso, e quem enviou o link dará um retorno a você.'
        : `Uma pessoa vai analisar o seu caso, e ${company} dará um retorno a você.`,
    failed: 'Não deu certo',
    failedText: (company) =>
      company === ''
        ? 'Não conseguimos concluir. Quem enviou o link pode dizer o que fazer agora.'
        : `Não conseguimos concluir. ${company} pode dizer o que fazer agora.`,
    completed: 'Nada mais a fazer',
    completedText: 'Este link já foi usado, e tudo chegou.',
    expired: 'Este link expirou',
    expiredText: 'Peça um novo link a quem enviou este.',
    usedUp: 'Foi a última tentativa',
    usedUpText: 'Este link não tem mais tentativas. Peça um novo a quem o enviou.',
    close: 'Você pode fechar esta página.',
    redirect: (seconds) =>
      plural(seconds, {
        one: `Você continua em ${seconds} segundo.`,
        other: `Você continua em ${seconds} segundos.`,
      }),
    go: 'Continuar agora',
    stay: 'Ficar nesta página',
  },
  pending: {
    title: 'Sua parte está pronta',
    text: 'Você assinou. Agora esperamos a assinatura dos outros.',
    hint: 'Você pode fechar esta página. Não precisa fazer mais nada.',
  },
}
