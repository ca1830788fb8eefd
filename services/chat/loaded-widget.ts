import { attempt } from '@/services/local-store'

/** Another company's window that is on this page; kept apart, so that signing out loads nothing of it. */
let loaded: { reset(): void } | null = null

/** Remembers the window that was loaded. */
export function keepLoaded(widget: { reset(): void }): void {
  loaded = widget
}

/** Has it forget who was talking: whoever comes next is somebody else. */
export function resetLoaded(): void {
  attempt(() => loaded?.reset(), undefined)
}
