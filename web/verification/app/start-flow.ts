import { createFlow, type FlowDriver } from '../flow/flow-driver.ts'
import { readKept } from '../flow/kept-progress.ts'
import { createHolderClient, type HolderClient } from '../session/holder-client.ts'
import { type LinkAddress, parseLinkAddress } from '../session/link-address.ts'
import { locateDevice } from '../session/locate-device.ts'
import { sendRequest } from '../session/send-request.ts'
import { createSessionStore, type SessionStore, tabStorage } from '../session/session-store.ts'

/** The flow of the address in the bar, with all that a browser gives it. */
export interface StartedFlow {
  readonly driver: FlowDriver
  readonly client: HolderClient
  readonly locate: () => Promise<void>
}

/** @param language BCP 47 tag of the page at the moment */
export function startFlow(language: () => string): StartedFlow {
  const address = parseLinkAddress(location.hash)
  const store = storeOfAddress()
  const kept = readKept(store, newSecret)
  const { own } = kept
  let place: string | null = null
  const client = createHolderClient({
    address: address ?? nowhere,
    ...{ sessionId: kept.sessionId, own },
    ...{ language, location: () => place, send: sendRequest },
  })
  const driver = createFlow({ client, store, own, now: Date.now, sleep, online, base64 })
  if (address === null) driver.dispatch({ type: 'noticed', change: { trouble: 'no-address' } })
  else void driver.look()
  if (address?.kind === 'hand-off') beginOnPhone(driver)
  return {
    ...{ driver, client },
    locate: async () => {
      place = await locateDevice()
      driver.dispatch({ type: 'noticed', change: { location: place === null ? 'denied' : 'known' } })
    },
  }
}

/** Kept under the address as it is at the moment. */
function storeOfAddress(): SessionStore {
  const storage = tabStorage()
  const current = (): SessionStore => createSessionStore(location.hash, storage)
  const memory = createSessionStore('', null)
  return {
    read: () => current().read() ?? memory.read(),
    write: (text) => {
      memory.write(text)
      current().write(text)
    },
  }
}

/** The other device has welcomed the person. A token ends after a while: the address becomes the one that can be opened again. */
function beginOnPhone({ dispatch, state, subscribe }: FlowDriver): void {
  dispatch({ type: 'done', progress: { isWelcomed: true } })
  dispatch({ type: 'done', progress: { isHere: true } })
  const stop = subscribe(() => {
    const { session } = state()
    if (session === null) return
    stop()
    const party = session.party === null ? '' : `/${session.party.id}`
    history.replaceState(
      history.state,
      '',
      `${location.pathname}${location.search}#${session.reference}${party}`,
    )
    // What is kept belongs to the address, which is another one now.
    dispatch({ type: 'noticed', change: {} })
  })
}

/** 64 hex. `crypto.randomUUID` is missing on insecure origins. */
const newSecret = (): string =>
  [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** No call is made with it: the page says first that something is missing. */
const nowhere: LinkAddress = { kind: 'reference', reference: '', party: null }

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

const online = (): Promise<void> =>
  navigator.onLine
    ? Promise.resolve()
    : new Promise((resolve) => addEventListener('online', () => resolve(), { once: true }))

/** Without the prefix of a data URL. */
const base64 = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => {
      const { result } = reader
      resolve(typeof result === 'string' ? result.slice(result.indexOf(',') + 1) : '')
    }
    reader.onerror = () => reject(reader.error ?? new Error('A picture could not be read.'))
    reader.readAsDataURL(blob)
  })
