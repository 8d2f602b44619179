import {
  ParseSpeeds,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFString,
  PDFWriter,
} from '@cantoo/pdf-lib'

/** What the dictionary of a seal says. */
export interface SealDictionary {
  readonly reason: string
  readonly location?: string | undefined
  /** Who seals; readers show it. */
  readonly name: string
  /** Milliseconds since 1970. */
  readonly at: number
  /** Bytes that the signature may have. */
  readonly capacity: number
}

/** A PDF that is signed but for the signature. */
export interface PreparedPdf {
  readonly bytes: Uint8Array
  /** Where the hexadecimal digits of the signature begin. */
  readonly digitsAt: number
  readonly capacity: number
}

const widestOffset = 9_999_999_999
const objectsPerTick = 200
/** Print and Locked (ISO 32000-1, 12.5.3): PDF/A asks for the first. */
const widgetFlags = 132
/** SignaturesExist and AppendOnly (12.7.2). */
const signatureFlags = 3
/** The level of DocMDP at which no change is allowed. */
const noChanges = 1

/**
 * Adds an invisible field with the dictionary of a signature, as an incremental update: not one byte of the document changes.
 * The signature certifies the document: readers warn of every later change (DocMDP, ISO 32000-1, 12.8.2.2).
 *
 * @throws Error for what is no PDF, is encrypted or sealed already, or has a compressed cross-reference table
 */
export async function preparePdf(pdf: Uint8Array, seal: SealDictionary): Promise<PreparedPdf> {
  const document = await PDFDocument.load(pdf, {
    parseSpeed: ParseSpeeds.Fast,
    updateMetadata: false,
    forIncrementalUpdate: true,
    throwOnInvalidObject: true,
  })
  if (Buffer.from(pdf).includes('/ByteRange')) throw new Error('The document is sealed already.')
  const { context, catalog } = document
  const { snapshot } = context
  if (snapshot === undefined) throw new Error('The document was not opened for an update.')
  if (text(pdf, snapshot.prevStartXRef, 4) !== 'xref')
    throw new Error('The cross-reference table of the document is compressed, or not where it says.')
  const page = document.getPages().at(-1)
  if (page === undefined) throw new Error('The document has no page.')
  const signature = context.register(signatureDictionary(document, seal))
  const field = context.register(
    context.obj({
      ...{ Type: 'Annot', Subtype: 'Widget', Rect: [0, 0, 0, 0], F: widgetFlags, P: page.ref },
      ...{ FT: 'Sig', T: PDFHexString.fromText('Seal'), V: signature },
    }),
  )
  page.node.set(name('Annots'), context.obj([...elements(page.node.Annots()), field]))
  const form = catalog.lookupMaybe(name('AcroForm'), PDFDict) ?? context.obj({})
  form.set(name('Fields'), context.obj([...elements(form.lookupMaybe(name('Fields'), PDFArray)), field]))
  form.set(name('SigFlags'), PDFNumber.of(signatureFlags))
  catalog.set(name('AcroForm'), form)
  catalog.set(name('Perms'), context.obj({ DocMDP: signature }))
  const update = await PDFWriter.forContextWithSnapshot(context, objectsPerTick, snapshot).serializeToBuffer()
  return withByteRange(pdf, update, seal.capacity)
}

const name = (word: string): PDFName => PDFName.of(word)

const elements = (array: PDFArray | undefined): readonly PDFObject[] => array?.asArray() ?? []

function signatureDictionary({ context }: PDFDocument, seal: SealDictionary): PDFDict {
  const offset = PDFNumber.of(widestOffset)
  return context.obj({
    ...{ Type: 'Sig', Filter: 'Adobe.PPKLite', SubFilter: 'ETSI.CAdES.detached' },
    ByteRange: [PDFNumber.of(0), offset, offset, offset],
    Contents: PDFHexString.of('0'.repeat(2 * seal.capacity)),
    M: PDFString.fromDate(new Date(seal.at)),
    ...{ Name: PDFHexString.fromText(seal.name), Reason: PDFHexString.fromText(seal.reason) },
    ...(seal.location === undefined ? {} : { Location: PDFHexString.fromText(seal.location) }),
    Reference: [
      {
        ...{ Type: 'SigRef', TransformMethod: 'DocMDP' },
        TransformParams: { Type: 'TransformParams', P: noChanges, V: '1.2' },
      },
    ],
  })
}

/** Puts both together, and says in the dictionary which bytes are signed: all but the digits and their brackets. */
function withByteRange(pdf: Uint8Array, update: Uint8Array, capacity: number): PreparedPdf {
  const bytes = Buffer.concat([pdf, update])
  const placeholder = `/ByteRange [ 0 ${widestOffset} ${widestOffset} ${widestOffset} ]`
  const rangeAt = bytes.indexOf(placeholder, pdf.length, 'latin1')
  const digitsAt = bytes.indexOf(`/Contents <${'0'.repeat(2 * capacity)}>`, pdf.length, 'latin1') + 11
  if (rangeAt === -1 || digitsAt === 10) throw new Error('The place of the signature was not found.')
  const after = digitsAt + 2 * capacity + 1
  const range = `/ByteRange [ 0 ${digitsAt - 1} ${after} ${bytes.length - after}`
  bytes.write(`${range.padEnd(placeholder.length - 2)} ]`, rangeAt, 'latin1')
  return { bytes, digitsAt, capacity }
}

const text = (bytes: Uint8Array, from: number, length: number): string =>
  Buffer.from(bytes.subarray(from, from + length)).toString('latin1')
