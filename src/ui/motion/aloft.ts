/** Boxes that rise above the others while something in them flies. */
const BOXES = '[data-place], [data-lifts]'

const boxesOf = (element: Element): readonly HTMLElement[] => {
  const box = element.parentElement?.closest<HTMLElement>(BOXES)
  return box ? [box, ...boxesOf(box)] : []
}

/**
 * Marks what flies, and the boxes that it lies in: a style rule that looked into the boxes for itself would have
 * each of them styled anew with every flight.
 */
export const takeOff = (element: HTMLElement): void => {
  element.dataset['flying'] = ''
  for (const box of boxesOf(element)) box.dataset['aloft'] = ''
}

/** Takes the marks away, but from boxes in which something else flies. */
export const touchDown = (element: HTMLElement): void => {
  delete element.dataset['flying']
  for (const box of boxesOf(element)) {
    if (!box.querySelector('[data-flying]')) delete box.dataset['aloft']
  }
}

/** Lets all boxes down, also those that what flew in them has left. */
export const lowerAll = (root: HTMLElement): void => {
  for (const box of root.querySelectorAll<HTMLElement>('[data-aloft]')) delete box.dataset['aloft']
}
