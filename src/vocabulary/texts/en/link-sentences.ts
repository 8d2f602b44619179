import type { Catalogue } from '../catalogue.ts'
import type { MovementsOutcome } from '../../verification/face-prompts.ts'
import type { LinkPicture, LinkSentences } from '../link-sentences.ts'

const outcome = ({ codes }: LinkPicture): string =>
  codes.length === 0 ? 'It was taken.' : `It was refused: ${codes.join(', ')}.`

const movementTexts: Readonly<Record<MovementsOutcome, string>> = {
  met: 'The movements that were asked for were made.',
  'not-met': 'The movements that were asked for were not made.',
  'cannot-tell': 'It is not known whether the movements that were asked for were made.',
  'not-judged': 'Movements were not judged: the client sent none that could be.',
}

/** What happened on a hosted link, in English. */
export const linkSentences: Pick<Catalogue['sentences'], keyof LinkSentences> = {
  'link.created': () => 'The link was made.',
  'link.opened': ({ device }) => `The link was opened${device === '' ? '' : ` (${device})`}.`,
  'link.consented': ({ textId, version, language, sha256 }) =>
    `The person agreed to the text ${textId}, version ${version}, language ${language}, SHA-256 ${sha256}.`,
  'link.selected': () => 'The person chose the kind of document and its country.',
  'link.code-sent': ({ channel }) =>
    channel === 'sms' ? 'A code was sent to the phone.' : 'A code was read out by telephone.',
  'link.code-tried': ({ isCorrect }) =>
    isCorrect ? 'The right code was entered.' : 'A wrong code was entered.',
  'link.form': ({ answers }) => `The form was sent; it has ${answers} answers.`,
  'link.document': (picture) => `The document was sent. ${outcome(picture)}`,
  'link.face': ({ movements, ...picture }) =>
    `The face was sent. ${movements === null ? '' : `${movementTexts[movements]} `}${outcome(picture)}`,
  'link.contract': () => 'The contract was frozen and shown.',
  'link.signed': ({ role }) => (role === '' ? 'The contract was signed.' : `Signed as ${role}.`),
  'link.noted': ({ action }) => `The device reports: ${action}.`,
  'link.person-asked': () => 'The person asked for a person instead.',
  'link.extended': () => 'The person asked for more time, and got it.',
  'link.asked-again': ({ step }) => `The account asked for the ${step} again.`,
  'link.forgotten': () => 'What an unfinished visit had left was deleted.',
  'link.completed': () => 'The link was completed.',
  'link.expired': () => 'The time of the link was over.',
}
