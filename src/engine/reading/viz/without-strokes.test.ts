import { expect, it } from 'vitest'
import { matchLabel } from '../../documents/viz/match-label.ts'
import { withoutStrokes } from './without-strokes.ts'

const spanish = ['Apellidos', 'Nombres', 'Fecha de nacimiento']

function valueOn(labels: readonly string[], confidence: number): string | undefined {
  const seen = { value: 'SANTØS', confidence, lettersConfidence: confidence, similarConfidence: 0.99 }
  const quad = [[0, 0], [9, 0], [9, 9], [0, 9]] as const // prettier-ignore
  return withoutStrokes(new Map([['lastName', { ...seen, quad }]]), labels.map(matchLabel)).get('lastName')
    ?.value
}

it('a stroke in doubt is a line of the background on a page in a language that writes none', () => {
  expect(valueOn(spanish, 0.78)).toBe('SANTOS')
  expect(valueOn(spanish, 0.93)).toBe('SANTØS')
})

it('it stays on a page in a language that writes it, or that tells no country', () => {
  expect(valueOn(['Efternavn', 'Fornavne', 'Fødselsdato'], 0.78)).toBe('SANTØS')
  expect(valueOn(['Surname / Nom', 'Given names / Prénoms', 'Date of birth'], 0.78)).toBe('SANTØS')
  expect(valueOn([], 0.78)).toBe('SANTØS')
})
