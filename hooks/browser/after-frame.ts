/** Calls `then` once the next frame is painted; returns what gives it up. */
export function afterFrame(then: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(then) // after that frame, not in it
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
