/** Back to the beginning of the page, smoothly where that is wanted. */
export function scrollToTop() {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollTo({ top: 0, behavior: isCalm ? 'auto' : 'smooth' })
}
