/** Visible band: below the compact header, above the lower half of the window, px and share. */
const TOP_PX = 64
const SEEN_SHARE = 0.5

/** Id of the nth section's element. */
export const sectionId = (index: number) => `section-${index}`

/** Scrolls to the nth section unless it is in view, and moves the focus there. */
export function goToSection(index: number): void {
  const section = document.getElementById(sectionId(index))
  if (!section) return
  const { top } = section.getBoundingClientRect()
  if (top < TOP_PX || top > window.innerHeight * SEEN_SHARE) section.scrollIntoView()
  section.focus({ preventScroll: true })
}
