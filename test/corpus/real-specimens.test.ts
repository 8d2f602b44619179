import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { openFixedClockService, type FixedClockService } from '../world/service/frozen-service.ts'
import { valuesOf } from '../world/service/wire-shapes.ts'

const folder = fileURLToPath(new URL('../../../shared/data/vision/mrz/', import.meta.url))
const isThere = existsSync(`${folder}truth.json`)
if (!isThere)
  process.stderr.write(
    'SKIPPED: the folder of real specimens is not there; reading was not judged on them.\n',
  )

const truths = z
  .record(
    z.string(),
    z.object({ fmt: z.string(), lines: z.array(z.string()), check_digits_all_valid: z.boolean() }),
  )
  .parse(isThere ? JSON.parse(readFileSync(`${folder}truth.json`, 'utf8')) : {})

/** Number of the document and surname, by the columns of each layout. */
function printed(
  fmt: string,
  lines: readonly string[],
): { readonly number: string; readonly surname: string } {
  const [numberLine, from, nameLine, nameFrom] = fmt === 'TD1' ? [0, 5, 2, 0] : [1, 0, 0, 5]
  const number = (lines[numberLine] ?? '').slice(from, from + 9).replaceAll('<', '')
  const surname = (lines[nameLine] ?? '').slice(nameFrom).split('<<')[0] ?? ''
  return { number, surname: surname.replaceAll('<', ' ').trim() }
}

describe.skipIf(!isThere)('real specimens that states published', () => {
  let service: FixedClockService
  const read: string[] = []
  const withheld: string[] = []
  const wrong: string[] = []

  beforeAll(async () => {
    service = await openFixedClockService()
    for (const [name, { fmt, lines, check_digits_all_valid: isValid }] of Object.entries(truths)) {
      const document = readFileSync(`${folder}${name}`).toString('base64')
      const answer = await service.scan({ profile: 'security_medium', document })
      const { documentNumber, lastName } = valuesOf(answer)
      const { number, surname } = printed(fmt, lines)
      const reported = `${name}: ${documentNumber ?? '–'} ${lastName ?? '–'} (${number} ${surname})`
      if (documentNumber === number && lastName === surname) read.push(reported)
      else if ([number, undefined].includes(documentNumber) && [surname, undefined].includes(lastName))
        withheld.push(reported)
      else wrong.push(reported)
      if (!isValid) expect(answer.decision, name).not.toBe('accept')
    }
  }, 600_000)
  afterAll(() => service.close())

  it('are never answered with a wrong number or name', () => {
    expect(wrong).toEqual([])
  })

  it('are answered with number and name, sixteen of seventeen at least; the rest is withheld', () => {
    expect(read.length, withheld.join('\n')).toBeGreaterThanOrEqual(16)
  })
})
