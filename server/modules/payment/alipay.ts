import type { AlipaySdk } from 'alipay-sdk'
import * as z from 'zod/mini'
import { chinaTime } from '@/contract/china-clock'
import { SITE } from '@/contract/site/company-rules'
import type { AlipayConfig } from './pay-config'
import type { OtherProvider } from './provider'
import { fromYuan, toYuan } from './yuan'

const NOT_THERE = 'ACQ.TRADE_NOT_EXIST'
/** Of a trade that is to be closed: it is, or it was paid before. */
const NOT_OPEN = ['ACQ.TRADE_STATUS_ERROR', 'ACQ.REASON_TRADE_STATUS_INVALID']
const OK = '10000'
const PAID = ['TRADE_SUCCESS', 'TRADE_FINISHED']

const answer = z.looseObject({
  code: z.string(),
  subCode: z.optional(z.string()),
  subMsg: z.optional(z.string()),
  tradeNo: z.optional(z.string()),
  tradeStatus: z.optional(z.string()),
})

const told = z.looseObject({
  notify_id: z.string(),
  app_id: z.string(),
  out_trade_no: z.string(),
  trade_no: z.string(),
  trade_status: z.string(),
  total_amount: z.string(),
})

/** Alipay payments: cashier page, signed notifications (RSA2), queries. */
export function createAlipay(config: AlipayConfig): OtherProvider {
  let loaded: Promise<AlipaySdk> | null = null
  /** Loaded with the first payment: a mall without Alipay never loads it. */
  const sdk = () => {
    loaded ??= import('alipay-sdk').then(({ AlipaySdk: Sdk }) => {
      const { appId, privateKey, publicKey, gateway } = config
      const keyType = privateKey.includes('BEGIN PRIVATE KEY') ? 'PKCS8' : 'PKCS1'
      return new Sdk({ appId, privateKey, keyType, alipayPublicKey: publicKey, gateway })
    })
    return loaded
  }

  /** Calls the gateway, whose responses are signed too. */
  async function ask(method: string, bizContent: object, expected: readonly string[] = []) {
    const result = answer.parse(await (await sdk()).exec(method, { bizContent }))
    if (result.code === OK) return result
    if ([NOT_THERE, ...expected].includes(result.subCode ?? '')) return result
    throw new Error(`${method}: ${result.subCode ?? result.code} ${result.subMsg ?? ''}`)
  }

  return {
    async create({ paymentNo, amount, expiresAt }) {
      const bizContent = {
        out_trade_no: paymentNo,
        total_amount: toYuan(amount),
        subject: SITE.name,
        product_code: 'FAST_INSTANT_TRADE_PAY',
        time_expire: chinaTime(expiresAt),
      }
      const { notifyUrl, returnUrl } = config
      const page = { bizContent, notifyUrl, returnUrl }
      return { cashierUrl: (await sdk()).pageExecute('alipay.trade.page.pay', 'GET', page) }
    },

    async query(paymentNo) {
      const {
        subCode,
        tradeNo = '',
        tradeStatus = '',
      } = await ask('alipay.trade.query', {
        out_trade_no: paymentNo,
      })
      if (subCode === NOT_THERE) return null
      if (PAID.includes(tradeStatus)) return { status: 'paid', providerNo: tradeNo }
      return { status: tradeStatus === 'TRADE_CLOSED' ? 'closed' : 'waiting', providerNo: tradeNo }
    },

    async close(paymentNo) {
      // The cashier was never opened: nothing to close.
      await ask('alipay.trade.close', { out_trade_no: paymentNo }, NOT_OPEN)
    },

    async refund({ refundNo, paymentNo, amount }) {
      const { subCode } = await ask('alipay.trade.refund', {
        out_trade_no: paymentNo,
        out_request_no: refundNo,
        refund_amount: toYuan(amount),
      })
      // Of another merchant's account, say: no money has moved.
      if (subCode === NOT_THERE) throw new Error(`alipay.trade.refund: ${paymentNo} ${subCode}`)
    },

    async read(request) {
      const form: Record<string, string> = Object.fromEntries(
        new URLSearchParams(await request.text()),
      )
      const parsed = told.safeParse(form)
      if (!parsed.success || !(await sdk()).checkNotifySignV2(form)) return null
      const { app_id, notify_id, out_trade_no, trade_no, trade_status, total_amount } = parsed.data
      const amount = fromYuan(total_amount)
      const isOurs = app_id === config.appId && PAID.includes(trade_status)
      if (!isOurs || amount === null) return null
      const sums = { paymentNo: out_trade_no, providerNo: trade_no, amount }
      return { ...sums, status: 'paid', nonce: `alipay-${notify_id}` }
    },

    answer: (isTaken) => new Response(isTaken ? 'success' : 'failure'),
  }
}
