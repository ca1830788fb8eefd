/** Whom the provider talks with; null for a visitor. */
export type ChatUser = { id: string; name: string } | null

/** Another company's customer service on this page. */
export type OpenedWidget = {
  open(user: ChatUser): void
  /** Forgets who was talking. */
  reset(): void
}

/** How long a provider's script may take before the mall's own panel stands in, ms. */
export const WIDGET_TIMEOUT_MS = 5000
