import { describe, expect, it } from 'vitest'
import { filterProgram, ringlessProgram } from './filter-program.ts'
import { allowedCalls, architectures, type Architecture } from './system-calls.table.ts'

interface Call {
  readonly architecture?: number
  readonly number: number
  readonly first?: number
}

const [eperm, ebadf, enosys] = [0x0005_0001, 0x0005_0009, 0x0005_0026]
const [allow, kill] = [0x7fff_0000, 0x8000_0000]
const processId = 4711

/** What the kernel would answer: the few instructions of classic BPF that there are. */
function verdict(
  architecture: Architecture,
  call: Call,
  program = filterProgram(architecture, processId),
): number {
  const data = Buffer.alloc(64)
  data.writeUInt32LE(call.number, 0)
  data.writeUInt32LE(call.architecture ?? architectures[architecture].audit, 4)
  data.writeUInt32LE(call.first ?? 0, 16)
  let loaded = 0
  for (let at = 0; at < program.length; at += 8) {
    const [code, value] = [program.readUInt16LE(at), program.readUInt32LE(at + 4)]
    if (code === 0x06) return value
    if (code === 0x20) loaded = data.readUInt32LE(value)
    else {
      const holds =
        code === 0x15 ? loaded === value : code === 0x35 ? loaded >= value : (loaded & value) !== 0
      at += 8 * (program[at + (holds ? 2 : 3)] ?? 0)
    }
  }
  throw new Error('The program ended without an answer.')
}

describe.each(['x64', 'arm64'] as const)('the filter of system calls on %s', (architecture) => {
  const { column } = architectures[architecture]
  const numberOf = (call: string) => allowedCalls.find((row) => row.call === call)?.numbers[column] ?? -1
  const on = (call: Call) => verdict(architecture, call)

  it('lets through every call of the table that is bound to nothing', () => {
    for (const { numbers, only } of allowedCalls) {
      const number = numbers[column]
      if (number !== null && only === undefined) expect([number, on({ number })]).toEqual([number, allow])
    }
  })

  it('refuses everything else', () => {
    const known = new Set(allowedCalls.map(({ numbers }) => numbers[column]))
    for (let number = 0; number < 480; number++)
      if (!known.has(number)) expect([eperm, ebadf, enosys]).toContain(on({ number }))
    const [openat, socket, connect, execve] = architecture === 'x64' ? [257, 41, 42, 59] : [56, 198, 203, 221]
    for (const number of [openat, socket, connect, execve, 425, 437])
      expect([number, on({ number })]).toEqual([number, eperm])
  })

  it('that goes before hides io_uring, and nothing else', () => {
    const program = ringlessProgram(architecture)
    for (let number = 0; number < 480; number++)
      expect([number, verdict(architecture, { number }, program)]).toEqual([
        number,
        number === 425 ? enosys : allow,
      ])
  })

  it('lets threads be made, and no process', () => {
    const number = numberOf('clone')
    expect(on({ number, first: 0x3d_0f00 })).toBe(allow)
    expect(on({ number, first: 0x11 })).toBe(eperm)
    expect(on({ number: 435 })).toBe(enosys)
  })

  it('lets the process signal itself alone, and set nothing but names and its own limits', () => {
    expect(on({ number: numberOf('tgkill'), first: processId })).toBe(allow)
    expect(on({ number: numberOf('tgkill'), first: 1 })).toBe(eperm)
    expect(on({ number: numberOf('prctl'), first: 15 })).toBe(allow)
    expect(on({ number: numberOf('prctl'), first: 22 })).toBe(eperm)
    expect(on({ number: numberOf('prlimit64'), first: 1 })).toBe(eperm)
  })

  it('ends a process that calls by the rules of another processor', () => {
    expect(on({ number: numberOf('read'), architecture: 0x4000_0003 })).toBe(kill)
    expect(on({ number: 0x4000_0000 + numberOf('read') })).toBe(eperm)
  })
})
