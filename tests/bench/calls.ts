import { NATIONWIDE } from '@/contract/constants'
import { searchProducts } from '@/contract/search/search-calls'
import { percentiles } from './percentiles'
import { post } from './post'

const ROUNDS = 10

/** Latency of searchProducts with facets, one ask at a time, ms; the first round only warms up. */
export async function measureCalls(url: string, keywords: string[]) {
  const times: number[] = []
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const keyword of keywords) {
      const start = performance.now()
      const answer = await post(url, searchProducts, { keyword, areaCode: [NATIONWIDE] })
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`${keyword}: ${answer.status}`)
      if (round > 0) times.push(performance.now() - start)
    }
  }
  return { queries: keywords.length, asks: times.length, ...percentiles(times) }
}
