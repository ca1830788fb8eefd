import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { judge } from '@/conformance/judge'
import type { Settings } from '@/conformance/run'
import { getAddressList } from '@/contract/account/delivery-address-calls'
import { getFavoriteList } from '@/contract/account/favorite-calls'
import { getCartListCount } from '@/contract/cart/cart-count-calls'
import { getPurchaseLists } from '@/contract/cart/purchase-list-calls'
import { NATIONWIDE } from '@/contract/constants'
import { ENDPOINTS } from '@/contract/endpoints'
import { getMessageList } from '@/contract/message/message-calls'
import { getProductHistoryRecord } from '@/contract/search/suggestion-calls'
import { sendWelcome } from '@/server/modules/message/welcome'
import { userOf } from '../../support/accounts'
import { openTestMall, type TestMall } from '../../support/test-mall'

const ORIGIN = 'https://shop.test'
const READING: Settings = {
  calls: 'core',
  account: null,
  origin: ORIGIN,
  isWriting: false,
  sku: '',
  samples: 2,
}
/** Generous for a busy machine; `npm run bench` measures the speed. */
const LIMIT_MS = 30_000
/** The mall's own content is asked of no host. */
const OWN = ENDPOINTS.filter(({ own }) => own).map(({ name }) => name)

let mall: TestMall
beforeAll(async () => {
  mall = await openTestMall({ CORS_ORIGINS: [ORIGIN] })
})
afterAll(() => mall.close())

/** An account with an unread message, and what of it must be as before. */
async function newAccount() {
  const { username, password, tokens } = await mall.newUser()
  const token = tokens.accessToken
  await sendWelcome(mall.db, (await userOf(mall, token)).id)
  const unread = async () => (await mall.call(getMessageList, { unread: true }, { token })).total
  /** What journeys make and must take away again. */
  async function mine() {
    const area = { areaCode: [NATIONWIDE] }
    return [
      await mall.call(getCartListCount, undefined, { token }),
      await mall.call(getProductHistoryRecord, undefined, { token }),
      await mall.call(getFavoriteList, area, { token }),
      await mall.call(getPurchaseLists, {}, { token }),
      await mall.call(getAddressList, {}, { token }),
    ]
  }
  return { account: { username, password }, unread, mine }
}

const judged = (settings: Partial<Settings>) =>
  judge({
    fetch: async (input, init) => mall.api.fetch(new Request(input, init)),
    base: 'http://mall.test',
    siteId: 'mall',
    limitMs: LIMIT_MS,
    settings: { ...READING, ...settings },
  })

describe('conformance of the embedded API', () => {
  it.each([
    ['core calls, read', { calls: 'core', isWriting: false }],
    ['all calls, read', { calls: 'all', isWriting: false }],
    ['core calls, written too', { calls: 'core', isWriting: true }],
    ['all calls, written too', { calls: 'all', isWriting: true }],
  ] as const)('passes: %s', async (_how, settings) => {
    const { account, unread } = await newAccount()
    const before = await unread()
    const { calls, findings } = await judged({ account, ...settings })
    expect(findings.filter(({ level }) => level !== 'info')).toEqual([])
    expect(calls.filter(({ verdict }) => verdict === 'not there')).toEqual([])
    const notAsked = calls.filter(({ verdict }) => verdict === 'not asked')
    expect(notAsked.filter(({ name }) => !OWN.includes(name))).toEqual([])
    const { note } = calls.find(({ name }) => name === 'deleteCartProduct') ?? {}
    expect(note).toBe(settings.isWriting ? '' : 'there; only its refusals were tried')
    expect(await unread()).toBe(settings.isWriting ? before - 1 : before)
  })

  it('passes without an account and without an origin', async () => {
    const { calls, findings } = await judged({ calls: 'all', origin: null })
    expect(findings).toEqual([])
    const notes = new Map(calls.map(({ name, note }) => [name, note]))
    expect(notes.get('getHotSearch')).toBe('')
    expect(notes.get('getCartList')).toBe(
      'there; its answer needs an account (--username, --password)',
    )
  })

  it('leaves cart, history and saved items of the account unchanged', async () => {
    const { account, mine } = await newAccount()
    const before = await mine()
    await judged({ account, calls: 'all', isWriting: true })
    expect(await mine()).toEqual(before)
  })

  it('the report contains neither password nor token', async () => {
    const { account } = await newAccount()
    const report = await judged({ account, calls: 'all', origin: 'https://other.test' })
    expect(report.findings.map(({ call }) => call)).toContain('getUserInfo')
    expect(JSON.stringify(report)).not.toContain(account.password)
  })
})
