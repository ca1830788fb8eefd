/**
 * Keys of what single screens keep in the browser: apart from those of the specification (STORAGE), which
 * every page loads.
 */
export const SCREEN_STORAGE = {
  handedList: 'handedList',
  sheetColumns: 'sheetColumns',
  submission: 'checkoutSubmission',
  chatVisitor: 'chatVisitor',
  chatUser: 'chatUser',
  merchantDraft: 'merchantDraft',
  merchantTicket: 'merchantTicket',
} as const
