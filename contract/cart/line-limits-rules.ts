/** Maximum length of a line's note, and of the buyer's own code of its SKU. */
export const NOTE_MAX = 100
export const BUYER_CODE_MAX = 40
