import { OFFLINE_PAY, PAY_TYPES } from '@/contract/order/order-status-rules'
import type { PayConfig } from './pay-config'

/** What money comes by: real providers, and in a demo the sandbox in place of those that are missing. */
export type Paying = { pay: PayConfig | undefined; hasSandbox: boolean }

/** The provider outside the mall that stands behind a payment method; null without one. */
export function realProviderOf(payType: number, pay: PayConfig | undefined) {
  if (payType === 1 && pay?.alipay) return 'alipay'
  return payType === 2 && pay?.wechat ? 'wechat' : null
}

/** The payment methods a buyer may choose; transfers need no provider. */
export function payTypesOf({ pay, hasSandbox }: Paying): number[] {
  return PAY_TYPES.map(({ type }) => type).filter(
    (type) => type === OFFLINE_PAY || hasSandbox || realProviderOf(type, pay) !== null,
  )
}
