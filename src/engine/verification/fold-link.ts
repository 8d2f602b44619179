import type { HostedLink } from '../../vocabulary/verification/hosted-link.ts'
import {
  isOfMaking,
  type LinkCompletion,
  type LinkDeed,
  type LinkEvent,
  type PictureAttempt,
} from '../../vocabulary/verification/link-events.ts'
import { attemptsPerStep, timeExtension } from '../../vocabulary/verification/link-tasks.ts'

/** A link with what happened to it, in order. */
export interface LinkCourse {
  readonly link: HostedLink
  readonly events: readonly LinkEvent[]
  readonly completion: LinkCompletion | null
}

type DeedOf<Kind extends LinkDeed['kind']> = Extract<LinkDeed, { readonly kind: Kind }>

/** A code that was sent and not proved yet. */
export interface PendingCode {
  readonly number: string
  readonly digest: string
  readonly expiresAt: number
  /** Wrong codes since it was sent. */
  readonly tries: number
}

/** What one person did alone. Of a link without parties there is one, by the key `''`. */
export interface PersonState {
  readonly consent: (DeedOf<'consented'> & { readonly at: number }) | null
  /** Number that a code proved; empty without one. */
  readonly validatedPhone: string
  readonly pendingCode: PendingCode | null
}

/** A picture step: what counts of it now. */
export interface PictureState {
  /** The last one that was good; null while none is. */
  readonly accepted: PictureAttempt | null
  /** The newest one, good or not: the end of a link rests on it where none was good. */
  readonly last: PictureAttempt | null
  /** Attempts that were not. They count on when a flow begins anew. */
  readonly refused: number
}

/** Where a link stands. Derived from its events, and stored nowhere. */
export interface LinkState {
  /** How many sessions were opened. */
  readonly sessions: number
  /** By the id of the party, `''` for a link without parties. */
  readonly people: ReadonlyMap<string, PersonState>
  readonly selection: DeedOf<'selected'> | null
  /** Codes that were sent, by whichever way. */
  readonly codesSent: number
  /** Null until the form was sent. */
  readonly answers: DeedOf<'form'>['answers'] | null
  readonly document: PictureState
  readonly face: PictureState
  /** Null until the contract was frozen. */
  readonly signingId: string | null
  /** Ids of parties that signed; `''` for the person of a link without parties. */
  readonly signed: readonly string[]
  /** Notes of clients. */
  readonly notes: number
  /** Whether the person asked for a person instead: nothing more is asked of them. */
  readonly isPersonAsked: boolean
  /** How often the person got more time. */
  readonly extensions: number
  /** When the link ends by itself since then, in milliseconds since 1970; null where it was never moved. */
  readonly extendedTo: number | null
}

const nothingDone: PersonState = { consent: null, validatedPhone: '', pendingCode: null }

const nothingHappened: LinkState = {
  sessions: 0,
  people: new Map(),
  selection: null,
  codesSent: 0,
  answers: null,
  document: { accepted: null, last: null, refused: 0 },
  face: { accepted: null, last: null, refused: 0 },
  signingId: null,
  signed: [],
  notes: 0,
  isPersonAsked: false,
  extensions: 0,
  extendedTo: null,
}

/** The state that events lead to. */
export function foldLink({ events }: Pick<LinkCourse, 'events'>): LinkState {
  const parties = partiesBySession(events)
  const step = (state: LinkState, event: LinkEvent): LinkState =>
    next(state, event, parties.get(event.session) ?? '')
  const visited = events.findIndex((event) => !isOfMaking(event))
  const made = events.slice(0, visited === -1 ? events.length : visited)
  const start = made.reduce(step, nothingHappened)
  return events
    .slice(made.length)
    .reduce(
      (state, event) => (event.deed.kind === 'forgotten' ? begunAnew(start, state) : step(state, event)),
      start,
    )
}

/** @param party id, null for a link without parties */
export function personOf({ people }: Pick<LinkState, 'people'>, party: string | null): PersonState {
  return people.get(party ?? '') ?? nothingDone
}

/** The number that was proved last, by anyone; empty without one. */
export function validatedPhoneOf({ people }: Pick<LinkState, 'people'>): string {
  return [...people.values()].map(({ validatedPhone }) => validatedPhone).findLast(Boolean) ?? ''
}

/** When a link ends by itself, in milliseconds since 1970; null for never. */
export const expiryOf = (
  { expiresAt }: Pick<HostedLink, 'expiresAt'>,
  { extendedTo }: Pick<LinkState, 'extendedTo'>,
): number | null => extendedTo ?? expiresAt

/** Whether the time of a link is over. */
export function isExpiredAt(
  link: Pick<HostedLink, 'expiresAt'>,
  state: Pick<LinkState, 'extendedTo'>,
  now: number,
): boolean {
  const expiry = expiryOf(link, state)
  return expiry !== null && expiry <= now
}

/** Refused pictures that one step may have. Version 2 lets the profile say it. */
function attemptsOf({ version, profile }: Pick<HostedLink, 'version' | 'profile'>): number {
  const { maxAttempt } = profile.docupass
  return version === 2 && maxAttempt > 0 ? Math.min(maxAttempt, attemptsPerStep) : attemptsPerStep
}

/** Whether as many pictures were refused as may be. */
export function isUsedUp(
  link: Pick<HostedLink, 'version' | 'profile'>,
  { document, face }: Pick<LinkState, 'document' | 'face'>,
): boolean {
  return Math.max(document.refused, face.refused) >= attemptsOf(link)
}

/** How many more pictures of a step may be refused, before so many were that the link ends. */
export function attemptsLeft(
  link: Pick<HostedLink, 'version' | 'profile'>,
  state: Pick<LinkState, 'document' | 'face'>,
  step: 'document' | 'face',
): number {
  return Math.max(0, attemptsOf(link) - state[step].refused)
}

interface TimeLeft {
  /** How often the person may still get more time. */
  readonly extensionsLeft: number
  /** When the link would end with one more, in milliseconds since 1970; null where it is too early, or none is left. */
  readonly until: number | null
}

/** What more time a link has for its person. Only near its end: an answer that was lost moves the end once, however often it is asked for. */
export function moreTime(
  link: Pick<HostedLink, 'expiresAt'>,
  state: Pick<LinkState, 'extensions' | 'extendedTo'>,
  now: number,
): TimeLeft {
  const expiry = expiryOf(link, state)
  if (expiry === null) return { extensionsLeft: 0, until: null }
  const { most, withinMs, byMs } = timeExtension
  const extensionsLeft = Math.max(0, most - state.extensions)
  const isNear = expiry - now <= withinMs
  return { extensionsLeft, until: extensionsLeft > 0 && isNear ? expiry + byMs : null }
}

function partiesBySession(events: readonly LinkEvent[]): ReadonlyMap<string, string> {
  const opened = events.flatMap(({ session, deed }) =>
    deed.kind === 'opened' && deed.party !== null ? [[session, deed.party] as const] : [],
  )
  return new Map(opened)
}

/** @param party id of who did it; `''` where there are no parties */
function next(state: LinkState, { at, deed }: LinkEvent, party: string): LinkState {
  switch (deed.kind) {
    case 'consented':
    case 'code-sent':
    case 'code-tried':
      return afterPerson(state, deed, { at, party })
    case 'extended':
      return { ...state, extensions: state.extensions + 1, extendedTo: deed.until }
    default:
      return afterDeed(state, deed)
  }
}

type PersonDeed = DeedOf<'consented' | 'code-sent' | 'code-tried'>

function afterPerson(
  state: LinkState,
  deed: PersonDeed,
  { at, party }: { readonly at: number; readonly party: string },
): LinkState {
  switch (deed.kind) {
    case 'consented':
      return withPerson(state, party, { consent: { ...deed, at } })
    case 'code-sent': {
      const { number, digest, expiresAt } = deed
      const sent = withPerson(state, party, { pendingCode: { number, digest, expiresAt, tries: 0 } })
      return { ...sent, codesSent: state.codesSent + 1 }
    }
    case 'code-tried':
      return withPerson(state, party, afterTry(personOf(state, party), deed))
  }
}

function afterDeed(state: LinkState, deed: Exclude<LinkDeed, PersonDeed | DeedOf<'extended'>>): LinkState {
  switch (deed.kind) {
    case 'opened':
      return { ...state, sessions: state.sessions + 1 }
    case 'selected':
      return { ...state, selection: deed }
    case 'form':
      return { ...state, answers: deed.answers }
    case 'document':
    case 'face':
      return { ...state, [deed.kind]: afterPicture(state[deed.kind], deed) }
    case 'contract':
      return { ...state, signingId: deed.signingId }
    case 'signed':
      return { ...state, signed: [...state.signed.filter((id) => id !== deed.party), deed.party] }
    case 'noted':
      return { ...state, notes: state.notes + 1 }
    case 'person-asked':
      return { ...state, isPersonAsked: true }
    case 'asked-again':
      return { ...state, [deed.step]: nothingHappened[deed.step] }
    // Done by `foldLink`, which knows how the link was made.
    case 'forgotten':
      return state
  }
}

function withPerson(state: LinkState, party: string, changed: Partial<PersonState>): LinkState {
  const person = { ...personOf(state, party), ...changed }
  return { ...state, people: new Map([...state.people].filter(([id]) => id !== party)).set(party, person) }
}

function afterTry({ pendingCode }: PersonState, tried: DeedOf<'code-tried'>): Partial<PersonState> {
  if (tried.isCorrect) return { validatedPhone: tried.number, pendingCode: null }
  return { pendingCode: pendingCode && { ...pendingCode, tries: pendingCode.tries + 1 } }
}

const afterPicture = ({ refused, accepted }: PictureState, attempt: PictureAttempt): PictureState =>
  attempt.isAccepted
    ? { accepted: attempt, last: attempt, refused }
    : { accepted, last: attempt, refused: refused + 1 }

/**
 * What the link was made with stays. What caps abuse counts on: attempts, codes, sessions, notes and more time.
 *
 * @param start as the link was made
 */
function begunAnew(start: LinkState, state: LinkState): LinkState {
  const { sessions, codesSent, notes, extensions, extendedTo, document, face } = state
  return {
    ...start,
    ...{ sessions, codesSent, notes, extensions, extendedTo },
    document: { ...start.document, refused: document.refused },
    face: { ...start.face, refused: face.refused },
  }
}
