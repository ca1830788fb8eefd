const MINUTE_MS = 60_000
const PATIENT = { answerMs: MINUTE_MS, silentMs: MINUTE_MS }
const LONG = {
  connectionTimeoutMillis: MINUTE_MS,
  statement_timeout: MINUTE_MS,
  lock_timeout: MINUTE_MS,
}

/** A busy machine is no fault of the mall: its own limits have tests of their own (time-limits, watchdog). */
export const UNHURRIED = {
  patience: { calls: PATIENT, jobs: PATIENT },
  limits: { calls: { max: 10, ...LONG }, jobs: { max: 3, ...LONG } },
  budgetMs: MINUTE_MS,
}
