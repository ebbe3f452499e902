const page = (): Document | undefined => globalThis.document

/** Whether nobody can see the page at this moment. */
export const isPageHidden = (): boolean => page()?.hidden ?? false

/** Calls back whenever the page comes into view again, until the returned function is called. */
export const onPageShown = (shown: () => void): (() => void) => {
  const changed = () => {
    if (!isPageHidden()) shown()
  }
  page()?.addEventListener('visibilitychange', changed)
  return () => page()?.removeEventListener('visibilitychange', changed)
}
