import './main.css'
import { renderPage } from '../kit/page/render-page.tsx'
import { App } from './app.tsx'

await renderPage({ title: (text) => text.page.title, show: (shown) => <App {...shown} /> })
