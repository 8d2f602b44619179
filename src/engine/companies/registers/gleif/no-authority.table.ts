/** Codes for an authority that is not on GLEIF's list, and for none: what stands beside them is no number of a register. */
export const noAuthority: ReadonlySet<string> = new Set(['RA777777', 'RA888888', 'RA999999'])
