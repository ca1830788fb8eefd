const DAILY = 200
/** How many runs a property of the tests has: 200 by day, what FC_RUNS says for a night. */
export const RUNS = Number(process.env.FC_RUNS) || DAILY

/** Runs of a property that asks much each time: so many by day, and more as FC_RUNS is more. */
export const runsOf = (daily: number) => Math.ceil((daily * RUNS) / DAILY)
