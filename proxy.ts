import { type NextRequest, NextResponse } from 'next/server'

const ALLOWED = new Set(['GET', 'HEAD'])

/** Other hosts the browser may call: the product API, and who takes reports of render crashes. */
const CALLED = [process.env.BROWSER_API_HOST, process.env.NEXT_PUBLIC_ERROR_REPORT_URL]
  .filter((url) => url !== undefined && URL.canParse(url))
  .map((url) => ` ${new URL(url ?? '').origin}`)

const POLICY = [
  "default-src 'self'",
  // Next's development server evaluates strings and writes inline scripts; production never does.
  `script-src 'self'${process.env.NODE_ENV === 'development' ? " 'unsafe-eval' 'unsafe-inline'" : ''}`,
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  `connect-src 'self'${CALLED.join('')}`,
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

const HEADERS = {
  'Content-Security-Policy': POLICY,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
}

/** Sets the headers of every page and refuses methods pages do not have; decides nothing else. */
export function proxy(request: NextRequest) {
  if (!ALLOWED.has(request.method)) {
    return new NextResponse(null, { status: 405, headers: { ...HEADERS, Allow: 'GET, HEAD' } })
  }
  return NextResponse.next({ headers: HEADERS })
}

export const config = { matcher: '/((?!api/|_next/static/).*)' }
