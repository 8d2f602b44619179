/**
 * The arrow table: which room may import which. The only place where it is written.
 * docs/house.md explains it; .dependency-cruiser.cjs makes rules of it; test/house keeps every folder of src/ in it.
 */
const words = ['vocabulary']
/** Where things lie in a picture, and how a part of it is laid flat: for all who look at pixels. */
const seeing = [...words, 'geometry']
const engine = {
  geometry: [...words],
  documents: [...words],
  capture: seeing,
  forensics: seeing,
  face: seeing,
  screening: [...words],
  agreements: [...words],
  profiles: [...words],
  specimens: [...seeing, 'documents'],
  reading: [...seeing, 'documents'],
  companies: [...words, 'documents'],
  checks: [...words, 'documents'],
  decision: [...words],
}
const hand = [...words, 'flows/ports', 'platform']
const door = [...words, 'flows', 'platform']
const may = {
  vocabulary: [],
  platform: [],
  // The independent checker shares nothing with the writers it checks.
  fsck: [],
  ...engine,
  flows: [...words, ...Object.keys(engine)],
  records: hand,
  vault: hand,
  // Pixels are measured in the process or thread that holds them: no other looks at all of them again.
  inference: [...hand, 'geometry', 'forensics', 'face/liveness/measures'],
  lists: hand,
  backup: hand,
  pages: hand,
  delivery: hand,
  places: hand,
  accounts: [...words, 'flows/ports'],
  api: door,
  worker: door,
  cli: door,
  // Composition: opens the hands and hands them to the doors. With main.ts the only place that knows everybody.
  main: ['[^/]+'],
}

module.exports = { may, engineRooms: Object.keys(engine) }
