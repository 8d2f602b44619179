import { describe, expect, it } from 'vitest'
import { findLabels } from './find-labels.ts'
import { printed } from './printed-line.fixture.ts'

const fieldOf = (text: string, latinText: string) =>
  findLabels([{ ...printed(text, [20, 20]), script: 'Cyrl', latinText }]).matches[0]?.field ?? null

describe('The label of a line in another script', () => {
  it('is what the Latin alphabet saw of it, where that was read better', () => {
    expect(fieldOf('Дїйстаиіелино да/ Oae ofexpiry', 'Ancretenuo / Date of expiry')).toBe('expiry')
    expect(fieldOf('Статъ/ Ѕех', 'Crats/ Sex')).toBe('sex')
  })

  it('is none where a short word alone looks like one, or figures stand there', () => {
    expect(fieldOf('Хех', 'Sex')).toBeNull()
    expect(fieldOf('Дїйста 1', 'Date of expiry 1')).toBeNull()
    expect(fieldOf('Дїйста', 'Dale of expiry')).toBeNull()
    expect(fieldOf('Дїйста', 'Date of expiry')).toBe('expiry')
  })
})
