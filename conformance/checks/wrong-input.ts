import { randomUUID } from 'node:crypto'
import { getBrandList } from '@/contract/catalog/brand-calls'
import { NATIONWIDE } from '@/contract/constants'
import type { Endpoint } from '@/contract/endpoint'
import { getProductSearchTips } from '@/contract/search/suggestion-calls'
import { readEnvelope } from '@/services/http/envelope'
import type { Came, Sent } from '../host'
import { at, listIn, type Run } from '../run'
import { saying } from '../say'
import { judgeRefusal } from './judge-refusal'
import { findLeaks } from './leaks'

/** JSON that breaks off: nothing can be carried out by it. */
export const MALFORMED = '{"conformance": '
const UUID = /^[\da-f]{8}-[\da-f-]{27}$/i
const areaCode = [NATIONWIDE]
/** A host that refuses a body before its end may close the connection: no other call may share it. */
const ALONE = { Connection: 'close' }
/** More rows than any page of the mall asks for. */
const ROWS_MAX = 1000

type Wrong = [call: Endpoint, what: string, sent: Sent]

const WRONG: Wrong[] = [
  [getProductSearchTips, 'JSON that breaks off', { body: MALFORMED }],
  [getProductSearchTips, 'no keyword', { input: { areaCode } }],
]

const TOO_MUCH: Wrong[] = [
  [
    getProductSearchTips,
    'a keyword of 10,000 characters',
    { input: { keyword: '螺'.repeat(10_000), areaCode } },
  ],
  [getBrandList, 'a page of 1,000,000 rows', { input: { page: 1, pageSize: 1_000_000, areaCode } }],
  [
    getProductSearchTips,
    'a body of 2 MB',
    { input: { keyword: '螺', areaCode, filler: 'x'.repeat(2 * 1024 * 1024) } },
  ],
]

/** Ids that no host has; the form of a text id is the host's. */
function unknownOnes(run: Run): Readonly<Record<string, object>> {
  const known = String(at(run, 'getMessageList', 'list', 0, 'id') ?? '')
  const id = known === '' || UUID.test(known) ? randomUUID() : '999999999'
  const number = 2_147_483_647
  return {
    getMessageDetail: { id, applicationType: 1 },
    getCategoryDetail: { categoryId: number, areaCode },
    getBrandDetail: { id: number, areaCode },
    getShopDetail: { id: number, areaCode },
    getProductDetail: { productId: number, areaCode },
    getOrderDetail: { orderNo: 'D999999999999999999' },
    getRefundDetail: { refundNo: 'R999999999999999999' },
  }
}

/** Too much may be refused or cut, but must not break the host or be answered in full. */
function judgeLimit({ ledger }: Run, call: Endpoint, came: Came, what: string): void {
  findLeaks({ ledger }, call, came)
  const rows = listIn(readEnvelope(came.body)?.data).length
  if (came.status < 500 && rows <= ROWS_MAX) return
  const answered = came.status < 500 ? `${rows} rows` : saying(came)
  ledger.find('warning', call.name, [`${what}: a refusal of 4xx, or a part`, answered])
}

/** Sends what no host can carry out: it must be refused in the way of the contract. */
export async function checkWrongInput(run: Run): Promise<void> {
  const { host, ledger, token } = run
  for (const [call, what, sent] of WRONG) {
    if (ledger.isThere(call.name)) judgeRefusal(run, call, await host.send(call, sent), what)
  }
  for (const [call, what, sent] of TOO_MUCH) {
    if (!ledger.isThere(call.name)) continue
    judgeLimit(run, call, await host.send(call, { ...sent, headers: ALONE }), what)
  }
  const unknown = unknownOnes(run)
  for (const call of run.calls.filter(({ name }) => Object.hasOwn(unknown, name))) {
    if (ledger.isMissing(call.name) || (call.auth === 'user' && token === null)) continue
    const came = await host.send(call, { input: unknown[call.name], token })
    if (call.core || ledger.isThere(call.name)) judgeRefusal(run, call, came, 'an unknown id')
  }
}
