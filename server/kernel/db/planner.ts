/**
 * What the planner of either engine is told: the mall runs many short queries. JIT and parallel plans cost more
 * than they save and take cores from other buyers; pages come from memory or SSD, so random reads are cheap.
 */
export const PLANNER: Readonly<Record<string, string>> = {
  jit: 'off',
  max_parallel_workers_per_gather: '0',
  random_page_cost: '1.1',
}
