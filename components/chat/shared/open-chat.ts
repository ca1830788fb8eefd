/** Id of the button that opens customer service. */
export const CHAT_BUTTON_ID = 'customer-service'

/** Opens or closes customer service, as a press of its button does. */
export function openChat() {
  document.getElementById(CHAT_BUTTON_ID)?.click()
}
