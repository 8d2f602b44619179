/** Addresses of these run or show what they hold, or lead a page astray; no setting allows them. */
export const isRiskyScheme = (scheme: string): boolean =>
  /^(javascript|data|vbscript|file|blob|about|http|ws|wss|ftp|view-source|filesystem|intent)$/.test(scheme)
