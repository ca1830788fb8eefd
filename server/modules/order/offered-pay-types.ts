import { HttpError } from '@/server/kernel/http/http-error'

/** Throws unless this mall offers the payment method. */
export function requireOffered(payTypes: readonly number[], payType: number): void {
  if (payTypes.includes(payType)) return
  throw new HttpError('UNPROCESSABLE', '本商城暂不支持该付款方式，请选择其他方式')
}
