import {
  allowedCalls,
  type Architecture,
  architectures,
  type ArgumentRule,
  enosys,
  ioUringSetup,
  otherErrors,
} from './system-calls.table.ts'

/** One instruction of classic BPF (`linux/filter.h`): jumps skip so many instructions when true, and when not. */
interface Instruction {
  readonly code: number
  readonly jumpTrue?: number
  readonly jumpFalse?: number
  readonly value: number
}

const codes = { load: 0x20, equal: 0x15, atLeast: 0x35, bits: 0x45, answer: 0x06 } as const
/** Of `struct seccomp_data`, little-endian. */
const offsets = { call: 0, architecture: 4, firstArgument: 16, argumentBytes: 8 } as const
const eperm = 1
/** Answers (`linux/seccomp.h`). */
const allow = 0x7fff_0000
const killProcess = 0x8000_0000
const failWith = (errno: number) => 0x0005_0000 | errno
/** From here on calls of x86-64 have 32-bit pointers, under other rules. */
const x32Calls = 0x4000_0000

const load = (offset: number): Instruction => ({ code: codes.load, value: offset })
const answer = (value: number): Instruction => ({ code: codes.answer, value })
/** Skips what follows unless the value that was loaded is this one. */
const whenEqual = (value: number, following: number): Instruction => ({
  code: codes.equal,
  value,
  jumpFalse: following,
})

/**
 * A filter of system calls (seccomp(2)) that lets through what `allowedCalls` has and answers everything else with EPERM.
 *
 * @returns the bytes of `struct sock_filter`, eight an instruction
 */
export function filterProgram(architecture: Architecture, processId: number): Buffer {
  const { column, audit } = architectures[architecture]
  const rows = allowedCalls.flatMap(({ numbers, only }) => {
    const number = numbers[column]
    return number === null ? [] : allowing(number, only, processId)
  })
  const errors = otherErrors.flatMap(({ numbers, errno }) => {
    const number = numbers[column]
    return number === null ? [] : [whenEqual(number, 1), answer(failWith(errno))]
  })
  return encode([
    load(offsets.architecture),
    { code: codes.equal, value: audit, jumpTrue: 1 },
    answer(killProcess),
    load(offsets.call),
    { code: codes.atLeast, value: x32Calls, jumpFalse: 1 },
    answer(failWith(eperm)),
    ...errors,
    ...rows,
    answer(failWith(eperm)),
  ])
}

/** A filter that makes io_uring look as if the kernel had none, and lets everything else through. Bytes as above. */
export function ringlessProgram(architecture: Architecture): Buffer {
  return encode([
    load(offsets.architecture),
    whenEqual(architectures[architecture].audit, 3),
    load(offsets.call),
    whenEqual(ioUringSetup, 1),
    answer(failWith(enosys)),
    answer(allow),
  ])
}

/** With a rule the argument is loaded in place of the number, so that the answer is given in either case. */
function allowing(number: number, rule: ArgumentRule | undefined, processId: number): readonly Instruction[] {
  if (rule === undefined) return [whenEqual(number, 1), answer(allow)]
  const tests: readonly Instruction[] =
    'bits' in rule
      ? [{ code: codes.bits, value: rule.bits, jumpFalse: 1 }, answer(allow)]
      : ('self' in rule ? [processId] : rule.oneOf).flatMap((value) => [whenEqual(value, 1), answer(allow)])
  const argument = load(offsets.firstArgument + rule.argument * offsets.argumentBytes)
  return [whenEqual(number, tests.length + 2), argument, ...tests, answer(failWith(eperm))]
}

function encode(instructions: readonly Instruction[]): Buffer {
  const program = Buffer.alloc(instructions.length * 8)
  instructions.forEach(({ code, value, jumpTrue = 0, jumpFalse = 0 }, index) => {
    program.writeUInt16LE(code, index * 8)
    program.writeUInt8(jumpTrue, index * 8 + 2)
    program.writeUInt8(jumpFalse, index * 8 + 3)
    program.writeUInt32LE(value, index * 8 + 4)
  })
  return program
}
