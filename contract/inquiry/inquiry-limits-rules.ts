/** Lines of one inquiry: a bill of materials is split before it is longer. */
export const INQUIRY_LINES_MAX = 100
export const INQUIRY_TEXT_MAX = 200
export const INQUIRY_NOTE_MAX = 500
export const INQUIRY_PICTURES_MAX = 9
export const INQUIRY_FILES_MAX = 5
export const INQUIRY_UNIT_MAX = 10
/** Words that go with a target price. */
export const TARGET_WORDS_MAX = 200
/** Open inquiries per user: each line costs a person's time. */
export const OPEN_INQUIRIES_MAX = 30
/** Offers on one line: more are not compared. */
export const ANSWERS_MAX = 10
/** Days an inquiry without an answer stays open. */
export const REPLY_DAYS = 15
/** Validity of an offer unless the shop gives another, days. */
export const OFFER_DAYS = 7
/** A buyer is reminded this many hours before the last offer expires. */
export const REMIND_HOURS = 24
