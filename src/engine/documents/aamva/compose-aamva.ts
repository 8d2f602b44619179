/** What a card of this service says; values in the words of the wire. */
export interface CardHolder {
  /** Issuer identification number, six digits. */
  readonly iin: string
  /** As in element DCG: `USA`, `CAN`. */
  readonly country: string
  /** As in element DAJ. */
  readonly jurisdiction: string
  readonly type: 'DL' | 'ID'
  readonly lastName: string
  /** Empty for someone with one name. */
  readonly firstName: string
  readonly middleName: string
  /** Dates as `YYYY-MM-DD`. */
  readonly dob: string
  readonly issued: string
  readonly expiry: string
  readonly sex: 'M' | 'F' | 'X'
  readonly heightInches: number
  readonly weightPounds: number
  readonly eyes: string
  readonly hair: string
  readonly street: string
  readonly city: string
  readonly postcode: string
  readonly documentNumber: string
  readonly discriminator: string
  readonly vehicleClass: string
  /** Values of a subfile that the jurisdiction defines, by element; none leaves it out. */
  readonly jurisdictionElements?: Readonly<Record<string, string>>
}

/**
 * Writes the text of a card's barcode (AAMVA DL/ID Card Design Standard, Annex D.12) in one of its versions, 1 to 11.
 * Offsets and lengths are right.
 */
export function composeAamva(version: number, holder: CardHolder): string {
  const elements = [
    ...Object.entries(version === 1 ? elementsOf2000(holder) : elementsSince2003(version, holder)),
  ]
  const jurisdictionElements = Object.entries(holder.jurisdictionElements ?? {})
  const subfiles = [
    subfile(holder.type, elements),
    ...(jurisdictionElements.length === 0
      ? []
      : [subfile(`Z${holder.jurisdiction.slice(0, 1)}`, jurisdictionElements)]),
  ]
  const twoDigits = (value: number) => String(value).padStart(2, '0')
  const fourDigits = (value: number) => String(value).padStart(4, '0')
  const header =
    (version === 1 ? '@\n\x1e\rAAMVA' : '@\n\x1e\rANSI ') +
    holder.iin +
    twoDigits(version) +
    (version === 1 ? '' : '00') +
    twoDigits(subfiles.length)
  let offset = header.length + subfiles.length * 10
  const designators = subfiles.map((text) => {
    const designator = text.slice(0, 2) + fourDigits(offset) + fourDigits(text.length)
    offset += text.length
    return designator
  })
  return header + designators.join('') + subfiles.join('')
}

function subfile(type: string, elements: readonly (readonly [id: string, value: string])[]): string {
  return `${type}${elements.map(([id, value]) => id + value).join('\n')}\r`
}

const sexes = { M: '1', F: '2', X: '9' } as const
const noneIfEmpty = (text: string) => (text === '' ? 'NONE' : text)

function elementsOf2000(holder: CardHolder): Readonly<Record<string, string>> {
  const date = (iso: string) => iso.replaceAll('-', '')
  const { heightInches } = holder
  return {
    DAA: [holder.lastName, holder.firstName, holder.middleName].join(',').replace(/,+$/, ''),
    DAG: holder.street,
    DAI: holder.city,
    DAJ: holder.jurisdiction,
    DAK: holder.postcode,
    DAQ: holder.documentNumber,
    DAR: holder.vehicleClass,
    DAS: 'NONE',
    DAT: 'NONE',
    DAU: `${Math.floor(heightInches / 12)}${String(heightInches % 12).padStart(2, '0')}`,
    DAW: String(holder.weightPounds).padStart(3, '0'),
    DAY: holder.eyes,
    DAZ: holder.hair,
    DBA: date(holder.expiry),
    DBB: date(holder.dob),
    DBC: sexes[holder.sex],
    DBD: date(holder.issued),
  }
}

function elementsSince2003(version: number, holder: CardHolder): Readonly<Record<string, string>> {
  const isCanadian = holder.country === 'CAN'
  const date = (iso: string) => {
    const [year, month, day] = iso.split('-').map((part) => part)
    return (isCanadian ? [year, month, day] : [month, day, year]).join('')
  }
  const height = isCanadian
    ? `${Math.round(holder.heightInches * 2.54)} cm`
    : `${String(holder.heightInches).padStart(3, '0')} in`
  return {
    DAQ: holder.documentNumber,
    ...(holder.type === 'ID' ? {} : { DCA: holder.vehicleClass, DCB: 'NONE', DCD: 'NONE' }),
    DCS: holder.lastName,
    ...givenNames(version, holder),
    DBD: date(holder.issued),
    DBB: date(holder.dob),
    DBA: date(holder.expiry),
    DBC: sexes[holder.sex],
    DAU: height,
    DAW: String(holder.weightPounds).padStart(3, '0'),
    DAY: holder.eyes,
    DAZ: holder.hair,
    DAG: holder.street,
    DAI: holder.city,
    DAJ: holder.jurisdiction,
    DAK: holder.postcode,
    DCF: holder.discriminator,
    DCG: holder.country,
  }
}

function givenNames(version: number, holder: CardHolder): Readonly<Record<string, string>> {
  const { firstName, middleName } = holder
  if (version < 4)
    return { DCT: noneIfEmpty([firstName, middleName].filter((name) => name !== '').join(',')) }
  return { DDE: 'N', DAC: noneIfEmpty(firstName), DDF: 'N', DAD: noneIfEmpty(middleName), DDG: 'N' }
}
