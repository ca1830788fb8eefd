/**
 * Exit code of a server that an operator's mistake keeps from working: nothing to try again.
 * Plain JavaScript, because `npm start` knows it before anything is installed.
 */
export const MISTAKE = 78
