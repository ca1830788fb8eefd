import * as z from 'zod/mini'
import { endpoint } from '@/contract/endpoint'
import { count, nothing } from '@/contract/fields'
import { smsCode } from './verification-calls'

/** Timeout of the export: a table for each kind of data and every file, ms. */
const EXPORT_TIMEOUT_MS = 60_000
/** Files of an export together, bytes; the newest go in first, the others are named. */
export const EXPORTED_FILES_MAX_BYTES = 100 * 1024 * 1024

/** What must be settled before an account can be closed. */
const obstacles = z.looseObject({
  /** Orders neither completed nor cancelled, unpaid ones included. */
  openOrders: count,
  openAfterSales: count,
  /** Refunds of cancelled orders on their way. */
  openRefunds: count,
  /** Invoices applied for and not issued. */
  openInvoices: count,
})
export type ClosingObstacles = z.infer<typeof obstacles>

/** What is open, in words: `2 个未完成的订单`. */
export function obstacleTexts(found: ClosingObstacles): string[] {
  const texts: [number, string][] = [
    [found.openOrders, '个未完成的订单'],
    [found.openAfterSales, '个未结束的售后'],
    [found.openRefunds, '笔未到账的退款'],
    [found.openInvoices, '张待开具的发票'],
  ]
  return texts.flatMap(([open, text]) => (open > 0 ? [`${open} ${text}`] : []))
}

export const exportOwnData = endpoint({
  name: 'exportOwnData',
  method: 'POST',
  path: '/api/user/exportOwnData',
  auth: 'user',
  summary: 'Everything the account has, as a zip of spreadsheets and files',
  input: nothing,
  output: z.looseObject({ blob: z.instanceof(Blob), fileName: z.string() }),
  answers: 'file',
  timeoutMs: EXPORT_TIMEOUT_MS,
})

export const getClosingObstacles = endpoint({
  name: 'getClosingObstacles',
  method: 'POST',
  path: '/api/user/getClosingObstacles',
  auth: 'user',
  summary: 'What must be settled before the account can be closed',
  input: nothing,
  output: obstacles,
})

/** The proofs of an owner: the password, or a code to the account's phone. */
export const ownerProof = {
  password: z.string().check(z.minLength(1, '请填写登录密码'), z.maxLength(256)),
  code: smsCode,
}

export const closeAccount = endpoint({
  name: 'closeAccount',
  method: 'POST',
  path: '/api/user/closeAccount',
  auth: 'user',
  sameOrigin: true,
  summary: 'Closes the account for good; its orders and invoices stay as long as the law says',
  input: z.discriminatedUnion('proof', [
    z.object({ proof: z.literal('password'), password: ownerProof.password }),
    z.object({ proof: z.literal('code'), code: ownerProof.code }),
  ]),
  output: z.null(),
})
