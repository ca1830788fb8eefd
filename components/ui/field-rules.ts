import type { FormRule } from 'antd'
import type * as z from 'zod/mini'

/** Turns what a widget holds into what the API is sent. */
type Reading = (typed: unknown) => unknown

/** An untouched text field holds nothing, which the API would be sent as ''. */
const asText: Reading = (typed) => typed ?? ''

/**
 * The rules of an antd Form field, made of the contract's schema of it: the field says what the API
 * would refuse it with.
 */
export function fieldRules(schema: z.ZodMiniType, read: Reading = asText): FormRule[] {
  return [
    {
      async validator(_rule, typed: unknown) {
        const parsed = schema.safeParse(read(typed))
        if (!parsed.success) throw new Error(parsed.error.issues[0]?.message)
      },
    },
  ]
}
