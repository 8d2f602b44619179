/** The rules by which a side is looked at; numbers of another version are not judged. */
export const carrierVersion = 1

/** What a picture shows of the document that bears a machine readable zone, a barcode or print: numbers alone. */
export interface CarrierFacts {
  /** `carrierVersion` of the rules that gave these numbers. */
  readonly version: number
  /** How certain the corners of the document are, 0..1; null where none were found. */
  readonly outline: number | null
  /** Score of the surest portrait on the document, 0..1, 0 where there is none; null where none was looked for. */
  readonly portrait: number | null
  /** Lines of print on the document, without those of the machine readable zone and those over a barcode. */
  readonly lines: number
  /** Whether print says number or name as the zone does; null where that was not looked for, because more is seen. */
  readonly agrees: boolean | null
}
