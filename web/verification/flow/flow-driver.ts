import type { TakenFrame, TakenPicture } from '../capture/capture-props.ts'
import type { HostedCall } from '../session/holder-client.ts'
import type { SessionStore } from '../session/session-store.ts'
import { backIsAsked } from './document-choice.ts'
import { type FlowAction, type FlowState, type SentCode, startState } from './flow-state.ts'
import { flowReducer } from './flow-reducer.ts'
import { type CallerPorts, createHostedCaller } from './hosted-caller.ts'
import { readKept, writeKept } from './kept-progress.ts'

export interface FlowPorts extends CallerPorts {
  readonly store: SessionStore
  /** Secret of this tab. */
  readonly own: string
  readonly base64: (blob: Blob) => Promise<string>
}

/** The flow of one link: its state, and all that a person can do. */
export interface FlowDriver {
  readonly state: () => FlowState
  readonly subscribe: (onChange: () => void) => () => void
  readonly dispatch: (action: FlowAction) => void
  /** Asks where the link stands. */
  readonly look: () => Promise<void>
  readonly call: (name: HostedCall, body: unknown) => Promise<void>
  readonly sendCode: (code: Omit<SentCode, 'at'>) => Promise<void>
  readonly takeDocument: (picture: TakenPicture) => Promise<void>
  readonly takeFace: (frames: readonly TakenFrame[]) => Promise<void>
  /** For the audit log. Nothing waits for it, and nothing comes of it. */
  readonly note: (action: string, data: readonly string[]) => void
}

export function createFlow(ports: FlowPorts): FlowDriver {
  const { client, store, own } = ports
  let state = startState(readKept(store, () => own).progress)
  const listeners = new Set<() => void>()
  const dispatch = (action: FlowAction): void => {
    state = flowReducer(state, action)
    writeKept(store, { sessionId: client.sessionId(), own, progress: state.progress })
    for (const listener of listeners) listener()
  }
  const { call, look } = createHostedCaller(ports, { state: () => state, dispatch })
  return {
    state: () => state,
    subscribe: (onChange) => {
      listeners.add(onChange)
      return () => {
        listeners.delete(onChange)
      }
    },
    ...{ dispatch, look, call: (name, body) => call(name, body) },
    sendCode: (code) => {
      const number = code.number === '' ? {} : { number: code.number }
      return call('create_phone_verification', { ...number, type: code.channel }, code)
    },
    takeDocument: async (picture) => {
      const { session, front } = state
      if (session === null) return
      const isFirstOfTwo = backIsAsked(session) && front === null
      if (isFirstOfTwo) dispatch({ type: 'front-taken', picture })
      else await call('upload_document', await documentBody(ports, front ?? picture, front && picture))
    },
    takeFace: async (frames) => {
      const { session } = state
      if (session !== null)
        await call('upload_face', await faceBody(ports, frames, session.liveness?.nonce ?? null))
    },
    note: (action, data) => {
      if (state.end === null && state.session !== null) void client.call('audit', { action, data })
    },
  }
}

type Encoding = Pick<FlowPorts, 'base64'>

const sourceOf = (pictures: readonly TakenPicture[]): TakenPicture['source'] =>
  pictures.some(({ source }) => source === 'file') ? 'file' : 'camera'

/** Body of `upload_document`. */
async function documentBody(
  { base64 }: Encoding,
  front: TakenPicture,
  back: TakenPicture | null,
): Promise<object> {
  const source = sourceOf(back === null ? [front] : [front, back])
  const document = await base64(front.jpeg)
  return back === null ? { document, source } : { document, documentBack: await base64(back.jpeg), source }
}

/** Body of `upload_face`. Frames answer the prompts of the nonce only where a camera took them. */
async function faceBody(
  { base64 }: Encoding,
  frames: readonly TakenFrame[],
  nonce: string | null,
): Promise<object> {
  const face = (await Promise.all(frames.map(({ jpeg }) => base64(jpeg)))).join(',')
  const source = sourceOf(frames)
  if (nonce === null || source === 'file') return { face, source }
  return { face, source, liveness: { nonce, at: frames.map(({ at }) => Math.round(at)) } }
}
