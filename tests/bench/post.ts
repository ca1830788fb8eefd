import { HEADER } from '@/contract/constants'
import type { Endpoint } from '@/contract/endpoint'
import { PUBLIC_ENV } from '@/services/env'

/** Sends a call as a program does: without the reader and the retries of the shop front. */
export function post(url: string, { path }: Pick<Endpoint, 'path'>, body: object) {
  return fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', [HEADER.siteId]: PUBLIC_ENV.siteId },
    body: JSON.stringify(body),
  })
}
