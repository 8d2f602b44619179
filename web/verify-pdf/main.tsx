import './main.css'
import { renderPage } from '../kit/page/render-page.tsx'
import { VerifyPage } from './verify-page.tsx'

await renderPage({ title: (text) => text.verify.pageTitle, show: (shown) => <VerifyPage {...shown} /> })
