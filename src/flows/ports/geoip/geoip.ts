/** Which country an address of the internet is used in, by tables on this machine; no one outside is asked. */
export interface GeoIp {
  /** ISO 3166 alpha-2; null where no table knows. */
  readonly countryOf: (address: string) => string | null
  /** What was loaded, for anyone who reads a trace; null without a table. */
  readonly table: string | null
}
