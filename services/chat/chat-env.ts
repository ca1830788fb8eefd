import * as z from 'zod/mini'

const text = z._default(z.string(), '')

const settings = z.object({
  /** Customer service provider; '' for the mall's own. */
  provider: z._default(z.enum(['', 'chatwoot', 'script']), ''),
  url: text,
  token: text,
})
export type WidgetSettings = z.infer<typeof settings>

/** Empty strings count as unset. */
const set = (value: string | undefined) => value || undefined

/** External customer service; frozen at build (NEXT_PUBLIC_*), loaded on demand. */
export const CHAT_ENV = {
  settings: settings.parse({
    provider: set(process.env.NEXT_PUBLIC_CHAT_PROVIDER),
    url: set(process.env.NEXT_PUBLIC_CHAT_URL),
    token: set(process.env.NEXT_PUBLIC_CHAT_TOKEN),
  }),
}
