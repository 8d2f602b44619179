/** What a machine zone of ICAO 9303 says; dates are `YYMMDD`. */
export interface ZoneFacts {
  readonly code: string
  readonly state: string
  readonly nationality: string
  readonly number: string
  readonly surname: string
  readonly given: string
  readonly birth: string
  readonly sex: string
  readonly expiry: string
  readonly personal: string
}

/** The lines of a zone in one of the three sizes of ICAO 9303, parts 4 to 6. */
export function zoneLines(size: 'TD1' | 'TD2' | 'TD3', facts: ZoneFacts): string[] {
  const number = checked(fill(facts.number, 9))
  const birth = checked(facts.birth)
  const expiry = checked(facts.expiry)
  const head = facts.code.padEnd(2, '<') + facts.state
  const name = `${latin(facts.surname)}<<${latin(facts.given)}`
  if (size === 'TD1') {
    const first = fill(`${head}${number}${facts.personal}`, 30)
    const middle = fill(`${birth}${facts.sex}${expiry}${facts.nationality}`, 29)
    const all = checkDigit(first.slice(5) + middle.slice(0, 7) + middle.slice(8, 15) + middle.slice(18, 29))
    return [first, middle + all, fill(name, 30)]
  }
  const width = size === 'TD2' ? 36 : 44
  const second = `${number}${facts.nationality}${birth}${facts.sex}${expiry}`
  const personal = size === 'TD2' ? fill(facts.personal, 7) : personalNumber(facts.personal)
  const all = checkDigit(number + birth + expiry + personal)
  return [fill(head + name, width), second + personal + all]
}

/** Letters of a name as a zone writes them. */
export function latin(name: string): string {
  const pairs: Record<string, string> = {
    Ä: 'AE',
    Ö: 'OE',
    Ü: 'UE',
    Ø: 'OE',
    Æ: 'AE',
    Å: 'AA',
    ß: 'SS',
    Ł: 'L',
    Đ: 'D',
  }
  const plain = Array.from(name.toUpperCase())
    .map((sign) => pairs[sign] ?? sign)
    .join('')
  return plain
    .normalize('NFD')
    .replaceAll(/\p{M}|['’.]/gu, '')
    .replaceAll(/[^A-Z]+/g, '<')
}

function personalNumber(personal: string): string {
  return personal === '' ? '<'.repeat(14) + '0' : checked(fill(personal, 14))
}

function fill(text: string, width: number): string {
  return text.padEnd(width, '<').slice(0, width)
}

function checked(text: string): string {
  return text + checkDigit(text)
}

function checkDigit(text: string): string {
  const weights = [7, 3, 1]
  const sum = Array.from(text).reduce(
    (total, sign, at) => total + signValue(sign) * (weights[at % 3] ?? 0),
    0,
  )
  return String(sum % 10)
}

function signValue(sign: string): number {
  return sign === '<' ? 0 : Number.parseInt(sign, 36)
}
