import { STUB_CART } from './stub-cart'
import {
  bare,
  field,
  ok,
  personal,
  refuse,
  type StubAnswer,
  type StubCall,
  type StubState,
} from './stub-forms'

const PASSWORD = 'Stub#2026'
const DAY_S = 86_400
const nowS = () => Math.floor(Date.now() / 1000)

/** A pair of tokens whose expiries are epoch seconds, one as text. */
function issue(state: StubState): StubAnswer {
  state.accessToken = `access-${state.renewals}`
  state.refreshToken = `refresh-${state.renewals}`
  const { accessToken, refreshToken } = state
  const accessExpires = nowS() + 600
  return ok({ accessToken, accessExpires, refreshToken, refreshExpires: String(nowS() + DAY_S) })
}

/** Renews by the query string alone, as specified; passwords come in the body alone. */
const getOauthToken: StubCall = (state, { query, headers, body }) => {
  if (!String(headers.authorization).startsWith('Basic ')) return refuse(401, 'client unknown')
  if (query.get('grant_type') === 'refresh_token') {
    if (query.get('refresh_token') !== state.refreshToken) return refuse(400, 'invalid_grant')
    state.renewals += 1
    return issue(state)
  }
  if (query.size > 0 || field(body, 'grant_type') !== 'password') {
    return refuse(400, "Required parameter 'grant_type' is not present")
  }
  return field(body, 'password') === PASSWORD ? issue(state) : refuse(400, '用户名或密码错误')
}

/** Answers only without any authorization. */
const anonymous =
  (call: StubCall): StubCall =>
  (state, request) =>
    request.headers.authorization ? refuse(400, 'unexpected authorization') : call(state, request)

const done: StubCall = () => ok(true)
const shanghai = { sysNo: 'SH-01', title: '上海', hasSpu: '1', level: 1 }
const beijing = { sysNo: 2, title: '北京', hasSpu: 0 }
const message = {
  id: 501,
  title: '订单已发货',
  createdAt: '2026-11-24 07:31:00',
  isRead: '0',
  category: 'shop',
}

const getProductSearchTips: StubCall = (_state, { body }) => {
  const keyword = field(body, 'keyword')
  if (!keyword || !Array.isArray(field(body, 'areaCode'))) return refuse(400, 'bad request')
  return bare([`${keyword} 外六角`, `${keyword} 内六角`])
}

const getUserInfo: StubCall = () =>
  ok({ id: 42, username: 'zhang', nickname: null, createTime: nowS(), vip: 'yes' })

/** Searches of whoever is signed in are kept; those of visitors are not. */
const recordSearch: StubCall = (state, { body, headers }) => {
  const searchTerms = field(body, 'searchTerms')
  if (typeof searchTerms !== 'string') return refuse(400, 'bad request')
  const id = 1003 + state.history.length
  if (headers.authorization) state.history = [{ id, searchTerms }, ...state.history]
  return ok(true)
}

/** Ends the session whose token it is given. */
const logout: StubCall = (state, { headers }) => {
  if (headers.authorization === `Bearer ${state.accessToken}`) state.accessToken = 'none'
  return ok(true)
}

const getMessageDetail: StubCall = (state, { body }) => {
  if (String(field(body, 'id')) !== String(message.id)) return refuse(400, 'message unknown')
  state.unread = 0
  return ok({ ...message, isRead: true, content: '您的订单已发货。' })
}

/** What needs a body of its own refuses an empty one, as validating hosts do. */
const filled =
  (call: StubCall): StubCall =>
  (state, request) =>
    typeof request.body === 'object' && Object.keys(request.body ?? {}).length > 0
      ? call(state, request)
      : refuse(400, 'bad request')

const deleteProductHistory: StubCall = (state, { body }) => {
  const gone = field(body, 'id')
  if (!Array.isArray(gone)) return refuse(400, 'bad request')
  state.history = state.history.filter(({ id }) => !gone.map(String).includes(String(id)))
  return ok(null)
}

/** The 36 calls of SPEC section 7, by method and path, and nothing else. */
export const STUB_CALLS: Record<string, StubCall> = {
  ...STUB_CART,
  'POST /api/home/index/recordSearch': recordSearch,
  'GET /api/home/index/getHotSearch': () =>
    bare([{ id: 101, hotWord: '不锈钢螺栓' }, { id: 'h2', hotWord: '手套' }, { id: null }]),
  'POST /api/home/categories/getCategoryList': () =>
    ok([
      { id: '1', name: '紧固件', children: [{ id: '11', name: '螺栓', children: null }] },
      { id: 2, name: '劳保用品' },
    ]),
  'POST /api/brand/getBrandList': () => ok({ list: [{ id: '7', name: '拓纳' }], total: '1' }),
  'POST /api/brand/getShopList': () => ok([{ id: 5, name: '示例旗舰店', scores: [48, 47, 46] }]),
  'POST /api/brand/getProductSearchTips': getProductSearchTips,
  'GET /api/brand/getProductHistoryRecord': personal(({ history }) => bare(history)),
  'POST /api/brand/deleteProductHistory': personal(deleteProductHistory),
  'POST /api/global/getSysRegion': (_state, { body }) =>
    ok(field(body, 'parent') ? [] : [shanghai, beijing]),
  'GET /api/global/getSysRegionLevelList': () => ok([]),
  'GET /api/global/getDefaultArea': () => bare({ defaultArea: shanghai }),
  'POST /api/oauth/getOauthToken': getOauthToken,
  'GET /api/oauth/logout': logout,
  'POST /api/oauth/sendSms': anonymous(filled(done)),
  'GET /api/oauth/getRepairInfo': ({ isRepairing }) => ok({ repairing: isRepairing ? 1 : 0 }),
  'POST /api/oauth/verifyCaptcha': filled(() => ok({ captchaToken: 'captcha' })),
  'POST /api/system-message/getMessageList': personal((_state, { body }) =>
    field(body, 'applicationType') === 1
      ? ok({ list: [message], total: '1', page: '1', pageSize: '20' })
      : refuse(400, 'bad request'),
  ),
  'POST /api/system-message/getMessageCount': personal(({ unread }, { body }) =>
    field(body, 'id') === 1 ? ok(String(unread)) : refuse(400, 'bad request'),
  ),
  'POST /api/system-message/deleteMessages': personal(done),
  'POST /api/system-message/batchReadMessage': personal(done),
  'POST /api/system-message/getMessageDetail': personal(getMessageDetail),
  'POST /api/user/modifyPassword': personal(done),
  'POST /api/user/modifyPhone': personal(done),
  'POST /api/user/getUserInfo': personal(getUserInfo),
  'POST /api/user/modifyUserInfo': personal(getUserInfo),
  'POST /api/user/getUserVerifyCode': personal(done),
  'POST /api/user/verifyOldPhone': personal(() => ok({ ticket: 'ticket' })),
  'POST /api/user/register': filled(issue),
  'POST /api/user/sendNotLoginSms': anonymous(filled(done)),
  'POST /api/user/updatePassword': filled(done),
}

/** Tokens that the stub host takes, as the mall's cookie keeps them. */
export function stubTokens() {
  const accessExpires = Date.now() + 600_000
  const refreshExpires = Date.now() + DAY_S * 1000
  return { accessToken: 'access-0', accessExpires, refreshToken: 'refresh-0', refreshExpires }
}

/** The account that the stub host knows. */
export const STUB_ACCOUNT = { username: 'zhang', password: PASSWORD }
