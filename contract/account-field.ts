import * as z from 'zod/mini'

/** Which field of a form a refusal is about: the `data` of its envelope. */
export const fieldRefusal = z.looseObject({
  field: z.enum(['username', 'phone', 'code', 'password', 'oldPassword', 'companyName']),
})
export type AccountField = z.infer<typeof fieldRefusal>['field']

/** The `data` of a refused sign-in: the next one wants a captcha. */
export const captchaRefusal = z.looseObject({ wantsCaptcha: z.literal(true) })
