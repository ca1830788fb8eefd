/** Id of the button that opens the area selector. */
export const AREA_BUTTON_ID = 'sales-area'

/** Scrolls to the area selector at the top of the page and opens it. */
export function openAreaSelector() {
  const button = document.getElementById(AREA_BUTTON_ID)
  button?.scrollIntoView({ block: 'center' })
  button?.focus()
  if (button?.getAttribute('aria-expanded') === 'false') button.click()
}
