import { describe, expect, it } from 'vitest'
import { actorKind, actors, keyActor, linkActor, userActor } from './actor.ts'

describe('An actor', () => {
  it.each([
    [keyActor('k1a2'), 'key'],
    [userActor('7'), 'user'],
    [linkActor('7'), 'link-holder'],
    [actors.signedLink, 'link-holder'],
    [actors.operator, 'operator'],
    [actors.system, 'system'],
    [actors.retention, 'system'],
    [actors.restore, 'system'],
  ])('%s is stored so that its kind, %s, is known again', (actor, kind) => {
    expect(actorKind(actor)).toBe(kind)
  })

  it('is stored under the words that audit logs have held from the beginning', () => {
    const { operator, system, retention, restore, signedLink } = actors
    expect([operator, system, retention, restore, signedLink]).toEqual([
      'cli',
      'system',
      'retention',
      'restore',
      'link',
    ])
    expect(keyActor('k1a2')).toBe('k1a2')
  })
})
