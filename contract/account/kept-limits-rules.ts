// How much a buyer may keep in the mall.

/** Back-in-stock alerts per user. */
export const ARRIVAL_NOTICES_MAX = 200
/** Favourites per user. */
export const FAVORITES_MAX = 500
/** Purchase lists per user, and lines per list. */
export const PURCHASE_LISTS_MAX = 50
export const PURCHASE_LINES_MAX = 500
export const LIST_NAME_MAX = 40
/** Addresses per user, and invoice titles per user. */
export const ADDRESSES_MAX = 20
export const INVOICE_TITLES_MAX = 20
