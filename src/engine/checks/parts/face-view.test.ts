import { describe, expect, it } from 'vitest'
import { someFaces } from '../../../../test/world/pictures/faces.ts'
import { aProfile, someFacts } from '../../../../test/world/facts/facts.ts'
import type { FaceFacts } from '../../../vocabulary/face/face-facts.ts'
import { onFaces } from './face-view.ts'
import { clear } from './outcomes.ts'

const ask = (face: FaceFacts) => onFaces(() => clear({}))(someFacts({ face }), aProfile()).kind

describe('a rule about faces', () => {
  it('judges what was seen', () => expect(ask(someFaces())).toBe('clear'))
  it('cannot tell when no face was sent', () => expect(ask({ given: false })).toBe('cannot_tell'))
  it('was not checked, and is no pass, when one was sent and could not be looked at', () => {
    expect(ask({ given: true, failed: 'The engine failed.' })).toBe('not_checked')
    expect(ask({ given: true }), 'a record of a version before').toBe('not_checked')
  })
})
