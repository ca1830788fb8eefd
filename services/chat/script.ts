/** Loads an external script; rejects when it fails or takes longer than `timeoutMs`. */
export function loadScript(src: string, timeoutMs: number): Promise<void> {
  const script = document.createElement('script')
  script.src = src
  script.async = true
  return new Promise<void>((resolve, reject) => {
    const fail = (why: string) => {
      clearTimeout(timer)
      script.remove()
      reject(new Error(`${why}: ${src}`))
    }
    const timer = setTimeout(() => fail('too slow'), timeoutMs)
    script.addEventListener('error', () => fail('not loaded'))
    script.addEventListener('load', () => {
      clearTimeout(timer)
      resolve()
    })
    document.head.append(script)
  })
}
