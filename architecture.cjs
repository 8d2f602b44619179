/**
 * The structure of `src/`: which folder may import which, and which are pure. The only place where it is written.
 *
 * `.dependency-cruiser.cjs` makes import rules of it, `eslint.config.js` the bans on clock, network and randomness,
 * `tools/generate/architecture-picture.ts` the picture in `docs/architecture.md`; `test/structure/layers.test.ts` keeps every
 * folder of `src/` in it. Paths are folders of `src/`. A folder may always import itself; tests are free.
 */

/**
 * Pages for browsers, in `web/` beside `src/`: its folders and what of `web/` each may import. Every other folder of `web/`
 * is one page. From `src/` they may import `vocabulary`, and what runs on a person's own device: what checks sealed
 * documents, what reads the answers of the face detector, and what draws the owners of a company; the service is known by the
 * generated client.
 */
const web = {
  purpose: 'pages for browsers: kit, texts, one folder a page',
  imports: ['vocabulary', 'engine/signing', 'engine/face/detector', 'engine/companies/ownership/drawing'],
  kit: ['i18n'],
  i18n: [],
  page: ['kit', 'i18n'],
}

/** Layers, the outermost first. `areas` is present where each area has imports of its own. */
const layers = [
  {
    name: 'main',
    purpose: 'composition: the only folder that knows every other',
    imports: ['main', 'entrypoints', 'adapters', 'flows', 'engine', 'vocabulary', 'platform', 'fsck'],
  },
  {
    name: 'entrypoints',
    purpose: 'HTTP, jobs, command line; call flows, never adapters',
    imports: ['vocabulary', 'flows', 'platform'],
    areas: { http: [], worker: [], cli: [] },
  },
  {
    name: 'adapters',
    purpose: 'implement the ports; never import each other',
    imports: ['vocabulary', 'flows/ports', 'platform'],
    areas: {
      records: [],
      vault: [],
      backup: [],
      // Pixels are measured in the process or thread that holds them.
      // Print of companies is read in a thread too.
      inference: [
        'engine/imaging',
        'engine/face/liveness/measures',
        'engine/face/detector',
        'engine/companies/reading',
      ],
      watchlists: [],
      registers: [],
      typesetting: [],
      // Names of certificates and time stamps are read where documents are sealed as where they are checked.
      signing: ['engine/signing'],
      outbound: [],
      geoip: [],
      seals: [],
    },
  },
  {
    name: 'flows',
    purpose: 'use cases: gather facts, decide, store; ports are what they ask of adapters',
    imports: ['vocabulary', 'engine'],
  },
  {
    name: 'engine',
    purpose: 'pure functions: no disk, network, clock or randomness',
    pure: true,
    imports: ['vocabulary'],
    areas: {
      agreements: [],
      signing: [],
      imaging: [],
      'check-digits': [],
      documents: ['engine/check-digits'],
      reading: ['engine/imaging', 'engine/documents'],
      face: ['engine/imaging'],
      screening: ['engine/check-digits'],
      companies: [
        'engine/imaging',
        'engine/documents',
        'engine/reading',
        'engine/screening',
        'engine/check-digits',
      ],
      profiles: [],
      verification: [],
      checks: ['engine/documents', 'engine/companies'],
      decision: [],
      specimens: ['engine/imaging', 'engine/documents'],
    },
  },
  { name: 'vocabulary', purpose: 'types and words that every layer shares', pure: true, imports: [] },
  { name: 'platform', purpose: 'settings, log, clock, ids, sealing, threads', imports: [] },
  // The independent checker shares no code with the writers it checks.
  { name: 'fsck', purpose: 'independent checker of a whole store', imports: [] },
]

/** Folder → folders it may import. */
const mayImport = Object.fromEntries(
  layers.flatMap(({ name, imports, areas }) =>
    areas === undefined
      ? [[name, imports]]
      : Object.entries(areas).map(([area, more]) => [`${name}/${area}`, [...imports, ...more]]),
  ),
)

const pureFolders = layers.filter(({ pure }) => pure).map(({ name }) => name)

module.exports = { layers, mayImport, pureFolders, web }
