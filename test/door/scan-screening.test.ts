import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDoor, type OpenDoor } from '../world/door.ts'
import { specimenFile, todayInUtc } from '../world/specimen-file.ts'
import { scanAnswer } from '../world/wire-shapes.ts'
import { loadSanctions } from '../world/sanctions.ts'

let door: OpenDoor
let document: string
let holder: { readonly surname: string; readonly givenNames: string; readonly dob: string }
beforeAll(async () => {
  door = await openDoor()
  const file = await specimenFile({ kind: 'passport', today: todayInUtc() })
  document = file.base64
  holder = file.specimen
})
afterAll(() => door.close())

const on = { enabled: true, review: 0, reject: -1, weight: 1 }

async function scanned(decisions: Readonly<Record<string, unknown>>) {
  const body = { document, profile: 'security_none', profileOverride: { decisions } }
  return scanAnswer.parse((await door.ask({ method: 'POST', url: '/scan', body })).json())
}

describe('a scan whose profile asks for screening', () => {
  it('is reviewed and says what was not checked while no list is loaded', async () => {
    const answer = await scanned({ AML_SANCTION: on })
    expect(answer.decision).toBe('review')
    expect(answer.notChecked).toMatchObject([{ code: 'AML_SANCTION' }])
  })

  it('warns once of a listed holder, with exactly one being of the list', async () => {
    await loadSanctions(door, [
      { id: 7, name: `${holder.surname}, ${holder.givenNames}`, dob: holder.dob },
      { id: 8, name: 'SOMEBODY, Else Entirely', dob: '1950-01-01' },
    ])
    const answer = await scanned({ AML_SANCTION: on, AML_PEP: on })
    const told = answer.warning.filter(({ code }) => code.startsWith('AML_'))
    expect(told).toMatchObject([{ code: 'AML_SANCTION', decision: 'review' }])
    expect(Object.keys(told[0]?.['data'] ?? {}).sort()).toEqual(
      [
        'database',
        'documentnumber',
        'dob',
        'entity',
        'fullname',
        'program',
        'schema',
        'source',
        'time',
      ].sort(),
    )
    expect(told[0]?.['data']).toMatchObject({ entity: 'person', database: 'us_ofac', schema: 'sanction' })
    expect(answer.notChecked).toMatchObject([{ code: 'AML_PEP' }])
    expect(answer.decision).toBe('review')
  })

  it('searches nothing where the profile does not ask', async () => {
    const answer = await scanned({})
    expect(answer).toMatchObject({ decision: 'accept', notChecked: [] })
  })
})
