/** The mirror image of shapes about a vertical axis. */
export function otherSide(drawn: string, axis = 200): string {
  return `<g transform="matrix(-1 0 0 1 ${2 * axis} 0)">${drawn}</g>`
}

/** Shapes of the left half, and their mirror image about a vertical axis. */
export function bothSides(parts: readonly string[], axis = 200): string {
  const drawn = parts.join('')
  return `${drawn}${otherSide(drawn, axis)}`
}
