import type { KybCommand } from '../../../../flows/kyb/kyb-command.ts'
import { invalidValue } from '../../../../vocabulary/refusals.ts'
import { parseImage, type ImageLimits } from '../../kit/request/image-input.ts'
import { countryOf } from '../screening/aml-schema.ts'
import { defaultProfile, givenValues, type KybBody } from './schema.ts'

/** Body → command. Throws the refusals of `parseImage`, and ERROR_INVALID_VALUE where nothing names a company. */
export function kybCommandOf(body: KybBody, limits: ImageLimits): KybCommand {
  const { countryIso2, ...values } = givenValues(body)
  const { legalName, registrationNumber, taxNumber, lei } = values
  const document = body.document === undefined ? null : parseImage('document', body.document, limits)
  if (document === null && [legalName, registrationNumber, taxNumber, lei].every((one) => one === undefined))
    throw invalidValue('legalName', 'Give one of document, legalName, registrationNumber, taxNumber and lei.')
  return {
    document,
    given: {
      ...values,
      ...(countryIso2 === undefined ? {} : { countryIso2: countryOf(countryIso2, 'countryIso2') }),
    },
    profile: body.profile ?? defaultProfile,
    profileOverride: body.profileOverride ?? null,
    customData: body.customData ?? '',
  }
}
