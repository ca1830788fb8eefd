const MAX_LENGTH = 2048
const ORIGIN = 'http://mall.invalid'
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
    const path = `${url.pathname}${url.search}`
    return url.origin === ORIGIN && !path.startsWith('//') && !CLOSED.test(path) ? path : '/'
  } catch {
    return '/'
  }
}
