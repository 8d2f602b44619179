import { languages } from '../../vocabulary/texts/languages.ts'
import { renderSentence } from '../../vocabulary/texts/catalogue.ts'
import type { Sentence } from '../../vocabulary/texts/sentence.ts'
import type { HostedLink } from '../../vocabulary/verification/hosted-link.ts'
import type {
  ClaimedLocation,
  LinkCompletion,
  LinkDeed,
  LinkEvent,
  PictureAttempt,
} from '../../vocabulary/verification/link-events.ts'

/** A line of the audit log of a link. Instants are milliseconds since 1970. */
export interface LinkLogEntry {
  /** A word for programs. */
  readonly action: string
  /** English; no personal data. */
  readonly description: string
  readonly session: string
  readonly ip: string
  readonly location: ClaimedLocation | null
  readonly at: number
}

interface Course {
  readonly link: Pick<HostedLink, 'createdAt' | 'parties'>
  readonly events: readonly LinkEvent[]
  readonly completion: LinkCompletion | null
}

/** What happened to a link from its making to its end, in order. */
export function linkLog({ link, events, completion }: Course): readonly LinkLogEntry[] {
  const silent = { session: '', location: null }
  const created = {
    ...line('create', { id: 'link.created', values: {} }),
    ...silent,
    ip: '',
    at: link.createdAt,
  }
  const done = events.map(({ deed, session, ip, location, at }) => {
    return { ...line(actions[deed.kind], sentenceOf(deed, link)), session, ip, location, at }
  })
  if (completion === null) return [created, ...done]
  const { isExpired, completedAt, ip } = completion
  const end = isExpired ? line('expire', { id: 'link.expired', values: {} }) : completed
  return [created, ...done, { ...end, ...silent, ip, at: completedAt }]
}

const line = (action: string, sentence: Sentence) => {
  return { action, description: renderSentence(languages.en, sentence) }
}

const completed = line('complete', { id: 'link.completed', values: {} })

/** Where a call of the hosted-flow API does it, its name. */
const actions: Readonly<Record<LinkDeed['kind'], string>> = {
  ...{ opened: 'open', consented: 'save_consent', selected: 'save_document_selection' },
  ...{ 'code-sent': 'create_phone_verification', 'code-tried': 'check_phone_verification' },
  ...{ form: 'save_form', document: 'upload_document', face: 'upload_face' },
  ...{ contract: 'show_contract', signed: 'submit_contract', noted: 'audit' },
  ...{ 'person-asked': 'ask_person', 'asked-again': 'ask_again', forgotten: 'forget' },
  extended: 'extend_time',
}

const plainSentences = {
  selected: 'link.selected',
  contract: 'link.contract',
  'person-asked': 'link.person-asked',
  extended: 'link.extended',
  forgotten: 'link.forgotten',
} as const

type TextDeed = Extract<LinkDeed, { readonly kind: 'consented' | 'code-sent' | 'code-tried' | 'form' }>

type PlainDeed = Extract<LinkDeed, { readonly kind: keyof typeof plainSentences }>

const isPlain = (deed: LinkDeed): deed is PlainDeed => Object.hasOwn(plainSentences, deed.kind)

function sentenceOf(deed: LinkDeed, { parties }: Course['link']): Sentence {
  if (isPlain(deed)) return { id: plainSentences[deed.kind], values: {} }
  switch (deed.kind) {
    case 'opened':
      return { id: 'link.opened', values: { device: deed.device } }
    case 'document':
      return { id: 'link.document', values: { codes: shownCodes(deed) } }
    case 'face':
      return { id: 'link.face', values: { codes: shownCodes(deed), movements: deed.movements ?? null } }
    case 'signed':
      return { id: 'link.signed', values: { role: roleOf(parties, deed.party) } }
    case 'noted':
      return { id: 'link.noted', values: { action: plainWord(deed.action) } }
    case 'asked-again':
      return { id: 'link.asked-again', values: { step: deed.step } }
    default:
      return sentenceOfText(deed)
  }
}

const shownCodes = ({ isAccepted, codes }: PictureAttempt): PictureAttempt['codes'] =>
  isAccepted ? [] : codes

const roleOf = (parties: Course['link']['parties'], party: string): string =>
  parties.find(({ id }) => id === party)?.role ?? ''

function sentenceOfText(deed: TextDeed): Sentence {
  switch (deed.kind) {
    case 'consented': {
      const { textId, version, language, sha256 } = deed
      return { id: 'link.consented', values: { textId, version, language, sha256 } }
    }
    case 'code-sent':
      return { id: 'link.code-sent', values: { channel: deed.channel } }
    case 'code-tried':
      return { id: 'link.code-tried', values: { isCorrect: deed.isCorrect } }
    case 'form':
      return { id: 'link.form', values: { answers: Object.keys(deed.answers).length } }
  }
}

/** A client chooses the word, and a log holds nothing that a person could have written. */
const plainWord = (action: string): string => (/^[\w.:-]{1,64}$/.test(action) ? action : 'something')
