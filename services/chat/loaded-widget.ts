import { attempt } from '@/services/store/local-store'

/** The loaded external widget; a separate module, so that sign-out does not load the providers. */
let loaded: { reset(): void } | null = null

/** Registers the loaded widget. */
export function keepLoaded(widget: { reset(): void }): void {
  loaded = widget
}

/** Resets the widget's user: the next one is somebody else. */
export function resetLoaded(): void {
  attempt(() => loaded?.reset(), undefined)
}
