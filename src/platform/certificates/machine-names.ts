import type { NetworkInterfaceInfo } from 'node:os'

/** By what a machine can be reached. */
export interface MachineNames {
  /** DNS names, `localhost` among them. */
  readonly names: readonly string[]
  /** IP addresses, those of this machine alone among them. */
  readonly addresses: readonly string[]
  /** The address that other devices of the same network are most likely to reach; null without a network. */
  readonly lanAddress: string | null
}

type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>

/** Bridges and tunnels of virtual machines, containers and VPNs: no phone stands on these. */
const virtual =
  /^(docker|br-|veth|virbr|vmnet|vboxnet|tun|tap|utun|wg|zt|tailscale|cni|flannel|cali|lxc|podman)/i

/**
 * @param interfaces as `os.networkInterfaces()` gives them
 * @param hostName as `os.hostname()` gives it
 */
export function machineNames(interfaces: Interfaces, hostName: string): MachineNames {
  const found = Object.entries(interfaces).flatMap(([name, addresses = []]) =>
    addresses.filter(isStable).map((address) => ({ ...address, isVirtual: virtual.test(name) })),
  )
  const outward = found.filter(({ internal }) => !internal)
  const reachable = outward.filter(({ family }) => family === 'IPv4')
  const lan = reachable.find(({ isVirtual }) => !isVirtual) ?? reachable[0]
  return {
    names: ['localhost', ...dnsNames(hostName)],
    addresses: [...new Set(['127.0.0.1', '::1', ...outward.map(({ address }) => address)])],
    lanAddress: lan?.address ?? null,
  }
}

/** Link-local addresses need a zone, which no certificate can name. */
const isStable = ({ family, address }: NetworkInterfaceInfo): boolean =>
  family === 'IPv4' ? !address.startsWith('169.254.') : !/^fe[89ab]/i.test(address)

/** The name itself, and as multicast DNS announces it (RFC 6762). */
function dnsNames(hostName: string): readonly string[] {
  const name = hostName.toLowerCase()
  if (name === 'localhost' || !/^[a-z0-9]([a-z0-9.-]{0,250}[a-z0-9])?$/.test(name)) return []
  return name.includes('.') ? [name] : [name, `${name}.local`]
}
