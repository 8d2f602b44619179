import { describe, expect, it } from 'vitest'
import { aPassport, aProfile, aSide, someFacts, someFields } from '../../../test/world/facts/facts.ts'
import type { Facts } from '../../vocabulary/decision/facts.ts'
import { romaniseRequest } from '../../flows/scan/names/romanise-request.ts'
import { nameVerification } from './name-verification.ts'

const ask = (verifyName: string | undefined, fields = aPassport().fields, threshold = 0.7) =>
  nameVerification.run(
    someFacts({
      front: aSide(aPassport({ fields })),
      request: verifyName === undefined ? {} : { verifyName },
    }),
    aProfile({ thresholds: { nameVerification: threshold } }),
  )

describe('NAME_VERIFICATION_FAILED', () => {
  it('is found for another name, the surer the less they have in common', () => {
    expect(ask('Peter Schmidt')).toMatchObject({ kind: 'found', findings: [{ confidence: 1 }] })
  })
  describe('of a name in another script', () => {
    const inScript = (verifyName: string, lastName: string, firstName: string) => {
      const front = aSide(aPassport({ fields: someFields({ lastName, firstName }) }))
      const request = romaniseRequest({ verifyName })
      return nameVerification.run(someFacts({ front, request }), aProfile()).kind
    }
    it.each([
      ['محمد الأحمد', 'AL AHMAD', 'MOHAMMED'],
      ['عبد الرحمن خان', 'KHAN', 'ABDULRAHMAN'],
      ['דוד לוי', 'LEVY', 'DAVID'],
      ['김민준', 'KIM', 'MINJUN'],
      ['李明', 'LEE', 'MING'],
      ['王小明', 'WANG', 'XIAOMING'],
      ['ヤマダ タロウ', 'YAMADA', 'TARO'],
      ['Юлия Щербакова', 'SHCHERBAKOVA', 'IULIIA'],
      ['Олександр Шевченко', 'SHEVCHENKO', 'OLEKSANDR'],
    ])('is clear: %s is %s %s', (given, last, first) => expect(inScript(given, last, first)).toBe('clear'))
    it.each([
      ['山田 太郎', 'YAMADA', 'TARO'],
      ['陳大文', 'CHAN', 'TAI MAN'],
      ['בלה שפירא', 'SHAPIRO', 'BELLA'],
      ['بلقيس حسني', 'HOUSNY', 'BELKIS'],
      ['สมชาย ใจดี', 'JAIDEE', 'SOMCHAI'],
    ])('is left to a person: %s may be %s %s', (given, last, first) =>
      expect(['clear', 'not_checked']).toContain(inScript(given, last, first)),
    )
    it.each([
      ['محمد الأحمد', 'ERIKSSON', 'ANNA'],
      ['김민준', 'FUSTER', 'ARTURO'],
      ['Юлия Щербакова', 'ERIKSSON', 'ANNA'],
      ['Юлия Щербакова', 'SHCHERBAKOVA', 'NATALIA'],
    ])('is found: %s is not %s %s', (given, last, first) =>
      expect(inScript(given, last, first)).toBe('found'),
    )
  })
  it('is found for a relative who shares the surname', () => expect(ask('Johan Eriksson').kind).toBe('found'))
  it('is found for the surname alone', () => expect(ask('Eriksson').kind).toBe('found'))
  it('is clear for the name in any order and case', () =>
    expect(ask('eriksson, anna maria').kind).toBe('clear'))
  it('asks a printed name only where no machine-read one is there', () => {
    const named = (lastName: string, source: 'visual' | 'mrz') =>
      aSide(aPassport({ fields: someFields({ lastName, firstName: 'ANNA' }, { source }) }))
    const verify = (sides: Partial<Facts>) =>
      nameVerification.run(someFacts({ ...sides, request: { verifyName: 'Anna Smith' } }), aProfile())
    expect(verify({ front: named('SMITH', 'visual') }).kind).toBe('clear')
    expect(verify({ front: named('SMITH', 'visual'), back: named('ERIKSSON', 'mrz') }).kind).toBe('found')
  })
  it('follows the threshold of the profile', () => {
    expect(ask('Anna Erikson').kind).toBe('clear')
    expect(ask('Anna Erikson', undefined, 1).kind).toBe('found')
  })
  it('cannot tell when nothing was asked', () => expect(ask(undefined).kind).toBe('cannot_tell'))
  it('cannot tell when no name was read', () => expect(ask('Anna Eriksson', {}).kind).toBe('cannot_tell'))
})
