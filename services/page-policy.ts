import { browserApiHost, PUBLIC_ENV } from './env'

/** Other hosts the browser may call: the product API, and who takes reports of render crashes. */
function calledHosts(): string {
  return [browserApiHost(), PUBLIC_ENV.errorReportUrl]
    .filter((url) => URL.canParse(url))
    .map((url) => ` ${new URL(url).origin}`)
    .join('')
}

// Next's development server evaluates strings and writes inline scripts; production never does.
const DEVELOPMENT = process.env.NODE_ENV === 'development' ? " 'unsafe-eval' 'unsafe-inline'" : ''

/** The Content-Security-Policy of every page: scripts of our own alone, none inline. */
export function contentPolicy(): string {
  return [
    "default-src 'self'",
    `script-src 'self'${DEVELOPMENT}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    `connect-src 'self'${calledHosts()}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
