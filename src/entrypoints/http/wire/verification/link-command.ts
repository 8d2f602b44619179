import type { LinkCommand } from '../../../../flows/verification/link-command.ts'
import { invalidValue } from '../../../../vocabulary/refusals.ts'
import { linkKindOf } from '../../../../vocabulary/verification/link-modes.ts'
import { parseImage, type ImageLimits } from '../../kit/request/image-input.ts'
import { defaultContractFormat, sentValues } from '../agreements/generate-schema.ts'
import { requestFacts } from '../scan/request-facts.ts'
import type { LinkBody } from './create-schema.ts'

/** Body → command. Throws the refusals of `parseImage` and ERROR_INVALID_VALUE naming the field. */
export function linkCommandOf(body: LinkBody, limits: ImageLimits): LinkCommand {
  const { verifyName, verifyAge, verifyAddress, verifyPostcode, contractGenerate } = body
  const verifyDob = body.verifyDOB ?? body.verifyDob
  const verifyDocumentNumber = body.verifyDocumentNumber ?? body.verifyDocumentNo
  const values = { verifyName, verifyDob, verifyAge, verifyAddress, verifyPostcode, verifyDocumentNumber }
  const picture = (parameter: 'referenceDocument' | 'referenceDocumentBack' | 'referenceFace') => {
    const sent = body[parameter]
    return sent === undefined ? null : parseImage(parameter, sent, limits)
  }
  return {
    kind: linkKindOf(body.mode),
    version: body.version?.endsWith('2') === true ? 2 : 3,
    isReusable: body.reusable ?? false,
    ...{ profile: body.profile, profileOverride: body.profileOverride ?? null },
    ...{ customData: body.customData ?? '', language: body.language ?? '' },
    userPhone: body.userPhone === undefined ? '' : phoneNumber(body.userPhone),
    expected: expectedValues(values),
    request: requestFacts({ ...values, contractGenerate }, { verifyDob: dobParameter(body) }),
    ...contractsOf(body),
    references: {
      document: picture('referenceDocument'),
      documentBack: picture('referenceDocumentBack'),
      face: picture('referenceFace'),
    },
  }
}

function contractsOf({ contractSign, contractFormat = defaultContractFormat, contractPrefill }: LinkBody) {
  return {
    ...{ contractSign: contractSign?.trim() ?? null, contractFormat },
    contractPrefill: sentValues('contractPrefill', contractPrefill),
  }
}

const dobParameter = ({ verifyDOB }: LinkBody): string =>
  verifyDOB === undefined ? 'verifyDob' : 'verifyDOB'

type ExpectedValues = LinkCommand['expected']

const expectedValues = (sent: {
  readonly [Key in keyof ExpectedValues]: string | undefined
}): ExpectedValues => ({
  verifyName: sent.verifyName ?? '',
  verifyDob: sent.verifyDob ?? '',
  verifyAge: sent.verifyAge ?? '',
  verifyAddress: sent.verifyAddress ?? '',
  verifyPostcode: sent.verifyPostcode ?? '',
  verifyDocumentNumber: sent.verifyDocumentNumber ?? '',
})

/** ITU-T E.164: at most fifteen digits, those of the country first. `+` and what people write between digits are forgiven. */
function phoneNumber(written: string): string {
  const number = written.replace(/^\s*(\+|00)/, '').replace(/[\s()./-]/g, '')
  if (!/^[1-9]\d{6,14}$/.test(number))
    throw invalidValue('userPhone', 'It must be a telephone number with its country code: +14155550132.')
  return `+${number}`
}
