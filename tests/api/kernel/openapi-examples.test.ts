import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HEADER } from '@/contract/constants'
import { EXAMPLES } from '@/server/edge/openapi/examples'
import { CALL_CASES } from '../../support/call-cases'
import { endpointNamed } from '../../support/endpoint-named'
import { asExample } from '../../support/example-answers'
import { tidyOrders } from '../../support/order-mall'
import { openTestMall, type TestMall } from '../../support/test-mall'

const FILE = 'server/edge/openapi/examples.json'
/** Main calls, in the order in which one buyer makes them. */
const SHOWN = [
  'getOauthToken',
  'getUserInfo',
  'getHotSearch',
  'getSysRegion',
  'getDefaultArea',
  'getCategoryList',
  'getBrandList',
  'getShopList',
  'getProductSearchTips',
  'getSearchSuggestions',
  'searchProducts',
  'getSkuTable',
  'getProductDetail',
  'saveCartProduct',
  'getCartList',
  'editCartProduct',
  'getQuotationDraft',
  'previewOrder',
  'submitOrder',
  'getOrderList',
  'getOrderDetail',
  'createPayment',
  'applyRefund',
  'getMessageList',
]

let mall: TestMall
beforeAll(async () => {
  mall = await openTestMall()
})
afterAll(async () => {
  await tidyOrders(mall)
  await mall.close()
})

async function answered(name: string, token: string) {
  const endpoint = endpointNamed(name)
  const input = await CALL_CASES[name]?.(mall, token)
  const headers = endpoint.idempotent ? { [HEADER.idempotencyKey]: randomUUID() } : {}
  const { data } = await mall.ask(endpoint, input, { token, headers })
  return { ...(endpoint.method === 'POST' && { input }), output: data }
}

// Not a comparison: prices and stock of the demo mall may change without an example being wrong.
async function writeExamples() {
  const { tokens } = await mall.newUser()
  const examples: Record<string, unknown> = {}
  for (const name of SHOWN) examples[name] = asExample(await answered(name, tokens.accessToken))
  writeFileSync(FILE, `${JSON.stringify(examples, null, 1)}\n`)
}
if (process.env.WRITE_EXAMPLES) it('writes the OpenAPI examples', writeExamples)

describe.each(SHOWN)('OpenAPI example of %s', (name) => {
  const endpoint = endpointNamed(name)

  it('fits the input and output of the call', () => {
    const { input, output } = EXAMPLES[name] ?? {}
    expect(endpoint.input.safeParse(input).error).toBeUndefined()
    expect(endpoint.output.safeParse(output).error).toBeUndefined()
  })
})
