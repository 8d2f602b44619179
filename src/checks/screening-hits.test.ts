import { expect, it } from 'vitest'
import { aProfile, someFacts } from '../../test/world/facts.ts'
import { screeningChecks } from './screening-hits.ts'

it.each(['AML_SANCTION', 'AML_CRIME', 'AML_PEP'])('%s says that a scan was not screened, and why', (code) => {
  const outcome = screeningChecks.find((check) => check.code === code)?.run(someFacts(), aProfile())
  expect(outcome).toEqual({ kind: 'not_checked', reason: 'A scan is not screened yet.' })
})
