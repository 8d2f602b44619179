import { describe, expect, it } from 'vitest'
import { identifyDocument } from './identify-document.ts'
import { printed } from './printed-line.fixture.ts'
import { vizValues } from './viz-values.ts'

const rows = [
  ...[
    'РЕПУБЛИКА СРБИЈА',
    'ЛИЧНА КАРТА',
    'Презиме',
    'Павловић',
    'Име',
    'Љиљана',
    'Датум рођења',
    '16.05.2004',
  ],
  ...['Датум издавања', '10.04.2023', 'Важи до', '10.04.2033', 'Регистарски број', '001239045'],
]

it('the state of a page is one that it names in its own language', () => {
  const lines = rows.map((text, row) => ({ ...printed(text, [20, 20 + 30 * row]), script: 'Cyrl' as const }))
  const viz = vizValues(lines, { year: 2026, month: 11, day: 27 })
  expect(identifyDocument(viz, lines, null)?.issuer?.state.code).toBe('SRB')
  expect(viz.values.get('lastNameLocal')?.value).toBe('Павловић')
})

it('the state of a page is known though a P of its name was taken for a thorn', () => {
  const page = [
    ...[
      'UTOÞIA',
      'IDENTITY CARD',
      'Surname',
      'ERIKSSON',
      'Given names',
      'ANNA',
      'Date of birth',
      '12.08.1974',
    ],
    ...['Date of expiry', '15.04.2030', 'Document No.', 'L898902C3'],
  ]
  const lines = page.map((text, row) => printed(text, [20, 20 + 30 * row]))
  const viz = vizValues(lines, { year: 2026, month: 11, day: 27 })
  expect(identifyDocument(viz, lines, null)?.issuer?.state.code).toBe('UTO')
})

describe('A page that says what it is', () => {
  const today = { year: 2026, month: 11, day: 27 }
  const identified = (texts: readonly (readonly [text: string, confidence?: number])[]) => {
    const lines = texts.map(([text, confidence = 0.999], row) => ({
      ...printed(text, [20, 20 + 30 * row], { confidence }),
      script: 'Cyrl' as const,
    }))
    return identifyDocument(vizValues(lines, today), lines, null)
  }
  const title = ['ЛИЧНА КАРТА'] as const
  const dates = [['Датум рођења'], ['16.05.2004'], ['Важи до'], ['10.04.2033']] as const
  const number = [['Регистарски број'], ['001239045']] as const

  it('is a document where a name has no label that was seen, and says that one is missing', () => {
    const rest = [...dates, ...number, ['Датум издавања'], ['10.04.2023']] as const
    expect(identified([title, ['Љиљана Павловић'], ...rest])?.expected[0]).toBe('fullName')
    expect(identified([title, ['Љиљана'], ['Павловић'], ...rest])?.expected[0]).toBe('fullName')
    expect(identified([title, ['Љиљана'], ...rest])).toBeNull()
    expect(identified([title, ...rest])).toBeNull()
    expect(identified([title, ...dates, ['Датум издавања'], ['10.04.2023'], ['Пол'], ['М']])).toBeNull()
  })

  it('is one where its dates and its number are certain beside five labels, though the name was not read', () => {
    const labels = [['Презиме'], ['Пол']] as const
    expect(identified([title, ...labels, ...dates, ...number])?.expected).toContain('lastNameLocal')
    expect(identified([title, ['Презиме'], ...dates, ...number])).toBeNull()
    expect(identified([title, ...labels, ...dates, ['Регистарски број'], ['001239045', 0.9]])).toBeNull()
  })

  it('is one where many labels have a value, though few were read with certainty', () => {
    const doubtful = 0.95
    const name = [['Презиме'], ['Павловић', doubtful], ['Име'], ['Љиљана', doubtful]] as const
    const isOne = (...rows: Parameters<typeof identified>[0]) => identified([title, ...rows]) !== null
    expect(isOne(...name, ...dates, ['Регистарски број'], ['001239045', doubtful])).toBe(true)
    expect(isOne(...name, ...dates)).toBe(false)
  })
})

describe('A residence permit with a title in a line of its own', () => {
  const today = { year: 2026, month: 11, day: 27 }
  const identified = (texts: readonly string[]) => {
    const lines = texts.map((text, row) => printed(text, [20, 20 + 40 * row]))
    return identifyDocument(vizValues(lines, today), lines, null)
  }
  const names = ['Surname: SILVA', 'Given names: BEATRIZ']
  const rows = ['RESIDENCE PERMIT', ...names, 'Document number: RZ4863422', 'Valid until: 02.04.2031']

  it('needs no birth date, which stands on its other side', () => {
    expect(identified(rows)?.type).toBe('R')
  })

  it('needs its title, and a day of expiry', () => {
    expect(identified(rows.slice(1))).toBeNull()
    expect(identified(rows.slice(0, 4))).toBeNull()
  })
})
