import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nameSimilarity } from './name-similarity.ts'
import type { HolderName } from './name-similarity.ts'

const holder = (surname: string, givenNames: string, truncated = false): HolderName => ({
  surname,
  givenNames,
  fullName: `${givenNames} ${surname}`.trim(),
  truncated,
})

const enough = 0.7

describe('The same person', () => {
  it.each([
    ['Anna Maria Eriksson', 'ERIKSSON', 'ANNA MARIA', 'as printed'],
    ['ERIKSSON Anna Maria', 'ERIKSSON', 'ANNA MARIA', 'surname first'],
    ['Anna Eriksson', 'ERIKSSON', 'ANNA MARIA', 'further given names left out'],
    ['John Smith', 'SMITH', 'JOHN FITZGERALD ALEXANDER', 'several given names left out'],
    ['Jürgen Müller', 'MUELLER', 'JUERGEN', 'umlauts spelled out in the zone'],
    ['Jürgen Müller', 'MULLER', 'JURGEN', 'umlauts dropped in the zone'],
    ['Jurgen Muller', 'MUELLER', 'JUERGEN', 'umlauts dropped by the caller'],
    ['Søren Ångström', 'AANGSTROEM', 'SOEREN', 'Nordic letters'],
    ['Jonas Weiß', 'WEISS', 'JONAS', 'sharp s'],
    ['Łukasz Żółć', 'ZOLC', 'LUKASZ', 'Polish letters'],
    ['José Núñez', 'NUNEZ', 'JOSE', 'Spanish letters'],
    ['Юлия Щербакова', 'SHCHERBAKOVA', 'IULIIA', 'Cyrillic letters'],
    ['Yuliya Shcherbakova', 'SHCHERBAKOVA', 'IULIIA', 'another way to write Cyrillic names in Latin letters'],
    ['Γιώργος Παπαδόπουλος', 'PAPADOPOULOS', 'GIORGOS', 'Greek letters'],
    ["Sean O'Brien", 'OBRIEN', 'SEAN', 'an apostrophe'],
    ['Jean-Luc Dupont', 'DUPONT', 'JEANLUC', 'a hyphen run together'],
    ['Jeanluc Dupont', 'DUPONT', 'JEAN LUC', 'a hyphen left as a blank'],
    ['J. Smith', 'SMITH', 'JOHN', 'an initial'],
    ['Anna Eriksson', 'ERIKSON', 'ANA', 'slips of spelling'],
    ['Gabriel García', 'GARCIA MARQUEZ', 'GABRIEL', 'one of two surnames'],
    ['María de la Cruz', 'DE LA CRUZ', 'MARIA', 'particles'],
    ['Li Wei', 'LI', 'WEI', 'short names'],
    ['Liming', 'LI', 'MING', 'a name run together'],
    ['李明', 'LI', 'MING', 'Chinese letters'],
    ['Hans Meyer', 'MEIER', 'HANS', 'another spelling of the same sound'],
    ['Mr John Smith Jr.', 'SMITH', 'JOHN', 'words around the name'],
    ['Abd al-Rahman Khan', 'KHAN', 'ABDULRAHMAN', 'an article written apart'],
    ['Abd ar-Rahman Khan', 'KHAN', 'ABDUL RAHMAN', 'an article as it is spoken'],
    ['Mohammed Al Hassan', 'AL HASSAN', 'MUHAMMAD', 'another transliteration from Arabic'],
    ['Александр Шевченко', 'SHEVCHENKO', 'OLEKSANDR', 'the Russian form of an Ukrainian name'],
    ['Dmitriy Medvedev', 'MEDVEDEV', 'DMITRII', 'another transliteration from Russian'],
    ['Nguyễn Văn An', 'NGUYEN', 'VAN AN', 'tones'],
    ['Işık Yılmaz', 'YILMAZ', 'ISIK', 'the dotless i'],
    ['Þór Björnsson', 'BJOERNSSON', 'THOR', 'thorn'],
    ['Nagy János', 'NAGY', 'JANOS', 'Hungarian order'],
    ['Kim Min-jun', 'KIM', 'MINJUN', 'Korean syllables'],
    ['J. R. R. Tolkien', 'TOLKIEN', 'JOHN RONALD REUEL', 'initials alone'],
    ['João da Silva', 'SILVA', 'JOAO', 'a particle that the document leaves out'],
  ])('%s is %s %s: %s', (request, surname, given) => {
    expect(nameSimilarity(request, holder(surname, given))).toBeGreaterThanOrEqual(enough)
  })
  it('is recognised by the only name there is', () => {
    expect(nameSimilarity('Sukarno', { ...holder('SUKARNO', ''), fullName: 'SUKARNO' })).toBe(1)
  })
  it('is recognised in a zone that cut the name off', () => {
    const cut = holder('NILAVADHANANANDA', 'CHAYAPA DEJTHAMRONG KRASUANG A', true)
    const request = 'Chayapa Dejthamrong Krasuang Anawat Nilavadhanananda'
    expect(nameSimilarity(request, cut)).toBeGreaterThan(0.9)
  })
})

describe('Another person', () => {
  it.each([
    ['Peter Schmidt', 'ERIKSSON', 'ANNA MARIA'],
    ['Johan Eriksson', 'ERIKSSON', 'ANNA MARIA'],
    ['Eriksson', 'ERIKSSON', 'ANNA MARIA'],
    ['Anna Maria', 'ERIKSSON', 'ANNA MARIA'],
    ['Li Wolfeschlegelstein', 'WOLFESCHLEGELSTEIN', 'BO'],
    ['Maria de la Rosa', 'DE LA CRUZ', 'MARIA'],
    ['Maria Carmen Lopez', 'GARCIA', 'MARIA JOSE'],
    ['Li Na', 'LI', 'WEI'],
    ['J. S.', 'SMITH', 'JOHN'],
    ['John S.', 'SMITH', 'JOHN'],
    ['Jan Kowalski', 'KOWALSKA', 'JANINA'],
    ['Maria Silva', 'SILVA', 'MARIO'],
    ['Ana Garcia', 'GARCIA', 'JUANA'],
    ['Bill Gates', 'GATES', 'WILLIAM'],
    ['123 456', 'ERIKSSON', 'ANNA'],
    ['', 'ERIKSSON', 'ANNA'],
  ])('%s is not %s %s', (request, surname, given) => {
    expect(nameSimilarity(request, holder(surname, given))).toBeLessThan(enough)
  })
  it('is not let through by a zone that cut the name off', () => {
    expect(
      nameSimilarity('Chayapa Somchai', holder('NILAVADHANANANDA', 'CHAYAPA DEJTHAMRONG KRAS', true)),
    ).toBeLessThan(enough)
  })
})

it('is a share, whatever the texts', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: 'grapheme' }),
      fc.string(),
      (request, surname, given) => {
        const score = nameSimilarity(request, holder(surname, given))
        expect(score).toBeGreaterThanOrEqual(0)
        expect(score).toBeLessThanOrEqual(1)
      },
    ),
  )
})

it('does not depend on the order of the words asked for', () => {
  const word = fc.stringMatching(/^[A-Z]{2,9}$/)
  fc.assert(
    fc.property(word, word, word, (a, b, c) => {
      const of = holder(a, `${b} ${c}`)
      expect(nameSimilarity(`${c} ${a} ${b}`, of)).toBeCloseTo(nameSimilarity(`${a} ${b} ${c}`, of), 9)
    }),
  )
})
