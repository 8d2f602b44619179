/** What an argument of a call must be, so that the call is let through. */
export type ArgumentRule =
  /** One of these values, in its lower 32 bits. */
  | { readonly argument: number; readonly oneOf: readonly number[] }
  /** All of these bits set. */
  | { readonly argument: number; readonly bits: number }
  /** The process itself. */
  | { readonly argument: number; readonly self: true }

export interface SystemCallRow {
  readonly call: string
  /** Number on x86-64 (`asm/unistd_64.h`) and on arm64 (`asm-generic/unistd.h`); null where there is no such call. */
  readonly numbers: readonly [x64: number | null, arm64: number | null]
  readonly only?: ArgumentRule
}

/** clone(2): another thread of this process, never another process. */
const cloneThread = 0x1_0000
/** prctl(2): names of threads and of memory. */
const prSetName = 15
const prSetVma = 0x5356_4d41

/**
 * All that a decode process may ask of the kernel once its decoders are loaded: memory, threads, time, and the channel that is
 * open already. What is not here is refused: no file and no socket can be opened, no process started, looked at or signalled.
 */
export const allowedCalls: readonly SystemCallRow[] = [
  { call: 'read', numbers: [0, 63] },
  { call: 'write', numbers: [1, 64] },
  { call: 'readv', numbers: [19, 65] },
  { call: 'writev', numbers: [20, 66] },
  { call: 'close', numbers: [3, 57] },
  // On their way out libraries flush what was never written to.
  { call: 'fsync', numbers: [74, 82] },
  { call: 'poll', numbers: [7, null] },
  { call: 'ppoll', numbers: [271, 73] },
  { call: 'epoll_create1', numbers: [291, 20] },
  { call: 'epoll_ctl', numbers: [233, 21] },
  { call: 'epoll_wait', numbers: [232, null] },
  { call: 'epoll_pwait', numbers: [281, 22] },
  { call: 'eventfd2', numbers: [290, 19] },
  { call: 'pipe2', numbers: [293, 59] },
  { call: 'fcntl', numbers: [72, 25] },
  { call: 'ioctl', numbers: [16, 29] },
  { call: 'recvmsg', numbers: [47, 212] },
  { call: 'sendmsg', numbers: [46, 211] },
  { call: 'shutdown', numbers: [48, 210] },
  { call: 'mmap', numbers: [9, 222] },
  { call: 'mprotect', numbers: [10, 226] },
  { call: 'pkey_alloc', numbers: [330, 289] },
  { call: 'pkey_mprotect', numbers: [329, 288] },
  { call: 'pkey_free', numbers: [331, 290] },
  { call: 'munmap', numbers: [11, 215] },
  { call: 'mremap', numbers: [25, 216] },
  { call: 'madvise', numbers: [28, 233] },
  { call: 'brk', numbers: [12, 214] },
  { call: 'membarrier', numbers: [324, 283] },
  { call: 'clone', numbers: [56, 220], only: { argument: 0, bits: cloneThread } },
  { call: 'set_robust_list', numbers: [273, 99] },
  { call: 'rseq', numbers: [334, 293] },
  { call: 'futex', numbers: [202, 98] },
  { call: 'sched_yield', numbers: [24, 124] },
  { call: 'sched_getaffinity', numbers: [204, 123] },
  { call: 'sched_getparam', numbers: [143, 121] },
  { call: 'sched_getscheduler', numbers: [145, 120] },
  { call: 'getcpu', numbers: [309, 168] },
  { call: 'prctl', numbers: [157, 167], only: { argument: 0, oneOf: [prSetName, prSetVma] } },
  { call: 'prlimit64', numbers: [302, 261], only: { argument: 0, oneOf: [0] } },
  { call: 'rt_sigaction', numbers: [13, 134] },
  { call: 'rt_sigprocmask', numbers: [14, 135] },
  { call: 'rt_sigreturn', numbers: [15, 139] },
  { call: 'sigaltstack', numbers: [131, 132] },
  { call: 'restart_syscall', numbers: [219, 128] },
  { call: 'tgkill', numbers: [234, 131], only: { argument: 0, self: true } },
  { call: 'nanosleep', numbers: [35, 101] },
  { call: 'clock_nanosleep', numbers: [230, 115] },
  { call: 'clock_gettime', numbers: [228, 113] },
  { call: 'clock_getres', numbers: [229, 114] },
  { call: 'gettimeofday', numbers: [96, 169] },
  { call: 'getpid', numbers: [39, 172] },
  { call: 'getuid', numbers: [102, 174] },
  { call: 'gettid', numbers: [186, 178] },
  { call: 'getrusage', numbers: [98, 165] },
  { call: 'getrandom', numbers: [318, 278] },
  { call: 'sysinfo', numbers: [99, 179] },
  { call: 'uname', numbers: [63, 160] },
  { call: 'exit', numbers: [60, 93] },
  { call: 'exit_group', numbers: [231, 94] },
]

/** Errors (`asm-generic/errno-base.h`, `errno.h`). */
const ebadf = 9
export const enosys = 38
/** Number of io_uring_setup(2), the same on both. */
export const ioUringSetup = 425

/** Refused like all the rest, by an error that those who call expect: with EPERM they would end the process. */
export const otherErrors: readonly (SystemCallRow & { readonly errno: number })[] = [
  // It hides its flags from filters: a C library that finds it missing uses clone(2).
  { call: 'clone3', numbers: [435, 435], errno: enosys },
  // On its way out Node asks about its three standard files; those that are closed are left alone.
  { call: 'fstat', numbers: [5, 80], errno: ebadf },
  { call: 'newfstatat', numbers: [262, 79], errno: ebadf },
]

/** What the kernel calls the two kinds of processor (`linux/audit.h`), and what is called there to set a filter. */
export const architectures = {
  x64: { column: 0, audit: 0xc000_003e, prctl: 157, seccomp: 317 },
  arm64: { column: 1, audit: 0xc000_00b7, prctl: 167, seccomp: 277 },
} as const
export type Architecture = keyof typeof architectures
