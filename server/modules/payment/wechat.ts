import * as z from 'zod/mini'
import { chinaTime } from '@/contract/china-clock'
import { SITE } from '@/contract/site/company-rules'
import type { WechatConfig } from './pay-config'
import type { OtherProvider } from './provider'
import { createWechatHttp, WECHAT_HOST } from './wechat-http'

const HTTP_OK = 300
const NOT_FOUND = 404
/** Maximum age of a signed notification, ms. */
const FRESH_MS = 5 * 60_000

const reply = z.looseObject({
  status: z.number(),
  data: z.optional(z.unknown()),
  error: z.optional(z.unknown()),
})
const opened = z.looseObject({ code_url: z.string() })
const booked = z.looseObject({
  trade_state: z.string(),
  transaction_id: z.optional(z.string()),
})
const sealed = z.looseObject({
  id: z.string(),
  resource: z.looseObject({
    ciphertext: z.string(),
    nonce: z.string(),
    associated_data: z.optional(z.string()),
  }),
})
const paid = z.looseObject({
  mchid: z.string(),
  out_trade_no: z.string(),
  transaction_id: z.string(),
  trade_state: z.string(),
  amount: z.looseObject({ total: z.int() }),
})

/** WeChat payments (API v3, native): QR code, encrypted notifications, queries. */
export function createWechat(config: WechatConfig, now: () => number): OtherProvider {
  const { appId, mchId, apiKey } = config
  const load = async () => {
    const { default: module } = await import('wechatpay-node-v3')
    const pay = new module({
      appid: appId,
      mchid: mchId,
      key: apiKey,
      publicKey: Buffer.from(config.cert),
      privateKey: Buffer.from(config.privateKey),
    })
    if (config.gateway !== WECHAT_HOST) pay.createHttp(createWechatHttp(config.gateway))
    return pay
  }
  let loaded: ReturnType<typeof load> | null = null
  const sdk = () => {
    loaded ??= load()
    return loaded
  }

  /** Body of a response; null when it is empty. */
  function contentOf(what: string, answer: unknown): unknown {
    const { status, data, error } = reply.parse(answer)
    if (status === NOT_FOUND) return null
    if (status < HTTP_OK) return data
    throw new Error(`WeChat ${what}: ${status} ${JSON.stringify(error)}`)
  }

  return {
    async create({ paymentNo, amount, expiresAt }) {
      const answer = await (await sdk()).transactions_native({
        description: SITE.name,
        out_trade_no: paymentNo,
        notify_url: config.notifyUrl,
        time_expire: `${chinaTime(expiresAt).replace(' ', 'T')}+08:00`,
        amount: { total: amount, currency: 'CNY' },
      })
      return { cashierUrl: opened.parse(contentOf('native', answer)).code_url }
    },

    async query(paymentNo) {
      const answer = contentOf('query', await (await sdk()).query({ out_trade_no: paymentNo }))
      if (answer === null) return null
      const { trade_state, transaction_id: providerNo = '' } = booked.parse(answer)
      if (trade_state === 'SUCCESS' || trade_state === 'REFUND') {
        return { status: 'paid', providerNo }
      }
      const isOver = trade_state === 'CLOSED' || trade_state === 'REVOKED'
      return { status: isOver ? 'closed' : 'waiting', providerNo }
    },

    async close(paymentNo) {
      contentOf('close', await (await sdk()).close(paymentNo))
    },

    async refund({ refundNo, paymentNo, amount, total }) {
      const answer = await (await sdk()).refunds({
        out_trade_no: paymentNo,
        out_refund_no: refundNo,
        amount: { refund: amount, total, currency: 'CNY' },
      })
      if (contentOf('refund', answer) === null)
        throw new Error(`WeChat refund: ${paymentNo} unknown`)
    },

    async read(request) {
      const body = await request.text()
      const header = (name: string) => request.headers.get(`wechatpay-${name}`) ?? ''
      const isFresh = Math.abs(now() - Number(header('timestamp')) * 1000) <= FRESH_MS
      // Before the signature: for an unknown serial number the SDK asks WeChat for certificates.
      if (!isFresh) return null
      const pay = await sdk()
      const isSigned = await pay.verifySign({
        timestamp: header('timestamp'),
        nonce: header('nonce'),
        body,
        serial: header('serial'),
        signature: header('signature'),
        apiSecret: apiKey,
      })
      if (!isSigned) return null
      const json: unknown = JSON.parse(body)
      const { id, resource } = sealed.parse(json)
      const { ciphertext, nonce, associated_data = '' } = resource
      const parsed = paid.safeParse(pay.decipher_gcm(ciphertext, associated_data, nonce, apiKey))
      if (!parsed.success) return null
      const { mchid, out_trade_no, transaction_id, trade_state, amount } = parsed.data
      if (mchid !== mchId || trade_state !== 'SUCCESS') return null
      const sums = { paymentNo: out_trade_no, providerNo: transaction_id, amount: amount.total }
      return { ...sums, status: 'paid', nonce: `wechat-${id}` }
    },

    answer: (isTaken) =>
      Response.json(
        isTaken ? { code: 'SUCCESS', message: '' } : { code: 'FAIL', message: '未受理' },
        { status: isTaken ? 200 : 400 },
      ),
  }
}
