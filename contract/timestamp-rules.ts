/** Maximum of a Date. */
export const TIME_END_MS = 8.64e15
/** Numbers from the first on and below the second are epoch seconds of this age, above them ms. */
export const SECONDS_FROM = 1e9
export const MS_FROM = 1e11

/** Whether a number of epoch ms can be such: numbers of this age's seconds are no ms. */
export const isMs = (time: number) => time < SECONDS_FROM || time >= MS_FROM

/** Whether a value is epoch ms; the schema of answers is `timestamp` of fields.ts. */
export const isTimestamp = (value: unknown): value is number =>
  typeof value === 'number' &&
  Number.isInteger(value) &&
  value >= 0 &&
  value <= TIME_END_MS &&
  isMs(value)
