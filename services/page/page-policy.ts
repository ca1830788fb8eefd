import { CHAT_ENV } from '@/services/chat/chat-env'
import { browserApiHost, errorReportUrl, imageHosts } from '@/services/env'

const originsOf = (urls: string[]) =>
  urls.filter((url) => URL.canParse(url)).map((url) => new URL(url).origin)

const sources = (hosts: string[]) => hosts.map((host) => ` ${host}`).join('')

/** Hosts the browser may call: the product API, and the crash report endpoint. */
const calledHosts = () => sources(originsOf([browserApiHost(), errorReportUrl()]))

/** Hosts pictures may come from: the product API that browsers know, and those of the setting. */
const pictureHosts = () => sources([...originsOf([browserApiHost()]), ...imageHosts()])

/** Host of an external customer service: its script, frame, pictures and socket. */
function chatHost(): string {
  const { provider, url } = CHAT_ENV.settings
  return provider !== '' && URL.canParse(url) ? ` ${new URL(url).origin}` : ''
}

// Next's development server needs eval and inline scripts; production never does.
const DEVELOPMENT = process.env.NODE_ENV === 'development' ? " 'unsafe-eval' 'unsafe-inline'" : ''

/** The Content-Security-Policy of every page: own scripts and customer service, none inline. */
export function contentPolicy(): string {
  const chat = chatHost()
  const chatSocket = chat.replace(' http', ' ws')
  return [
    "default-src 'self'",
    `script-src 'self'${DEVELOPMENT}${chat}`,
    `style-src 'self' 'unsafe-inline'${chat}`,
    `img-src 'self' data: blob:${pictureHosts()}${chat}`,
    `connect-src 'self'${calledHosts()}${chat}${chatSocket}`,
    `frame-src 'self'${chat}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
