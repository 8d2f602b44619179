import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { sendHttpRequest } from '../../world/service/http-call.ts'
import { recordAnswer, recordsAnswer, scanAnswer } from '../../world/service/wire-shapes.ts'
import { serviceKeys } from '../../world/service/service.ts'
import { requestAt, type LoadClients, keyOf, type Method } from './clients.ts'
import {
  allowedStates,
  isSettled,
  type TrackedObject,
  resolveAmbiguities,
  type ObjectState,
  stateOf,
  type AcknowledgementWindow,
} from './life.ts'

/** A service that can be asked, and the key of anyone who may read its data directory. */
export interface ServiceAccess {
  readonly url: string
  readonly operatorKey: string
}

const profileAnswer = z.looseObject({ name: z.string() })
const report = z.looseObject({
  isSound: z.boolean(),
  findings: z.array(z.looseObject({ check: z.string(), about: z.string(), sentence: z.string() })),
})
const allowance = z.looseObject({ used: z.int() })
const accountAnswer = z.looseObject({ account: z.looseObject({ quota: allowance, credit: allowance }) })

/** Deeds whose end is known may be looked at as they are now. */
export function currentWindow(): AcknowledgementWindow {
  const at = performance.now()
  return { since: at, until: at }
}

/**
 * What is wrong, by the answers that clients got, with each of these lives at the site. Nothing may be under way there.
 *
 * @param settling whether what is found now is what must be found from now on
 */
export async function lostUpdates(
  access: ServiceAccess,
  lives: readonly TrackedObject[],
  given: { readonly window: AcknowledgementWindow; readonly settling: boolean },
): Promise<string[]> {
  const violations: string[] = []
  for (const life of lives) {
    const { state, validationMessage } = await observeRecord(access, life)
    const allowed = allowedStates(life, given.window)
    const allowedText = JSON.stringify(allowed)
    if (validationMessage !== null) violations.push(`${life.name}: ${validationMessage}`)
    else if (!allowed.includes(state))
      violations.push(`${life.name}: ${JSON.stringify(state)} instead of ${allowedText}`)
    else if (given.settling) resolveAmbiguities(life, state, performance.now())
  }
  return violations
}

interface ObservedState {
  readonly state: ObjectState
  /** What is wrong with it whatever was asked for. */
  readonly validationMessage: string | null
}

async function observeRecord(access: ServiceAccess, life: TrackedObject): Promise<ObservedState> {
  if (life.kind === 'profile') return observeProfile(access, life)
  const id = life.id ?? (await findByName(access, life))
  if (id === null) return { state: null, validationMessage: null }
  if (id === 'several') return { state: null, validationMessage: 'one scan left several records' }
  life.id = id
  const reply = await request(access, `/transaction/${id}`)
  if (reply.status === 404) return { state: null, validationMessage: null }
  if (reply.status !== 200) return { state: null, validationMessage: `answered ${reply.status}` }
  const record = recordAnswer.extend({ note: z.string() }).parse(reply.json())
  if (record.customData !== life.name) return { state: null, validationMessage: 'is another record' }
  const image = await request(access, `/imagevault/${record.outputImage.front ?? '0'.repeat(64)}`)
  const isWhole = image.status === 200 && [null, image.bytes.toString('base64')].includes(life.picture)
  return {
    state: record.note,
    validationMessage: isWhole ? null : `its picture is not whole: ${image.status}`,
  }
}

/** A profile whose id was never answered cannot be asked for; whether it is there is for the checker. */
async function observeProfile(access: ServiceAccess, life: TrackedObject): Promise<ObservedState> {
  if (life.id === null) return { state: null, validationMessage: null }
  const reply = await request(access, `/profile/${life.id}`)
  if (reply.status === 200) return { state: profileAnswer.parse(reply.json()).name, validationMessage: null }
  return { state: null, validationMessage: reply.status === 404 ? null : `answered ${reply.status}` }
}

async function findByName(access: ServiceAccess, life: TrackedObject): Promise<string | null> {
  const reply = await request(access, `/transaction?customData=${encodeURIComponent(life.name)}`)
  const { total, transactions } = recordsAnswer.parse(reply.json())
  return total > 1 ? 'several' : (transactions[0]?.id ?? null)
}

/** A client without an answer sends the scan again: it gets the same record, and is not charged again. */
export async function verifyIdempotentRetries(
  access: ServiceAccess,
  clients: LoadClients,
  lives: readonly TrackedObject[],
): Promise<string[]> {
  const violations: string[] = []
  for (const life of lives) {
    if (life.kind !== 'record' || life.id === null || stateOf(life) === null) continue
    const found = await request(access, `/transaction/${life.id}`)
    const profile = z.looseObject({ profileId: z.string() }).parse(found.json()).profileId
    const body = clients.bodyOf(life, profile)
    const again = await requestAt(
      access.url,
      { method: 'POST', path: '/scan', body },
      { 'Idempotency-Key': keyOf(life) },
    )
    const id = again.status === 200 ? scanAnswer.parse(again.json()).transactionId : again.status
    if (id !== life.id) violations.push(`${life.name}: repeated, it is ${id ?? 'nothing'}`)
  }
  return violations
}

/** The account has paid for every record there ever was, and for nothing else; and lists what is there. */
export async function verifyCharges(access: ServiceAccess, clients: LoadClients): Promise<string[]> {
  const { account } = accountAnswer.parse((await request(access, '/x/account')).json())
  const records = clients.lives.filter(({ kind, id }) => kind === 'record' && id !== null)
  const here = records.filter((life) => stateOf(life) !== null)
  const { total } = recordsAnswer.parse((await request(access, '/transaction?limit=1&mode=live')).json())
  const { acknowledged, asked: searches } = clients.screenings
  return [
    ...(account.quota.used === records.length
      ? []
      : [`${account.quota.used} results were charged, and ${records.length} scans left one`]),
    ...(account.credit.used >= acknowledged && account.credit.used <= searches
      ? []
      : [`${account.credit.used} screenings were charged, of ${acknowledged} to ${searches}`]),
    ...(total === here.length ? [] : [`${total} records are listed, and ${here.length} are there`]),
  ]
}

/** What `symbolon fsck` finds there. */
export async function verifyStore(access: ServiceAccess): Promise<string[]> {
  const reply = await requestAt(access.url, {
    method: 'POST',
    path: '/x/fsck',
    body: {},
    key: access.operatorKey,
  })
  if (reply.status !== 200) return [`fsck was answered ${reply.status}`]
  return report
    .parse(reply.json())
    .findings.map(({ check, about, sentence }) => `${check} ${about}: ${sentence}`)
}

const timeoutMs = 300_000

/** It comes back by itself. */
export async function untilReady(urls: readonly string[]): Promise<void> {
  const until = Date.now() + timeoutMs
  while (!(await areReady(urls))) {
    if (Date.now() > until) throw new Error('The service did not come back by itself.')
    await sleep(100)
  }
}

export async function areReady(urls: readonly string[]): Promise<boolean> {
  const answers = await Promise.all(urls.map(isReady))
  return answers.every((isYes) => isYes)
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await sendHttpRequest(url, { method: 'GET', path: '/readyz' })).status === 200
  } catch {
    return false
  }
}

/** Everything that can be asked while it runs, once the clients are paused: nothing is under way. */
export async function verifyService(
  access: ServiceAccess,
  clients: LoadClients,
  all = false,
): Promise<string[]> {
  const unsettled = clients.lives.filter((life) => !isSettled(life))
  const lives = all ? clients.lives : [...unsettled, ...clients.lives.slice(-40)]
  return [
    ...(await lostUpdates(access, lives, { window: currentWindow(), settling: true })),
    ...(await verifyIdempotentRetries(access, clients, unsettled)),
    ...(await verifyCharges(access, clients)),
    ...(await verifyStore(access)),
    ...clients.wrong,
  ]
}

function request(access: ServiceAccess, path: string, method: Method = 'GET') {
  return requestAt(access.url, { method, path, key: serviceKeys.server })
}
