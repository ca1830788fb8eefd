import { parseCookie } from 'cookie'
import { FAULT_SCOPE } from '@/contract/constants'

const NAME = /^[a-z0-9-]{1,32}$/

/** The world a call names by its header, or else by its cookie; null for the mall itself. */
export function scopeOf(headers: Headers): string | null {
  return headers.get(FAULT_SCOPE) ?? parseCookie(headers.get('Cookie') ?? '')[FAULT_SCOPE] ?? null
}

/** Whether a world may have this name. */
export function isScope(name: string): boolean {
  return NAME.test(name)
}
