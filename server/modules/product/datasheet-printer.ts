import { resolve } from 'node:path'
import { Worker } from 'node:worker_threads'

/** Everything a data sheet says; its layout is the worker's. */
export type Sheet = {
  mall: string
  kind: string
  title: string
  /** The drawing, SVG. */
  svg: string
  facts: [name: string, value: string][]
  rows: [name: string, value: string][]
  /** A standard, and what it equals. */
  standards: [name: string, same: string][]
  notes: string[]
}

type Reply = { id: number; pdf?: Uint8Array<ArrayBuffer>; error?: string }
type Waiting = { resolve(pdf: Uint8Array<ArrayBuffer>): void; reject(error: Error): void }

/** The worker holds two fonts, 40 MB: it goes when nobody has asked for so long. */
const IDLE_MS = 60_000

function startWorker(onEnd: () => void) {
  // Found by path, not by import: the file stays outside every bundle.
  const path = resolve(process.cwd(), 'server/modules/product/datasheet-worker.mjs')
  const worker = new Worker(path)
  worker.unref()
  const waiting = new Map<number, Waiting>()
  let last = 0

  function fail(error: Error) {
    for (const one of waiting.values()) one.reject(error)
    waiting.clear()
    onEnd()
  }
  worker.on('error', fail)
  worker.on('exit', (code) => fail(new Error(`data sheet worker ended with ${code}`)))
  worker.on('message', ({ id, pdf, error }: Reply) => {
    const one = waiting.get(id)
    waiting.delete(id)
    if (pdf) one?.resolve(pdf)
    else one?.reject(new Error(`data sheet: ${error}`))
  })

  return {
    isBusy: () => waiting.size > 0,
    end: () => worker.terminate(),
    print(sheet: Sheet) {
      last += 1
      const id = last
      const pdf = new Promise<Uint8Array<ArrayBuffer>>((done, reject) =>
        waiting.set(id, { resolve: done, reject }),
      )
      worker.postMessage({ id, sheet })
      return pdf
    },
  }
}

/** Prints data sheets as PDF, in a thread of its own that starts with the first one. */
export function createPrinter() {
  let current: ReturnType<typeof startWorker> | null = null
  let idle: NodeJS.Timeout | undefined

  function rest(worker: ReturnType<typeof startWorker>) {
    clearTimeout(idle)
    idle = setTimeout(() => {
      if (!worker.isBusy()) void worker.end()
    }, IDLE_MS).unref()
  }

  return async (sheet: Sheet): Promise<Uint8Array<ArrayBuffer>> => {
    const worker =
      current ??
      startWorker(() => {
        if (current === worker) current = null
      })
    current = worker
    try {
      return await worker.print(sheet)
    } finally {
      rest(worker)
    }
  }
}
