import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { getBrowsingList } from '@/contract/account/browsing-history-calls'
import { getAddressList } from '@/contract/account/delivery-address-calls'
import { getFavoriteList } from '@/contract/account/favorite-calls'
import { modifyUserInfo } from '@/contract/account/profile-calls'
import { getUserInfo } from '@/contract/account/user-calls'
import { getCartList } from '@/contract/cart/cart-calls'
import { getPurchaseLists, savePurchaseList } from '@/contract/cart/purchase-list-calls'
import { COOKIE, HEADER } from '@/contract/constants'
import type { Endpoint } from '@/contract/endpoint'
import { getMessageList } from '@/contract/message/message-calls'
import { getOrderList } from '@/contract/order/order-calls'
import { DEMO_ACCOUNTS } from '@/server/edge/seed/demo-accounts'
import { tokensOf } from '../../kit/sign-in'

/** RELIABILITY P16: no user receives another's data. PRIVACY_REQUESTS=30000 for the long run. */
const REQUESTS = Number(process.env.PRIVACY_REQUESTS ?? 1500)
const CONNECTIONS = 20

const PAGES = [
  '/',
  '/search?value=M8',
  '/product/8',
  '/brands',
  '/cart/list',
  '/user-info',
  '/order/list',
  '/system-messages',
  '/browsing-history',
  '/order/confirm',
  '/quick-order',
]
const area = { areaCode: ['0000'] }
const CALLS: [Endpoint, object][] = [
  [getUserInfo, {}],
  [getPurchaseLists, {}],
  [getCartList, area],
  [getFavoriteList, area],
  [getBrowsingList, area],
  [getAddressList, {}],
  [getOrderList, { type: -1 }],
  [getMessageList, {}],
]

type Person = { token: string; cookie: string; mark: string }

async function send(base: string, path: string, init: RequestInit) {
  const answer = await fetch(`${base}${path}`, { ...init, redirect: 'manual' })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

function ask(base: string, { token }: Person, [endpoint, input]: [Endpoint, object]) {
  return send(base, endpoint.path, {
    method: 'POST',
    body: JSON.stringify(input),
    headers: {
      [HEADER.siteId]: 'mall',
      'Content-Type': 'application/json',
      ...(token && { Authorization: `Bearer ${token}` }),
    },
  })
}

/** A demo user with a unique mark in the own data. */
async function person(base: string, account: (typeof DEMO_ACCOUNTS)[number]): Promise<Person> {
  const tokens = await tokensOf(base, account)
  const mark = randomUUID().slice(0, 18)
  const value = encodeURIComponent(JSON.stringify(tokens))
  const one = { token: tokens.accessToken, cookie: `${COOKIE.login}=${value}`, mark }
  await ask(base, one, [modifyUserInfo, { realName: mark }])
  await ask(base, one, [savePurchaseList, { name: mark }])
  return one
}

test('thousands of interleaved requests never mix up users’ data', async ({ baseURL }) => {
  const base = baseURL ?? ''
  test.setTimeout(60_000 + REQUESTS * 40)
  const [demo, buyer] = DEMO_ACCOUNTS
  const people = [await person(base, demo), await person(base, buyer)]
  const everybody = [...people, { token: '', cookie: '', mark: 'nobody' }]
  const result: string[] = []
  let own = 0
  let turn = 0

  function check(who: Person, what: string, { headers, text }: Awaited<ReturnType<typeof send>>) {
    const foreign = people.filter(({ mark }) => mark !== who.mark && text.includes(mark))
    if (foreign.length > 0) result.push(`${what} told ${who.mark} what is another's`)
    if (/public|s-maxage/.test(headers.get('cache-control') ?? '')) result.push(`${what} is kept`)
    if (text.includes(who.mark)) own += 1
  }

  async function connection() {
    while (turn < REQUESTS) {
      const at = turn
      turn += 1
      const who = everybody[at % everybody.length]
      const path = PAGES[at % PAGES.length]
      const call = CALLS[at % CALLS.length]
      if (!who || !path || !call) throw new Error('nothing to ask')
      if (at % 2 === 0) {
        const answer = await ask(base, who, call)
        check(who, call[0].name, answer)
        if (answer.status !== (who.token ? 200 : 401))
          result.push(`${call[0].name} ${answer.status}`)
      } else {
        const answer = await send(base, path, { headers: { Cookie: who.cookie } })
        check(who, path, answer)
        // Server rendering is anonymous: even the own mark is in no page.
        if (answer.text.includes(who.mark)) result.push(`${path} names who asks`)
      }
    }
  }

  await Promise.all(Array.from({ length: CONNECTIONS }, connection))
  expect(result).toEqual([])
  // Proves that the marks occur at all.
  expect(own).toBeGreaterThan(REQUESTS / 50)
})
