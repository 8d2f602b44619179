/** Someone and something of the built-in list of invented names (src/engine/screening/sources/demo), as a client asks for them. */
export const listedEntities = {
  name: 'Bartholomew Quillfeather',
  listedAs: 'QUILLFEATHER, Bartholomew Ignatius',
  number: 'U0000001',
  company: 'Moonbeam Extraction Limited',
} as const
