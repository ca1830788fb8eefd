import { createServer } from 'node:http'
import { getOauthToken } from '@/contract/account/oauth-calls'
import { matchLines } from '@/contract/quick-order/quick-order-calls'
import { post } from './post'
import { startMall } from './server'

const LINES = 500
const HUGE_PASSWORD = 'x'.repeat(100_000)

/** How long an answer takes, ms; its status does not matter. */
async function timeOf(request: () => Promise<Response>): Promise<number> {
  const start = performance.now()
  await (await request()).arrayBuffer()
  return Math.round(performance.now() - start)
}

async function measureCalls(port: number) {
  const mall = await startMall(port)
  const lines = Array.from({ length: LINES }, (_, at) => ({ text: String(100_000 + at), qty: 1 }))
  const numbers = await timeOf(() => post(mall.url, matchLines, { lines }))
  const password = await timeOf(() =>
    post(mall.url, getOauthToken, {
      grant_type: 'password',
      username: 'demo',
      password: HUGE_PASSWORD,
    }),
  )
  mall.kill()
  const start = performance.now()
  const again = await startMall(port)
  const recovery = Math.round(performance.now() - start)
  await again.stop()
  return { numbers, password, recovery }
}

/** A page of a mall whose API host takes calls and never answers. */
async function measureHanging(port: number): Promise<number> {
  const host = createServer(() => {}).listen(port + 1, '127.0.0.1')
  const mall = await startMall(port, { API_HOST: `http://127.0.0.1:${port + 1}`, DATABASE_URL: '' })
  try {
    return await timeOf(() => fetch(`${mall.url}/search?value=M8`))
  } finally {
    await mall.stop()
    host.closeAllConnections()
    host.close()
  }
}

/**
 * Bounds RELIABILITY promises on the clock, ms: 500 numbers matched (3,000), a password of 100 kB
 * refused (1,000), ready again after kill -9 (10,000), a page of a hanging API (4,500).
 */
export async function measureBounds(port: number) {
  return { ...(await measureCalls(port)), hangingApi: await measureHanging(port) }
}
