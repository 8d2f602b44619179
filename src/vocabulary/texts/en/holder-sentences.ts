import type { Catalogue } from '../catalogue.ts'
import type { HolderSentences } from '../holder-sentences.ts'

/** What the holder of a hosted link reads, in English. */
export const holderSentences: Pick<Catalogue['sentences'], keyof HolderSentences> = {
  'holder.accepted': () => 'Thank you. The verification was accepted.',
  'holder.under-review': () =>
    'Thank you. The verification is under review; there is nothing more to do now.',
  'holder.failed': () => 'The verification could not be completed.',
  'holder.completed': () => 'This link was completed. There is nothing more to do.',
  'holder.expired': () => 'The time of this link is over. Ask for a new one.',
  'holder.used-up': () => 'There were too many attempts. Ask for a new link.',
  'holder.other-document': () =>
    'This kind of document, or its country, is not accepted here. Choose another one.',
  'holder.code-not-sent': () => 'The code could not be sent. Wait a minute and try again.',
  'holder.too-many-devices': () => 'This link was opened too many times. Ask for a new one.',
  'holder.not-now': () => 'This link cannot be opened now. Ask who sent it.',
  'holder.code-message': ({ code, company, minutes }) =>
    `${code} is your verification code${company === '' ? '' : ` for ${company}`}. It is valid for ${minutes} minutes.`,
  'holder.code-call': ({ code, company }) => {
    const spoken = code.replace(/(?<=.)(?=.)/g, ', ')
    const whose = company === '' ? '' : ` for ${company}`
    return `Your verification code${whose} is ${spoken}. Again: ${spoken}.`
  },
}
