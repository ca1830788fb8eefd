import * as z from 'zod/mini'

/** Settings the shop front needs in the browser; frozen at build (NEXT_PUBLIC_*). */
const publicEnv = z.object({
  siteId: z._default(z.string().check(z.regex(/^[\w-]{1,40}$/)), 'mall'),
  errorReportUrl: z._default(z.string(), ''),
})

/** Empty strings count as unset. */
const set = (value: string | undefined) => value || undefined

export const PUBLIC_ENV = publicEnv.parse({
  siteId: set(process.env.NEXT_PUBLIC_SITE_ID),
  errorReportUrl: set(process.env.NEXT_PUBLIC_ERROR_REPORT_URL),
})

const withoutSlash = (url: string | undefined) => (url ?? '').replace(/\/+$/, '')

/** Base URL of another host's product API, '' for the embedded one. Server only. */
export function apiHost(): string {
  return withoutSlash(process.env.API_HOST)
}

/**
 * Base URL browsers call by themselves, '' for this mall's own door. Read on the server when it
 * renders and handed to the browser with the page, so that one build serves any host.
 */
export function browserApiHost(): string {
  return withoutSlash(process.env.BROWSER_API_HOST)
}

/** Where the world reaches the mall, '' when nobody said. Server only, handed on with the page. */
export function publicOrigin(): string {
  const { PUBLIC_URL = '' } = process.env
  return URL.canParse(PUBLIC_URL) ? new URL(PUBLIC_URL).origin : ''
}

/**
 * The client credential of the token call. It sits in the browser by specification, so it is a
 * public identifier: it grants nothing by itself.
 */
export const CLIENT_CREDENTIAL = { username: 'mall-web', password: 'public' } as const
