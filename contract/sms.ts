/** What a code is for; one for signing in changes no password. */
export const SMS_SCENES = [
  'register',
  'login',
  'reset',
  'oldPhone',
  'newPhone',
  'merchant',
  'merchantStatus',
] as const
export type SmsScene = (typeof SMS_SCENES)[number]
