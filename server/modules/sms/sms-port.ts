import type { SmsScene } from '@/contract/sms'

/** What an SMS says: a code for something, or that a phone has an account already. */
export type SmsKind = SmsScene | 'registered'

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
