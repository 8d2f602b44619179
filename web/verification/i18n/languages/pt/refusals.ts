import { pluralRule } from '../../../../i18n/plural.ts'
import type { Catalogue } from '../../catalogue.ts'

const plural = pluralRule('pt')

export const refusals: Catalogue['refusals'] = {
  tries: (left) =>
    left === 1
      ? 'Esta é sua última tentativa.'
      : plural(left, { one: `Resta ${left} tentativa.`, other: `Restam ${left} tentativas.` }),
  picture: {
    other: 'Esta foto não pode ser usada. Tire outra, por favor.',
    file: 'Não foi possível ler este arquivo. Escolha uma imagem em JPEG ou PNG.',
    unknown: 'Não reconhecemos um documento. Mostre-o inteiro, de canto a canto.',
    back: 'Não conseguimos ler o verso. Vire o documento e tire uma foto do outro lado.',
    portrait: 'A foto do documento não aparece bem. Mostre o lado com a sua foto, sem reflexo.',
    small: 'O documento está muito pequeno na imagem. Aproxime a câmera.',
    blurred: 'A foto está borrada. Apoie o documento e mantenha a câmera firme.',
    glare: 'Há reflexo no documento. Incline-o um pouco ou afaste-se da lâmpada.',
    tilted: 'A foto foi tirada de lado. Mantenha a câmera reta acima do documento.',
    copy: 'Isto parece uma cópia. Use o documento original, por favor.',
    unreadable: 'Parte do texto não pode ser lida. Use mais luz e mantenha a câmera firme.',
    covered: 'Falta uma parte do documento. Não o cubra com os dedos e mostre os quatro cantos.',
    expired: 'Este documento está vencido. Use um que ainda seja válido.',
    otherType: 'Este não é o tipo de documento que você escolheu. Mostre o escolhido ou escolha de novo.',
    otherCountry:
      'Este documento é de um país diferente do que você escolheu. Mostre o escolhido ou escolha de novo.',
    otherBack: 'A frente e o verso não são do mesmo documento. Mostre os dois lados de um só.',
    noFace: 'Não conseguimos ver seu rosto. Olhe direto para a câmera, com boa luz.',
    moreFaces: 'Há mais de um rosto na foto. Cuide para que só você apareça.',
    coveredFace: 'Seu rosto está coberto em parte. Tire o boné, a máscara ou os óculos escuros.',
    otherFace:
      'Não conseguimos relacionar seu rosto com a foto. Tente de novo com mais luz, sem boné nem óculos.',
    notLive: 'Não vimos bem os movimentos. Faça cada um devagar e mantenha o rosto no oval.',
  },
  phone: {
    invalid: 'Este número não parece certo. Confira, por favor.',
    country: 'Não podemos enviar códigos para este país. Use outro número.',
    unsupported: 'Não conseguimos alcançar este número. Use outro.',
    smsLimit: 'Um código acabou de ser enviado. Espere um minuto antes de pedir outro.',
    callLimit: 'Acabamos de ligar. Espere cinco minutos antes de pedir outra ligação.',
    limit: 'Foram pedidos códigos demais. Tente de novo amanhã.',
    wrongCode: 'Este código não está certo. Use o mais recente.',
    oldCode: 'Este código não vale mais. Peça um novo.',
    notSent: 'Não foi possível enviar o código. Espere um minuto e tente de novo.',
    maybeSent: 'A conexão caiu. Se o código chegou, digite-o aqui; se não, peça outro em um minuto.',
  },
  form: 'Responda a todas as perguntas, por favor.',
  otherDocument: 'Este tipo de documento, ou o país dele, não é aceito aqui. Escolha outro, por favor.',
  signature: 'Uma assinatura não pôde ser usada. Desenhe-a de novo, um pouco maior.',
  fields: 'Ainda falta algo. Preencha todos os campos marcados.',
}
