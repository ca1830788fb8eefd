import * as z from 'zod/mini'
import { STORAGE } from '@/contract/constants'
import { readTab } from './read-stored'
import { removeTab, writeTab } from './tab-store'

const values = z.record(z.string(), z.unknown())
const kept = z.object({ userId: z.string(), forms: z.record(z.string(), values) })

export type KeptValues = z.infer<typeof values>

/** Never kept, whatever form has such a field. */
const SECRETS = new Set(['password', 'again', 'oldPassword', 'code'])

/** Of a visitor, who has no id. */
const VISITOR = ''
/** Apart from a buyer's: a visitor who resets the password may be the buyer whose session has ended. */
const VISITOR_FORMS = `${STORAGE.keptForms} of a visitor`
const keyOf = (userId: string) => (userId === VISITOR ? VISITOR_FORMS : STORAGE.keptForms)

/** The forms of a buyer or a visitor; those of another buyer are forgotten. */
function formsOf(userId: string): Record<string, KeptValues> {
  const saved = readTab(keyOf(userId), kept)
  if (saved && saved.userId !== userId) removeTab(keyOf(userId))
  return saved?.userId === userId ? saved.forms : {}
}

/**
 * What a buyer, or a visitor, has typed into forms that are open, in this tab: it outlives a page that is loaded
 * anew for another area, and a session that ends meanwhile. A form is named by its kind and what it is about:
 * `address:new`, `address:17`.
 */
export const keptForms = {
  read: (userId: string, name: string): KeptValues | null => formsOf(userId)[name] ?? null,
  /** What the first kept form of a kind is about; null without one. */
  find(userId: string, kind: string): string | null {
    const name = Object.keys(formsOf(userId)).find((one) => one.startsWith(`${kind}:`))
    return name?.slice(kind.length + 1) ?? null
  },
  write(userId: string, name: string, typed: KeptValues): void {
    const harmless = Object.entries(typed).filter(([field]) => !SECRETS.has(field))
    const forms = { ...formsOf(userId), [name]: Object.fromEntries(harmless) }
    if (harmless.length > 0) writeTab(keyOf(userId), { userId, forms })
    else keptForms.drop(userId, name)
  },
  drop(userId: string, name: string): void {
    const { [name]: _dropped, ...forms } = formsOf(userId)
    writeTab(keyOf(userId), { userId, forms })
  },
  /** What a visitor has typed is nobody's who signs in. */
  forgetVisitor: () => removeTab(VISITOR_FORMS),
}
