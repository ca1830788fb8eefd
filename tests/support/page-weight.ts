import { gzipSync } from 'node:zlib'

/** What a first load of a page brings, kB after gzip. */
export type PageWeight = { htmlKb: number; scriptKb: number; styleKb: number }

const kb = (bytes: number) => Math.round(bytes / 102.4) / 10

async function gzipped(url: string): Promise<number> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
  return gzipSync(Buffer.from(await answer.arrayBuffer())).length
}

async function sumOf(origin: string, paths: string[]): Promise<number> {
  const sizes = await Promise.all([...new Set(paths)].map((path) => gzipped(`${origin}${path}`)))
  return sizes.reduce((sum, size) => sum + size, 0)
}

/** Size of an answer as it was sent; null of one that was compressed while it was sent. */
function sentBytes({ headers }: Response): number | null {
  const length = headers.get('content-length')
  return headers.get('content-encoding') === 'gzip' && length ? Number(length) : null
}

/** Weighs a page as the server sends it: its HTML, and the scripts and styles that HTML names. */
export async function weighPage(origin: string, path: string): Promise<PageWeight> {
  const page = await fetch(`${origin}${path}`)
  const html = await page.text()
  const scripts = [...html.matchAll(/<script[^>]* src="([^"]+)"[^>]*>/g)]
    .filter(([tag]) => !tag.includes('noModule'))
    .map(([, src]) => src ?? '')
  const styles = [...html.matchAll(/<link[^>]*rel="stylesheet"[^>]*>/g)].map(
    ([tag]) => /href="([^"]+)"/.exec(tag)?.[1] ?? '',
  )
  return {
    htmlKb: kb(sentBytes(page) ?? gzipSync(html).length),
    scriptKb: kb(await sumOf(origin, scripts)),
    styleKb: kb(await sumOf(origin, styles)),
  }
}
