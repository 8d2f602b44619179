import type { NetworkInterfaceInfo } from 'node:os'
import { describe, expect, it } from 'vitest'
import { machineNames } from './machine-names.ts'

const address = (value: string, internal = false): NetworkInterfaceInfo => {
  const common = { address: value, netmask: '', mac: '00:00:00:00:00:00', internal, cidr: null }
  return value.includes(':') ? { ...common, family: 'IPv6', scopeid: 0 } : { ...common, family: 'IPv4' }
}

describe('The names of a machine', () => {
  it('are its host name, also as phones find it, and every address that a certificate can bear', () => {
    const interfaces = {
      lo: [address('127.0.0.1', true), address('::1', true)],
      wlan0: [address('192.168.1.20'), address('fe80::1'), address('fd00::20')],
      eth1: [address('169.254.3.4')],
    }
    expect(machineNames(interfaces, 'Desk-7')).toEqual({
      names: ['localhost', 'desk-7', 'desk-7.local'],
      addresses: ['127.0.0.1', '::1', '192.168.1.20', 'fd00::20'],
      lanAddress: '192.168.1.20',
    })
  })

  it('lead links to the network of phones rather than to one of containers', () => {
    const interfaces = { docker0: [address('172.17.0.1')], en0: [address('10.0.0.5')] }
    expect(machineNames(interfaces, 'desk.example').lanAddress).toBe('10.0.0.5')
    expect(machineNames({ docker0: [address('172.17.0.1')] }, 'desk').lanAddress).toBe('172.17.0.1')
    expect(machineNames({ lo: [address('127.0.0.1', true)] }, 'desk').lanAddress).toBeNull()
  })

  it('leave out a host name that no certificate can bear', () => {
    expect(machineNames({}, 'My Desk!').names).toEqual(['localhost'])
    expect(machineNames({}, 'desk.example').names).toEqual(['localhost', 'desk.example'])
  })
})
