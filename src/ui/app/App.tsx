import { Router } from 'wouter'
import { useHashLocation } from 'wouter/use-hash-location'
import { useAppearance } from './appearance'
import { Crash, TextlessCrash } from './Crash'
import { ErrorBoundary } from './ErrorBoundary'
import { Notices } from './Notices'
import { Pages } from './Pages'
import { Texts } from './Texts'

/** The whole page: the screen that its address names, in the chosen language and look. */
export const App = () => {
  useAppearance()
  return (
    <ErrorBoundary fallback={TextlessCrash}>
      <Texts>
        <ErrorBoundary fallback={Crash}>
          {/* oxlint-disable-next-line react/hooks -- the router calls it */}
          <Router hook={useHashLocation}>
            <Pages />
          </Router>
          <Notices />
        </ErrorBoundary>
      </Texts>
    </ErrorBoundary>
  )
}
