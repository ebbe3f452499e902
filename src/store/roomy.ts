const ROOMY = '(min-width: 1100px) and (min-height: 560px)'

/** Whether advice has room beside the table, where it covers nothing; yes where no screen can be asked. */
export const isRoomy = (): boolean => globalThis.matchMedia?.(ROOMY).matches ?? true

/** Calls back whenever that changes, until the function returned is called. */
export const onRoomChange = (changed: () => void): (() => void) => {
  const query = matchMedia(ROOMY)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}
