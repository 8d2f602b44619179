/**
 * Shows a hosted link inside a page of another origin. Loaded as a plain script, early or late; it puts `DocupassEmbed` on
 * `window`. docs/guides/verify-by-link.md says how it is used.
 */

/** How a visit ended: the page said so, or the frame was closed before. */
type EmbedStatus = 'completed' | 'failed' | 'cancelled' | 'error'

interface EmbedOptions {
  /** Address of the link, whole. Or `reference`, of a link of the service that this script came from. */
  readonly url?: string
  readonly reference?: string
  /** Address of the page, where links begin with another one than this script. */
  readonly baseUrl?: string
  /** Who signs, where several do. */
  readonly partyId?: string
  /** A code of `/asset/language.json`; without one the page follows the link, then the browser. */
  readonly language?: string
  /** Where the frame goes; without one it opens above the page. */
  readonly element?: HTMLElement | string
  readonly onResult?: (result: { readonly status: EmbedStatus; readonly reference: string }) => void
}

interface Embedded {
  readonly frame: HTMLIFrameElement
  close(): void
}

const permissions =
  'camera; microphone; fullscreen; geolocation; screen-wake-lock; clipboard-write; web-share'

const scriptUrl = document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : ''

function show(options: EmbedOptions): Embedded {
  const address = addressOf(options)
  const frame = document.createElement('iframe')
  frame.src = address.href
  frame.allow = permissions
  frame.title = 'Verification'
  Object.assign(frame.style, { border: '0', width: '100%', height: '100%', display: 'block' })
  const { container, remove } = options.element === undefined ? openDialog() : containerOf(options.element)
  let isDone = false
  const finish = (status: EmbedStatus, reference = referenceOf(address)) => {
    if (isDone) return
    isDone = true
    options.onResult?.({ status, reference })
  }
  const onMessage = ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== frame.contentWindow || origin !== address.origin) return
    const said = resultOf(data)
    if (said !== null) finish(said.status, said.reference)
  }
  const close = () => {
    removeEventListener('message', onMessage)
    frame.remove()
    remove()
    finish('cancelled')
  }
  addEventListener('message', onMessage)
  container.addEventListener('cancel', close)
  container.append(frame)
  return { frame, close }
}

/** @throws TypeError where neither `url` nor `reference` says which link it is */
function addressOf({ url, reference, baseUrl, partyId, language }: EmbedOptions): URL {
  if (url === undefined && reference === undefined)
    throw new TypeError('DocupassEmbed.show needs the url or the reference of a link.')
  const page = baseUrl ?? new URL('../', scriptUrl === '' ? location.href : scriptUrl).href
  const address = new URL(url ?? `${page.replace(/\/+$/, '')}/#${reference ?? ''}`)
  if (partyId !== undefined && !address.hash.includes('/')) address.hash += `/${partyId}`
  if (language !== undefined) address.searchParams.set('l', language)
  return address
}

const referenceOf = ({ hash }: URL): string => hash.slice(1).split('/')[0] ?? ''

interface Container {
  readonly container: HTMLElement
  readonly remove: () => void
}

/** @throws TypeError where the page has no such element */
function containerOf(element: HTMLElement | string): Container {
  const container = typeof element === 'string' ? document.querySelector<HTMLElement>(element) : element
  if (container === null) throw new TypeError('DocupassEmbed.show found no element for the frame.')
  return { container, remove: () => undefined }
}

/** Above everything; Escape closes it, as it does any dialog. */
function openDialog(): Container {
  const container = document.createElement('dialog')
  Object.assign(container.style, {
    ...{ border: '0', padding: '0', width: 'min(100vw, 480px)', height: 'min(100dvh, 820px)' },
    ...{ maxWidth: '100vw', maxHeight: '100dvh', overflow: 'hidden', borderRadius: '12px' },
  })
  document.body.append(container)
  container.showModal()
  return { container, remove: () => container.remove() }
}

const statuses: readonly EmbedStatus[] = ['completed', 'failed', 'cancelled', 'error']

/** What the page said; null for any other message. */
function resultOf(data: unknown): { readonly status: EmbedStatus; readonly reference: string } | null {
  if (typeof data !== 'object' || data === null || !('status' in data) || !('reference' in data)) return null
  const status = statuses.find((known) => known === data.status)
  return status === undefined || typeof data.reference !== 'string'
    ? null
    : { status, reference: data.reference }
}

Object.assign(window, { DocupassEmbed: { show } })
