/** Words that people write around a name and documents leave out. */
export const titles: ReadonlySet<string> = new Set([
  'MR', 'MRS', 'MS', 'MISS', 'DR', 'PROF', 'SIR', 'JR', 'SR', 'II', 'III', 'ESQ', 'PHD', 'MD',
  'HERR', 'FRAU', 'MME', 'MLLE', 'SENOR', 'SENORA', 'SIGNOR', 'SIGNORA', 'DHR', 'MEVR', 'ING', 'MAG',
]) // prettier-ignore
