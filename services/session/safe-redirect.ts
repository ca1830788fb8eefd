const MAX_LENGTH = 2048
const ORIGIN = 'http://mall.invalid'
/** Pages of accounts; where they lead on is where a visitor was before. */
const ENTRY = /^\/(login|register|forgot-password)$/
const CLOSED = /^\/(login|register|forgot-password|repair|api|_next|_app)(\/|\?|$)/

/**
 * Prevents open redirects: a `redirect` parameter may lead to a path of this mall, never to another
 * origin, a script or a page that itself redirects (RELIABILITY P18). Anything else leads home.
 */
export function safeRedirect(target: string | string[] | undefined): string {
  if (typeof target !== 'string' || target.length > MAX_LENGTH) return '/'
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
  if (!/^\/(?![/\\])/.test(target) || /[\u0000-\u001f\u007f\\]/.test(target)) return '/'
  try {
    const url = new URL(target, ORIGIN)
    if (url.origin === ORIGIN && ENTRY.test(url.pathname)) {
      return safeRedirect(url.searchParams.get('redirect') ?? undefined)
    }
    const path = `${url.pathname}${url.search}`
    return url.origin === ORIGIN && !path.startsWith('//') && !CLOSED.test(path) ? path : '/'
  } catch {
    return '/'
  }
}
