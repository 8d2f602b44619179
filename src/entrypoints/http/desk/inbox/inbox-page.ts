import type { EndpointResponse } from '../../kit/endpoint.ts'

export const inboxHtml = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Symbolon inbox</title>
<link rel="stylesheet" href="/x/inbox/inbox.css">
</head>
<body>
<header>
<h1>Webhook inbox</h1>
<p>Every event that this service told your webhooks, or is still trying to tell, newest first; looked up again every
two seconds. Choose an event to read what was sent and how each try went.</p>
<form id="open">
<label for="key">Server or test key</label>
<input id="key" type="password" autocomplete="off" spellcheck="false" required
placeholder="as printed on the first start; it stays in this page">
<button type="submit">Show</button>
</form>
<p id="state" role="status"></p>
</header>
<main>
<ol id="start" hidden>
<li>Run <code>symbolon listen</code>, or have an address of your own that answers 200.</li>
<li>Set it as the <code>webhook</code> of a profile. An address on this machine needs
<code>SYMBOLON_WEBHOOK_ALLOW=127.0.0.1</code>.</li>
<li>Scan something with that profile: its event appears here.</li>
</ol>
<table id="log" hidden>
<thead><tr><th scope="col">Made</th><th scope="col">Event</th><th scope="col">How it stands</th>
<th scope="col">Tries</th><th scope="col">Told to</th></tr></thead>
<tbody id="rows"></tbody>
</table>
<section id="one" aria-live="polite" hidden>
<h2 id="title"></h2>
<h3>Tries</h3><ol id="tries"></ol>
<h3>What was sent</h3><pre id="body"></pre>
</section>
</main>
<script src="/x/inbox/inbox.js"></script>
</body>
</html>
`

export const inboxScript = `'use strict'
const at = (id) => document.getElementById(id)
let key = ''
let timer

async function ask(path) {
  const reply = await fetch(path, { headers: { 'x-api-key': key }, cache: 'no-store' })
  const body = await reply.json()
  if (!reply.ok) throw new Error(body.error.message)
  return body
}

function cell(text) {
  const made = document.createElement('td')
  made.textContent = text
  return made
}

function clock(seconds) {
  return new Date(seconds * 1000).toLocaleTimeString()
}

function when(seconds) {
  return new Date(seconds * 1000).toLocaleString()
}

function standing(delivery) {
  const then = delivery.nextAttempt === null || delivery.errorMessage === ''
    ? '' : ' Next try ' + clock(delivery.nextAttempt) + '.'
  const word = delivery.state.charAt(0).toUpperCase() + delivery.state.slice(1)
  return delivery.errorMessage === '' ? word : word + ': ' + delivery.errorMessage + then
}

function row(delivery) {
  const made = document.createElement('tr')
  const open = document.createElement('button')
  open.type = 'button'
  open.textContent = delivery.event
  open.addEventListener('click', () => void show(delivery.id))
  const event = document.createElement('td')
  event.append(open)
  const state = cell(standing(delivery))
  state.className = delivery.errorMessage === '' ? delivery.state : delivery.state + ' troubled'
  made.append(cell(when(delivery.createdAt)), event, state, cell(String(delivery.attempts)), cell(delivery.url))
  return made
}

async function show(id) {
  try {
    const one = await ask('/x/deliveries/' + id)
    at('title').textContent = 'Event \u201c' + one.event + '\u201d, webhook-id ' + one.id
    at('tries').replaceChildren(...one.tries.map((attempt) => {
      const line = document.createElement('li')
      const how = attempt.errorMessage || (attempt.status === null ? 'under way' : 'answered ' + attempt.status)
      line.textContent = when(attempt.at) + ' ' + how
      return line
    }))
    at('body').textContent = JSON.stringify(JSON.parse(one.body), null, 2)
    at('one').hidden = false
  } catch (error) {
    at('state').textContent = error.message
  }
}

async function refresh() {
  try {
    const log = await ask('/webhook?limit=50')
    at('rows').replaceChildren(...log.items.map(row))
    at('log').hidden = log.total === 0
    at('start').hidden = log.total > 0
    at('state').textContent = log.total === 0
      ? 'No events yet. Three steps to the first one:'
      : log.total + (log.total === 1 ? ' event' : ' events')
    timer = setTimeout(refresh, 2000)
  } catch (error) {
    for (const part of ['log', 'start', 'one']) at(part).hidden = true
    at('state').textContent = error.message
  }
}

at('open').addEventListener('submit', (event) => {
  event.preventDefault()
  key = at('key').value
  clearTimeout(timer)
  void refresh()
})
`

export const inboxStyle = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { margin: 2rem auto; padding: 0 1rem; max-width: 70rem }
h1 { margin: 0 } h2 { font-size: 1.1rem; overflow-wrap: anywhere } h3 { font-size: 1rem; margin-bottom: .25rem }
p { max-width: 45rem }
form { display: flex; gap: .5rem; align-items: center; flex-wrap: wrap }
input { flex: 1; min-width: 12rem; max-width: 30rem }
#state { font-weight: 600 } code { background: #8882; padding: 0 .25rem } [hidden] { display: none }
input, button { font: inherit; padding: .3rem .6rem }
table { border-collapse: collapse; width: 100% }
th, td { text-align: left; padding: .35rem .75rem .35rem 0; border-bottom: 1px solid #8886; vertical-align: top;
  overflow-wrap: anywhere }
.delivered { color: light-dark(#176a2f, #6fd48a) } td:nth-child(-n+2), td:nth-child(4) { white-space: nowrap }
.failed, .troubled { color: light-dark(#a3201a, #ff8a80) }
tbody button { cursor: pointer }
pre { overflow: auto; max-height: 30rem; background: #8882; padding: 1rem }
`

/** A part of the page as it is served. */
export function inboxFile(bytes: string, contentType: string): Promise<EndpointResponse> {
  return Promise.resolve({ bytes, contentType })
}
