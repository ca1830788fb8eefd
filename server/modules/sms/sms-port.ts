import type { SmsScene } from '@/contract/sms'

/**
 * What an SMS says: a code for something, that a phone has an account already, or that there is news
 * of a merchant's application.
 */
export type SmsKind = SmsScene | 'registered' | 'merchantNews'

export type Sms = {
  phone: string
  kind: SmsKind
  /** Six digits; '' for a text without a code. */
  code: string
}

/** Whoever carries SMS to phones. */
export type SmsPort = {
  /** Nothing is really sent: it is shown on a page. */
  isDemo: boolean
  send(sms: Sms): Promise<void>
}
