import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { gameActions } from './store/gameStore'
import { App } from './ui/app/App'
import './ui/app/tokens.css'
import './ui/app/base.css'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root element')

void gameActions.boot()
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
