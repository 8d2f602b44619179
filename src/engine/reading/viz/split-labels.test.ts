import { expect, it } from 'vitest'
import { printed } from './printed-line.fixture.ts'
import { splitLabels } from './split-labels.ts'

const parts = (text: string, confidence?: number) => {
  const line = { ...printed(text, [20, 20], confidence === undefined ? {} : { confidence }), script: 'Grek' as const } // prettier-ignore
  return splitLabels([line]).map((part) => part.text)
}

it('labels of two columns that were found as one line are two, however little of the line was read', () => {
  const both = ['ΗΜ. ΛΗΞΗΣ / DATE OF EXPIRY', 'ΑΡ ΔΕΛΤΙΟΥ / CARD No'] as const
  expect(parts(both.join(' '))).toEqual(both)
  expect(parts(both.join(' '), 0.7)).toEqual(both)
})

it('a label of one field in two languages is one', () => {
  expect(parts('ΗΜ. ΛΗΞΗΣ / DATE OF EXPIRY')).toHaveLength(1)
  expect(parts('ΗΜ. ΛΗΞΗΣ / DHTE QF ENPLRV No', 0.7)).toHaveLength(1)
})

it('two dates in one line of another script, each behind its label, are two lines', () => {
  const line = (text: string) => ({ ...printed(text, [20, 20]), script: 'Thai' as const })
  const parts = (text: string) => splitLabels([line(text)]).map((part) => part.text)
  expect(parts('วันอนุญาต 8 ต.ค. 2564 วันสิ้นอายุ 8 ต.ค. 2574')).toEqual([
    'วันอนุญาต 8 ต.ค. 2564',
    'วันสิ้นอายุ 8 ต.ค. 2574',
  ])
  expect(parts('วันอนุญาต 8 ต.ค. 2564')).toEqual(['วันอนุญาต 8 ต.ค. 2564'])
  expect(parts('ที่อยู่ 12 วันหมดอายุ 34 กรุงเทพ')).toHaveLength(1)
})
