import { PAGE_CACHE_S } from '@/contract/constants'

/**
 * Browser settings of the shop front; frozen at build (NEXT_PUBLIC_*). Empty texts count as unset, and an
 * invalid one has already stopped the start (server/kernel/env.ts).
 */
export const PUBLIC_ENV = {
  siteId: process.env.NEXT_PUBLIC_SITE_ID || 'mall',
  /** Customer service is another's (services/chat/chat-env.ts, which is loaded with it). */
  hasChatProvider: Boolean(process.env.NEXT_PUBLIC_CHAT_PROVIDER),
}

const withoutSlash = (url: string | undefined) => (url ?? '').replace(/\/+$/, '')

/** Base URL of a remote product API, '' for the embedded one. Server only. */
export function apiHost(): string {
  return withoutSlash(process.env.API_HOST)
}

/**
 * Base URL of the API for browsers, '' for this mall's own. Read on the server when
 * rendering and passed to the browser with the page, so that one build serves any host.
 */
export function browserApiHost(): string {
  return withoutSlash(process.env.BROWSER_API_HOST)
}

/**
 * Endpoint of crash reports, '' for the mall's own process. Read on the server and passed to the
 * browser with the page, like the API host.
 */
export function errorReportUrl(): string {
  return process.env.ERROR_REPORT_URL ?? ''
}

/**
 * Hosts of pictures beside the mall's own. Server only; an invalid setting has already stopped the
 * start (server/kernel/env.ts).
 */
export function imageHosts(): string[] {
  return (process.env.IMAGE_HOSTS ?? '').split(/[\s,]+/).filter(Boolean)
}

/**
 * Whether this mall only shows itself, so that its pages say so; the mode was decided at the start
 * (server/kernel/mall-mode.ts). Another host's goods are its own. Server only.
 */
export function isDemoMall(): boolean {
  return process.env.MALL_MODE === 'demo' && !apiHost()
}

/** Public origin of the mall, '' when not configured. Server only, passed on with the page. */
export function publicOrigin(): string {
  const { PUBLIC_URL = '' } = process.env
  return URL.canParse(PUBLIC_URL) ? new URL(PUBLIC_URL).origin : ''
}

/** Whether a rendered page serves again: not in development, nor with fault injection on. Server only. */
export function keepsPages(): boolean {
  const { FAULTS, NODE_ENV } = process.env
  return FAULTS !== '1' && NODE_ENV === 'production'
}

/**
 * How long a page is sent again without asking the API, ms. Server only; an invalid setting has already stopped
 * the start (server/kernel/env.ts).
 */
export function keptPageMs(): number {
  return keepsPages() ? Number(process.env.PAGE_CACHE_S ?? PAGE_CACHE_S) * 1000 : 0
}

/**
 * Whether the answers that the frame of every page shows are kept for a minute. Not with fault injection, nor of
 * another host whose pages shall say what it says now (PAGE_CACHE_S=0). Server only.
 */
export function keepsAnswers(): boolean {
  return keepsPages() && (apiHost() === '' || keptPageMs() > 0)
}

/** Whether a proxy of ours stands in front, which may keep pages too. Server only. */
export function isBehindProxy(): boolean {
  return process.env.TRUSTED_PROXY === '1'
}

/**
 * Client credential of the token call. By specification it is in the browser, so it is a public
 * identifier: it grants nothing by itself.
 */
export const CLIENT_CREDENTIAL = { username: 'mall-web', password: 'public' } as const
