/** Takes the person to the first field of the page that cannot be as it is, out of whatever hides it. */
export const showFault = (): void => {
  const field = document.querySelector<HTMLElement>('[aria-invalid="true"]')
  const folded = field?.closest('details')
  if (folded) folded.open = true
  field?.focus()
}
