import { CHAT_ENV } from './chat/chat-env'
import { browserApiHost, PUBLIC_ENV } from './env'

/** Other hosts the browser may call: the product API, and who takes reports of render crashes. */
function calledHosts(): string {
  return [browserApiHost(), PUBLIC_ENV.errorReportUrl]
    .filter((url) => URL.canParse(url))
    .map((url) => ` ${new URL(url).origin}`)
    .join('')
}

/** The host of a foreign customer service: its script, its frame, its pictures, its socket. */
function chatHost(): string {
  const { provider, url } = CHAT_ENV.settings
  return provider !== '' && URL.canParse(url) ? ` ${new URL(url).origin}` : ''
}

// Next's development server evaluates strings and writes inline scripts; production never does.
const DEVELOPMENT = process.env.NODE_ENV === 'development' ? " 'unsafe-eval' 'unsafe-inline'" : ''

/** The Content-Security-Policy of every page: scripts of our own and of customer service, none inline. */
export function contentPolicy(): string {
  const chat = chatHost()
  const chatSocket = chat.replace(' http', ' ws')
  return [
    "default-src 'self'",
    `script-src 'self'${DEVELOPMENT}${chat}`,
    `style-src 'self' 'unsafe-inline'${chat}`,
    `img-src 'self' data: blob:${chat}`,
    `connect-src 'self'${calledHosts()}${chat}${chatSocket}`,
    `frame-src 'self'${chat}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
