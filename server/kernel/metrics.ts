import { Counter, Gauge, Histogram, register } from 'prom-client'

/** What a queue, or a pool of connections, has in hand now. */
export type QueueLengths = { running: number; waiting: number }

/** A counter of this process; the one of that name if there is one already, as after a hot reload. */
export function counter<L extends string>(name: string, help: string, labelNames: L[]) {
  const known = register.getSingleMetric(name)
  return known instanceof Counter ? known : new Counter({ name, help, labelNames })
}

/** A histogram of seconds, likewise; `buckets` are upper bounds, s. */
export function secondsHistogram<L extends string>(
  name: string,
  { help, labelNames, buckets }: { help: string; labelNames: L[]; buckets: number[] },
) {
  const known = register.getSingleMetric(name)
  return known instanceof Histogram ? known : new Histogram({ name, help, labelNames, buckets })
}

/**
 * A gauge whose `read` is asked for its values at every scrape. The first of a name stays: that is the one
 * of the code that serves, where Next has bundled this file twice.
 */
export function gauge<L extends string>(
  name: string,
  {
    help,
    labelNames,
    read,
  }: { help: string; labelNames: L[]; read: (self: Gauge<L>) => void | Promise<void> },
): void {
  if (register.getSingleMetric(name)) return
  new Gauge({
    name,
    help,
    labelNames,
    async collect() {
      this.reset()
      await read(this)
    },
  })
}

const queues = new Map<string, () => QueueLengths>()

/** Has the metrics tell how long a queue is; a later one of the same name takes its place. */
export function watchQueue(name: string, read: () => QueueLengths): void {
  queues.set(name, read)
}

for (const state of ['running', 'waiting'] as const) {
  gauge(`mall_queue_${state}`, {
    help: `Tasks ${state} in a queue, or connections of a pool`,
    labelNames: ['queue'],
    read: (self) => {
      for (const [queue, read] of queues) self.set({ queue }, read()[state])
    },
  })
}

const workerEnds = counter('mall_worker_failures_total', 'Threads that ended before their work', [
  'worker',
])

/** Counts a thread that died, or was ended because it took too long. */
export function countWorkerFailure(worker: string): void {
  workerEnds.inc({ worker })
}
