import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { gameActions } from './store/gameStore'
import { offline } from './store/offline'
import { App } from './ui/app/App'
import { layPictures } from './ui/app/pictures'
import './ui/app/tokens.css'
import './ui/app/tableColours.css'
import './ui/app/base.css'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root element')

void layPictures('tiles.svg')
void layPictures('faces.svg')
void gameActions.boot()
// A transition is rendered in slices.
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
)

/** After the first picture, and not before the page has all that it shows. */
const whenIdle = (work: () => void): void => {
  const wait = (): unknown =>
    'requestIdleCallback' in globalThis ? requestIdleCallback(work) : setTimeout(work, 1000)
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait)
}

if (import.meta.env.PROD) whenIdle(() => void offline.keep())
