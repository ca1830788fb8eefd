import autocannon from 'autocannon'
import fc from 'fast-check'
import { NATIONWIDE } from '@/contract/constants'
import { searchProducts } from '@/contract/search/search-calls'
import { post } from './post'
import type { MeasuredMall } from './server'

const PRODUCTS = 1000
const PAGE_SIZE = 100
const REQUESTS = 20_000
const SECONDS = 20
const CONNECTIONS = 16

type Hit = { productId: number }

/** Paths of so many products, whatever they are. */
export async function productPaths(url: string): Promise<string[]> {
  const paths: string[] = []
  for (let page = 1; paths.length < PRODUCTS; page += 1) {
    const input = { areaCode: [NATIONWIDE], page, pageSize: PAGE_SIZE }
    const { data }: { data: { list: Hit[] } } = await (
      await post(url, searchProducts, input)
    ).json()
    if (data.list.length === 0) break
    paths.push(...data.list.map(({ productId }) => `/product/${productId}`))
  }
  return paths
}

/** Asks by Zipf's law, the n-th product 1/n as often as the first; the same asks in every run. */
function zipf(paths: string[]): { method: 'GET'; path: string }[] {
  const weights: number[] = []
  let sum = 0
  for (const at of paths.keys()) {
    sum += 1 / (at + 1)
    weights.push(sum)
  }
  const shares = fc.sample(fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }), {
    numRuns: REQUESTS,
    seed: 1,
  })
  return shares.map((share) => {
    const at = weights.findIndex((weight) => weight >= share * sum)
    return { method: 'GET', path: paths[at] ?? paths[0] ?? '/' }
  })
}

/** Pages a second over a thousand products, some of them asked for all the time and most now and then. */
export async function measureZipf(mall: MeasuredMall) {
  const paths = await productPaths(mall.url)
  const before = mall.cpuMs()
  const result = await autocannon({
    url: mall.url,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: { 'Accept-Encoding': 'gzip' },
    requests: zipf(paths),
  })
  return {
    products: paths.length,
    pagesPerSecond: Math.round(result.requests.average),
    p50: result.latency.p50,
    p99: result.latency.p99,
    cpuMs: Math.round(((mall.cpuMs() - before) / result.requests.total) * 10) / 10,
    failed: result.non2xx + result.errors,
  }
}
