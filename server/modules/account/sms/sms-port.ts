import type { SmsScene } from '@/contract/account/sms-calls'

/**
 * Kinds of SMS: a code for a purpose, "this phone already has an account", or news about
 * a merchant's application.
 */
export type SmsKind = SmsScene | 'registered' | 'merchantNews'

export type Sms = {
  phone: string
  kind: SmsKind
  /** Six digits; '' for an SMS without a code. */
  code: string
}

/** An SMS provider. */
export type SmsPort = {
  /** Nothing is sent: the demo page shows it. */
  isDemo: boolean
  send(sms: Sms): Promise<void>
}
