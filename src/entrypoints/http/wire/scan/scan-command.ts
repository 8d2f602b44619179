import { isIP } from 'node:net'
import type { ScanCommand } from '../../../../flows/scan/scan-command.ts'
import { invalidValue } from '../../../../vocabulary/refusals.ts'
import { parseImage, type ImageLimits } from '../../kit/request/image-input.ts'
import { defaultContractFormat, sentValues } from '../agreements/generate-schema.ts'
import { selfieOf } from '../face/selfie.ts'
import { requestFacts } from './request-facts.ts'
import type { ScanBody } from './schema.ts'

/** Body → command. Throws the refusals of `parseImage` and ERROR_INVALID_VALUE naming the field. */
export function scanCommandOf(body: ScanBody, limits: ImageLimits, clientAddress: string): ScanCommand {
  return {
    request: requestFacts(body),
    document: parseImage('document', body.document, limits),
    documentBack:
      body.documentBack === undefined ? null : parseImage('documentBack', body.documentBack, limits),
    selfie: selfieOf(body, limits),
    profile: body.profile,
    profileOverride: body.profileOverride ?? null,
    ip: body.ip === undefined ? null : holderAddress(body.ip, clientAddress),
    customData: body.customData ?? '',
    contractFormat: body.contractFormat ?? defaultContractFormat,
    contractPrefill: sentValues('contractPrefill', body.contractPrefill),
  }
}

/** `user` is where the request comes from, behind a proxy that is trusted as the proxy says. */
function holderAddress(written: string, clientAddress: string): string {
  const address = written.trim()
  if (address.toLowerCase() === 'user') return clientAddress
  if (isIP(address) === 0) throw invalidValue('ip', 'It must be an IPv4 or IPv6 address, or user.')
  return address
}
