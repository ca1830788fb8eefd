// Exit codes of a server that `npm start` knows. Plain JavaScript, because it knows them before
// anything is installed.

/** An operator's mistake keeps it from working: nothing to try again. */
export const MISTAKE = 78
/** Its database has to be filled first (server/edge/ops/prepare.ts). */
export const UNFILLED = 79
