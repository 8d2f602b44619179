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
  readonly own?: Readonly<Record<string, string>>
}

/**
 * Writes the text of a card's barcode (AAMVA DL/ID Card Design Standard, Annex D.12) in one of its versions, 1 to 11.
 * Offsets and lengths are right.
 */
export function composeAamva(version: number, holder: CardHolder): string {
  const elements = [
    ...Object.entries(version === 1 ? elementsOf2000(holder) : elementsSince2003(version, holder)),
  ]
  const own = Object.entries(holder.own ?? {})
  const subfiles = [
    subfile(holder.type, elements),
    ...(own.length === 0 ? [] : [subfile(`Z${holder.jurisdiction.slice(0, 1)}`, own)]),
  ]
  const two = (value: number) => String(value).padStart(2, '0')
  const four = (value: number) => String(value).padStart(4, '0')
  const head =
    (version === 1 ? '@\n\x1e\rAAMVA' : '@\n\x1e\rANSI ') +
    holder.iin +
    two(version) +
    (version === 1 ? '' : '00') +
    two(subfiles.length)
  let offset = head.length + subfiles.length * 10
  const designators = subfiles.map((text) => {
    const designator = text.slice(0, 2) + four(offset) + four(text.length)
    offset += text.length
    return designator
  })
  return head + designators.join('') + subfiles.join('')
}

function subfile(type: string, elements: readonly (readonly [id: string, value: string])[]): string {
  return `${type}${elements.map(([id, value]) => id + value).join('\n')}\r`
}

const sexes = { M: '1', F: '2', X: '9' } as const
const none = (text: string) => (text === '' ? 'NONE' : text)

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
  if (version < 4) return { DCT: none([firstName, middleName].filter((name) => name !== '').join(',')) }
  return { DDE: 'N', DAC: none(firstName), DDF: 'N', DAD: none(middleName), DDG: 'N' }
}
