import autocannon from 'autocannon'
import { type PageWeight, weighPage } from '../support/page-weight'
import { createAnewAddress } from './anew-address'
import type { MeasuredMall } from './server'

const SECONDS = 8
const CONNECTIONS = 16

export type PageFigures = PageWeight & {
  /** One request at a time, ms. */
  aloneMs: { p50: number; p99: number }
  /** At 16 connections. */
  loadedMs: { p50: number; p99: number }
  pagesPerSecond: number
  /** Process time a page, ms. */
  cpuMs: number
  failed: number
}

function anew(path: string): autocannon.Request {
  const addressOf = createAnewAddress()
  return { setupRequest: (request) => ({ ...request, path: addressOf(path) }) }
}

/** Size, latency, throughput and cost of a page; `isAnew`: of the same page, rendered for every request. */
export async function measurePage(
  mall: MeasuredMall,
  path: string,
  isAnew = false,
): Promise<PageFigures> {
  const shots = {
    url: `${mall.url}${path}`,
    headers: { 'Accept-Encoding': 'gzip' },
    ...(isAnew && { requests: [anew(path)] }),
  }
  const shoot = (connections: number, duration: number) =>
    autocannon({ ...shots, connections, duration })
  const weight = await weighPage(mall.url, path)
  await shoot(4, 3) // warm: compiled code and caches, as after a minute of use
  const alone = await shoot(1, 4)
  const before = mall.cpuMs()
  const loaded = await shoot(CONNECTIONS, SECONDS)
  const cpuMs = (mall.cpuMs() - before) / loaded.requests.total
  return {
    ...weight,
    aloneMs: { p50: alone.latency.p50, p99: alone.latency.p99 },
    loadedMs: { p50: loaded.latency.p50, p99: loaded.latency.p99 },
    pagesPerSecond: Math.round(loaded.requests.average),
    cpuMs: Math.round(cpuMs * 10) / 10,
    failed: loaded.non2xx + loaded.errors,
  }
}
