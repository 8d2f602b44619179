import { describe, expect, it } from 'vitest'
import { hasPermission, permissions, type Permission } from './permissions.ts'

const names = Object.keys(permissions) as Permission[]

describe('Permissions at the operator desk', () => {
  it('let an auditor read and change nothing', () => {
    const given = names.filter((name) => hasPermission('auditor', name))
    expect(given.length).toBeGreaterThan(2)
    expect(given.filter((name) => !name.endsWith('.read'))).toEqual([])
  })

  it('keep decisions from those who administer users', () => {
    expect(hasPermission('administrator', 'users.change')).toBe(true)
    expect(hasPermission('administrator', 'transactions.decide')).toBe(false)
  })
})
