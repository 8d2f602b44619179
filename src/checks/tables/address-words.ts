/** Words of addresses that are commonly shortened → the form in which they are compared. */
export const addressWords: Readonly<Record<string, string>> = {
  STREET: 'ST', STR: 'ST', STRASSE: 'ST', ROAD: 'RD', AVENUE: 'AVE', AV: 'AVE', BOULEVARD: 'BLVD', BD: 'BLVD',
  DRIVE: 'DR', LANE: 'LN', COURT: 'CT', PLACE: 'PL', SQUARE: 'SQ', TERRACE: 'TER', HIGHWAY: 'HWY', PARKWAY: 'PKWY',
  CIRCLE: 'CIR', CRESCENT: 'CRES', CLOSE: 'CL', GARDENS: 'GDNS', APARTMENT: 'APT', FLAT: 'APT', UNIT: 'APT',
  SUITE: 'STE', FLOOR: 'FL', BUILDING: 'BLDG', NORTH: 'N', SOUTH: 'S', EAST: 'E', WEST: 'W', SAINT: 'ST',
  MOUNT: 'MT', FORT: 'FT', PLATZ: 'PL', CALLE: 'C', AVENIDA: 'AVE', PLAZA: 'PL',
} // prettier-ignore
