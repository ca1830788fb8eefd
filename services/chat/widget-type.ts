/** The user shown to the provider; null for a visitor. */
export type ChatUser = { id: string; name: string } | null

/** An external chat widget on this page. */
export type OpenedWidget = {
  open(user: ChatUser): void
  /** Forgets the current user. */
  reset(): void
}

/** How long a provider's script may load before the mall's own panel replaces it, ms. */
export const WIDGET_TIMEOUT_MS = 5000
