import './main.css'
import { render } from 'preact'
import { App, firstLanguage } from './app/app.tsx'

const root = document.getElementById('page')
if (root === null) throw new Error('index.html has no element "page".')
render(<App initial={await firstLanguage()} />, root)
