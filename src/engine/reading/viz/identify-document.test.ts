import { expect, it } from 'vitest'
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
