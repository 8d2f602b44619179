import { describe, expect, it } from 'vitest'
import { isUnreadLabel } from './is-unread-label.ts'

describe('A label of something that is not read', () => {
  it.each([
    'Type / Type',
    'Code /-Code',
    'Signature of bearer/Signature du titulaire',
    'Unterschrift',
    'Tipo',
  ])('is known: %s', (text) => expect(isUnreadLabel(text)).toBe(true))

  it.each(['TYPE', 'Surname / Nom', 'Type / Nom', 'Typeface', 'Code 5', '', 'P', 'Firmin'])(
    'is not seen in %s',
    (text) => expect(isUnreadLabel(text)).toBe(false),
  )
})
