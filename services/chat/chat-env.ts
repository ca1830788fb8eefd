import * as z from 'zod/mini'

const text = z._default(z.string(), '')

const settings = z.object({
  /** Whose customer service is opened; '' for the mall's own. */
  provider: z._default(z.enum(['', 'chatwoot', 'script']), ''),
  url: text,
  token: text,
})
export type WidgetSettings = z.infer<typeof settings>

/** Empty strings count as unset. */
const set = (value: string | undefined) => value || undefined

/** Customer service of another company; frozen at build (NEXT_PUBLIC_*), loaded when it is wanted. */
export const CHAT_ENV = {
  settings: settings.parse({
    provider: set(process.env.NEXT_PUBLIC_CHAT_PROVIDER),
    url: set(process.env.NEXT_PUBLIC_CHAT_URL),
    token: set(process.env.NEXT_PUBLIC_CHAT_TOKEN),
  }),
}
