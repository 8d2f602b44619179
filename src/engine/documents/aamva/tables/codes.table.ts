/** Colours of eyes and hair (ANSI D-20; AAMVA DL/ID Card Design Standard, Annex D): the codes that cards carry. */
export const eyeCodes: ReadonlySet<string> = new Set(
  ['BLK', 'BLU', 'BRO', 'DIC', 'GRN', 'GRY', 'HAZ', 'MAR', 'PNK'], // prettier-ignore
)
export const hairCodes: ReadonlySet<string> = new Set(
  ['BAL', 'BLK', 'BLN', 'BRO', 'GRY', 'RED', 'SDY', 'WHI'], // prettier-ignore
)

/** Sex by ANSI D-20; letters stand in version 1 and with issuers who kept them. */
export const sexCodes: Readonly<Record<string, 'M' | 'F' | 'X'>> = {
  '1': 'M',
  '2': 'F',
  '9': 'X',
  M: 'M',
  F: 'F',
  X: 'X',
}

/** Weight ranges of element DCE, in kilograms. */
export const weightRanges = [
  '0-31', '32-45', '46-59', '60-70', '71-86', '87-100', '101-113', '114-127', '128-145', '146-',
] as const // prettier-ignore
