import * as z from 'zod/mini'

/** `data` of a refusal that concerns one form field. */
export const fieldRefusal = z.looseObject({
  field: z.enum(['username', 'phone', 'code', 'password', 'oldPassword', 'companyName']),
})
export type AccountField = z.infer<typeof fieldRefusal>['field']

/** `data` of a refused sign-in: the next attempt requires a captcha. */
export const captchaRefusal = z.looseObject({ wantsCaptcha: z.literal(true) })
