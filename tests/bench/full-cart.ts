import type { LoginInfo } from '@/contract/account/oauth-calls'
import { editCartProduct, getCartList } from '@/contract/cart/cart-calls'
import { NATIONWIDE } from '@/contract/constants'
import { routes } from '@/contract/routes'
import { callApi } from '../kit/call'
import { faultControls } from '../kit/controls'
import { keepTokens } from '../kit/cookies'
import { tokensOf } from '../kit/sign-in'
import { inBrowser } from './browser'
import { percentiles } from './percentiles'
import { type MeasuredMall, startMall } from './server'
import { timeToPaint } from './stopwatch'

const EDITS = 100
/** A mall runs for days: until its code is compiled an edit costs half as much again. */
const WARM_EDITS = 300
const KEYS = 20

/** What an edit of one line costs the server and how large its answer is. */
async function measureEdits(mall: MeasuredMall, tokens: LoginInfo) {
  const headers = { Authorization: `Bearer ${tokens.accessToken}` }
  const areaCode = [NATIONWIDE]
  const cart = await callApi(mall.url, getCartList, { input: { areaCode }, headers })
  const lines = cart.shops.flatMap((shop) => shop.lines)
  let bytes = 0
  async function edit(times: number) {
    for (let at = 0; at < times; at += 1) {
      const line = lines[at % lines.length]
      if (!line) throw new Error('the cart is empty')
      const { id, moq, step } = line
      const input = { lines: [{ id, qty: Math.ceil(moq / step) * step }], areaCode }
      const answer = await callApi(mall.url, editCartProduct, { input, headers })
      bytes = Math.max(bytes, Buffer.byteLength(JSON.stringify(answer)))
    }
  }
  await edit(WARM_EDITS)
  const before = mall.cpuMs()
  await edit(EDITS)
  const editCpuMs = Math.round(((mall.cpuMs() - before) / EDITS) * 10) / 10
  return { lines: lines.length, editCpuMs, answerKb: Math.round(bytes / 102.4) / 10 }
}

/** A digit typed into the quantity of a line, ms to its frame. */
function measureKeys(url: string, tokens: LoginInfo) {
  return inBrowser(url, async (context) => {
    await keepTokens(context, url, tokens)
    const page = await context.newPage()
    await page.goto(`${url}${routes.cart()}`, { waitUntil: 'networkidle' })
    const times: number[] = []
    for (let at = 0; at < KEYS; at += 1) {
      await page.getByRole('main').getByRole('spinbutton').nth(at).click()
      times.push(await timeToPaint(page, null, () => page.keyboard.press('9')))
    }
    return percentiles(times)
  })
}

/** A cart of 500 lines, in a mall of its own: its edits on the server and its keys in the browser. */
export async function measureFullCart(port: number) {
  const mall = await startMall(port, { FAULTS: '1' })
  try {
    await faultControls(mall.url).scenario('cart-500')
    const tokens = await tokensOf(mall.url)
    const edits = await measureEdits(mall, tokens)
    return { ...edits, key: await measureKeys(mall.url, tokens) }
  } finally {
    await mall.stop()
  }
}
