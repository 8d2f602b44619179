import { createHmac, timingSafeEqual } from 'node:crypto'
import { personOf } from '../../../engine/verification/fold-link.ts'
import { readPhoneNumber } from '../../../engine/verification/phone-number.ts'
import { languages } from '../../../vocabulary/texts/languages.ts'
import type { HostedLink } from '../../../vocabulary/verification/hosted-link.ts'
import {
  type GenericLinkError,
  genericLinkError,
  LinkRefusal,
} from '../../../vocabulary/verification/link-refusal.ts'
import type { Ports } from '../../ports/ports.ts'
import type { SealContext } from '../../ports/vault/vault.ts'
import type { LinkHistory, SendLimit } from '../../ports/verification/hosted-links.ts'
import type { HolderRequest } from '../holder-request.ts'
import { readStanding, requireStep, type StepPorts, takeStep } from '../link-step.ts'

export const codeLimits = { validMs: 10 * 60_000, tries: 5, perLink: 5 } as const

const minute = 60_000
const day = 24 * 60 * minute
const addressWaits = { sms: minute, call: 5 * minute } as const

export interface PhoneRequest {
  /** As it was typed; empty where the link has the number. */
  readonly number: string
  readonly channel: 'sms' | 'call'
  /** ISO 3166 alpha-2 of countries that codes are sent to; empty for all. */
  readonly countries: readonly string[]
  /** Of the caller, as far as one customer of a network provider cannot change it. */
  readonly network: string
}

type SendPorts = StepPorts & Pick<Ports, 'ids' | 'phone'>

/**
 * Sends a code. It counts from when it is written down, whether or not the network takes it: what costs money is never sent
 * without that.
 *
 * @throws LinkRefusal of DOCUPASS_GENERIC_ERROR, DOCUPASS_ERROR_POPUP where the network failed, DOCUPASS_INVALID_ACTION
 */
export async function sendPhoneCode(
  ports: SendPorts,
  holder: HolderRequest,
  request: PhoneRequest,
): Promise<LinkHistory> {
  const standing = await readStanding(ports, holder)
  requireStep('create_phone_verification', standing, holder)
  const { link, seal } = standing.history
  const number = allowedNumber(link, request)
  if (standing.state.codesSent >= codeLimits.perLink)
    throw genericLinkError('PHONE_VERIFICATION_LIMIT_REACHED')
  await countOrRefuse(ports, holder, { ...request, number })
  const code = ports.ids.phoneCode()
  const digest = codeDigest(seal, number, code)
  const expiresAt = ports.clock.now() + codeLimits.validMs
  const { channel } = request
  const history = await takeStep(ports, holder, {
    call: 'create_phone_verification',
    deed: ({ state }) => {
      if (state.codesSent >= codeLimits.perLink) throw genericLinkError('PHONE_VERIFICATION_LIMIT_REACHED')
      return { kind: 'code-sent', number, channel, digest, expiresAt }
    },
  })
  const { accountId } = holder.principal
  const message = { accountId, mode: link.mode, to: number, channel, text: textOf(link, channel, code) }
  const outcome = await ports.phone.send(message, holder.limits.signal)
  if (outcome === 'unsupported') throw genericLinkError('NUMBER_NOT_SUPPORTED')
  if (outcome === 'failed')
    throw new LinkRefusal('DOCUPASS_ERROR_POPUP', languages.en.sentences['holder.code-not-sent']({}))
  return history
}

/**
 * Judges a code. A wrong one is written down before it is answered, so that tries are counted whatever happens.
 *
 * @throws LinkRefusal INVALID_PHONE_VERIFICATION_CODE, PHONE_VERIFICATION_EXPIRED, DOCUPASS_INVALID_ACTION
 */
export async function checkPhoneCode(
  ports: StepPorts,
  holder: HolderRequest,
  { code }: { readonly code: string },
): Promise<LinkHistory> {
  const outcome = { isCorrect: false }
  const history = await takeStep(ports, holder, {
    call: 'check_phone_verification',
    deed: ({ history: { seal }, state }) => {
      const { pendingCode } = personOf(state, holder.session.party)
      if (pendingCode === null || pendingCode.expiresAt <= ports.clock.now())
        throw genericLinkError('PHONE_VERIFICATION_EXPIRED')
      const { number, digest, tries } = pendingCode
      if (tries >= codeLimits.tries) throw genericLinkError('PHONE_VERIFICATION_EXPIRED')
      outcome.isCorrect = isSame(codeDigest(seal, number, code.trim()), digest)
      return { kind: 'code-tried', number, isCorrect: outcome.isCorrect }
    },
  })
  if (!outcome.isCorrect) throw genericLinkError('INVALID_PHONE_VERIFICATION_CODE')
  return history
}

/** The number of the link where it has one: no one else's is called for it. */
function allowedNumber({ userPhone }: HostedLink, { number, countries }: PhoneRequest): string {
  const read = readPhoneNumber(userPhone === '' ? number : userPhone)
  if (read.kind === 'unreadable') throw genericLinkError('INVALID_PHONE_NUMBER')
  if (read.kind === 'unsupported') throw genericLinkError('NUMBER_NOT_SUPPORTED')
  if (countries.length > 0 && !read.countries.some((country) => countries.includes(country)))
    throw genericLinkError('PHONE NUMBER NOT IN ACCEPTED COUNTRY')
  return read.e164
}

/** Counted across links: what costs money is a range of numbers, and not one link. */
async function countOrRefuse(
  { records }: StepPorts,
  { principal }: HolderRequest,
  { network, channel, number }: PhoneRequest,
): Promise<void> {
  const counted: readonly (readonly [SendLimit, GenericLinkError])[] = [
    [
      { name: `${channel} ${network}`, windowMs: addressWaits[channel], most: 1 },
      channel === 'sms' ? 'SMS_LIMIT_REACHED' : 'CALL_LIMIT_REACHED',
    ],
    [{ name: `address ${network}`, windowMs: day, most: 20 }, 'PHONE_VERIFICATION_LIMIT_REACHED'],
    [{ name: `prefix ${number.slice(1, 7)}`, windowMs: day, most: 200 }, 'PHONE_VERIFICATION_LIMIT_REACHED'],
  ]
  const usedUp = await records.countSend(
    principal,
    counted.map(([limit]) => limit),
  )
  const refusal = counted.find(([limit]) => limit === usedUp)?.[1]
  if (refusal !== undefined) throw genericLinkError(refusal)
}

function textOf({ profile }: HostedLink, channel: 'sms' | 'call', code: string): string {
  const company = profile.docupass.companyName
  const { sentences } = languages.en
  return channel === 'call'
    ? sentences['holder.code-call']({ code, company })
    : sentences['holder.code-message']({ code, company, minutes: codeLimits.validMs / minute })
}

/** By the link's own key: a million codes are tried in a moment by anyone who has digest and key, and no one else can. */
const codeDigest = ({ key, recordId }: SealContext, number: string, code: string): string =>
  createHmac('sha256', key).update(`phone code\n${recordId}\n${number}\n${code}`).digest('hex')

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
