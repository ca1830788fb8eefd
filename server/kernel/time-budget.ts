import { AsyncLocalStorage } from 'node:async_hooks'

type Budget = { endsAt: number }

const budgets = new AsyncLocalStorage<Budget>()

/** What is left of the running request's time, ms, zero when it is spent; endless outside a request. */
export function timeLeft(): number {
  const budget = budgets.getStore()
  return budget ? Math.max(0, budget.endsAt - performance.now()) : Number.POSITIVE_INFINITY
}

/** Stands for the running request: the same object for all that it asks; undefined outside a request. */
export const currentBudget = (): object | undefined => budgets.getStore()

/** Runs with so much time, ms, for all that waits on the database; replaces an outer budget. */
export function withTimeBudget<T>(ms: number, run: () => T): T {
  return budgets.run({ endsAt: performance.now() + ms }, run)
}

/** Runs what takes as long as the caller likes, such as sending its file: it costs no budget. */
export async function outsideTimeBudget<T>(run: () => Promise<T>): Promise<T> {
  const budget = budgets.getStore()
  const start = performance.now()
  try {
    return await run()
  } finally {
    if (budget) budget.endsAt += performance.now() - start
  }
}
