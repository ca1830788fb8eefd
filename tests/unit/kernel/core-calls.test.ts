import { describe, expect, it } from 'vitest'
import { ENDPOINTS } from '@/contract/endpoints'
import { WITHOUT } from '@/contract/without'

/** SPEC section 7, row by row. */
const SPECIFIED = `
  POST /api/home/index/recordSearch
  GET /api/home/index/getHotSearch
  POST /api/home/categories/getCategoryList
  POST /api/brand/getBrandList
  POST /api/brand/getShopList
  POST /api/brand/getProductSearchTips
  GET /api/brand/getProductHistoryRecord
  POST /api/brand/deleteProductHistory
  POST /api/cart/list/getCartList
  POST /api/cart/list/saveCartProduct
  POST /api/cart/list/editCartProduct
  POST /api/cart/list/deleteCartProduct
  POST /api/cart/list/exportCartsQuotation
  GET /api/cart/list/getCartListCount
  POST /api/global/getSysRegion
  GET /api/global/getSysRegionLevelList
  GET /api/global/getDefaultArea
  POST /api/oauth/getOauthToken
  GET /api/oauth/logout
  POST /api/oauth/sendSms
  GET /api/oauth/getRepairInfo
  POST /api/oauth/verifyCaptcha
  POST /api/system-message/getMessageList
  POST /api/system-message/getMessageCount
  POST /api/system-message/deleteMessages
  POST /api/system-message/batchReadMessage
  POST /api/system-message/getMessageDetail
  POST /api/user/modifyPassword
  POST /api/user/modifyPhone
  POST /api/user/getUserInfo
  POST /api/user/modifyUserInfo
  POST /api/user/getUserVerifyCode
  POST /api/user/verifyOldPhone
  POST /api/user/register
  POST /api/user/sendNotLoginSms
  POST /api/user/updatePassword`
  .trim()
  .split(/\n\s*/)

const core = ENDPOINTS.filter((endpoint) => endpoint.core)
const extra = ENDPOINTS.filter((endpoint) => !endpoint.core)

describe('core calls', () => {
  it('are the 36 of the specification', () => {
    expect(SPECIFIED).toHaveLength(36)
    expect(core.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(SPECIFIED.sort())
  })

  it('use the specified timeout, but for a file, which takes as long as its line', () => {
    const own = core.filter(({ timeoutMs }) => timeoutMs !== undefined)
    expect(own.map(({ answers, timeoutMs }) => [answers, timeoutMs])).toEqual([['file', 60_000]])
  })
})

describe('extra calls', () => {
  it('each state what the mall does without them', () => {
    expect(Object.keys(WITHOUT).sort()).toEqual(extra.map(({ name }) => name).sort())
    for (const sentence of Object.values(WITHOUT)) expect(sentence).toMatch(/^[a-z].{10,}[^.]$/)
  })
})
