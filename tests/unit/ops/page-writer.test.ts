import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import fc from 'fast-check'
import { createElement, type ReactNode, Suspense, use } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { writePagesForNode } from '@/server/edge/page-writer'
import { RUNS } from '../../support/runs'

/** What Next runs pages with, and the name by which it loads React's writer. */
const RENDERER = 'node_modules/next/dist/compiled/next-server/pages.runtime.prod.js'
const TAKEN = 'react-dom/server.edge'

type Stream = ReadableStream & { allReady: Promise<void> }
type Writer = {
  renderToReadableStream(
    page: ReactNode,
    options?: { progressiveChunkSize: number },
  ): Promise<Stream>
}

// As the mall runs: each of them is another file in development.
vi.stubEnv('NODE_ENV', 'production')
const require = createRequire(`${process.cwd()}/${RENDERER}`)
const load = (name: string): Writer => require(name)
const forget = () => {
  delete require.cache[require.resolve(TAKEN)]
}
afterEach(forget)

it('is what Next loads for pages', () => {
  expect(readFileSync(RENDERER, 'utf8')).toContain(`require("${TAKEN}")`)
  writePagesForNode()
  const { renderToReadableStream } = load('react-dom/server.node')
  expect(load(TAKEN)).toMatchObject({ renderToReadableStream: expect.any(Function) })
  expect(load(TAKEN).renderToReadableStream).not.toBe(renderToReadableStream)
})

it('refuses to come too late', () => {
  writePagesForNode()
  expect(writePagesForNode).not.toThrow()
  forget()
  load(TAKEN)
  expect(writePagesForNode).toThrow('already')
})

async function textOf(stream: Stream): Promise<string> {
  await stream.allReady
  return new Response(stream).text()
}

/** What the mall writes of a page. */
async function written(page: ReactNode): Promise<string> {
  forget()
  writePagesForNode()
  return textOf(await load(TAKEN).renderToReadableStream(page))
}

/** What the build for edge runtimes writes, its long parts in their places and not moved there by scripts. */
async function writtenForEdge(page: ReactNode): Promise<string> {
  forget()
  const writer = load(TAKEN)
  return textOf(await writer.renderToReadableStream(page, { progressiveChunkSize: 1e9 }))
}

/** Text of any script, and so long that it ends in the middle of what is written at once. */
const anyText = fc
  .tuple(fc.string({ unit: 'grapheme', maxLength: 20 }), fc.constantFrom(1, 3, 200, 2000))
  .map(([text, times]) => text.repeat(times))
const anyPage = fc.letrec<{ page: ReactNode }>((tie) => ({
  page: fc.oneof(
    { maxDepth: 4 },
    anyText,
    fc
      .tuple(fc.constantFrom('div', 'a', 'td'), anyText, fc.array(tie('page'), { maxLength: 5 }))
      .map(([tag, title, children]) => createElement(tag, { title }, ...children)),
    tie('page').map((children) => createElement(Suspense, null, children)),
  ),
})).page

it('writes the same text as the one for edge runtimes', async () => {
  await fc.assert(
    fc.asyncProperty(anyPage, async (page) => {
      expect(await written(page)).toBe(await writtenForEdge(page))
    }),
    { numRuns: RUNS },
  )
})

it('begins a document with its type', async () => {
  const page = createElement('html', null, createElement('body', null, '购物车'))
  expect(await written(page)).toBe(await writtenForEdge(page))
})

it('writes long parts where they stand: no script has to put them there', async () => {
  const long = createElement('p', null, '规格'.repeat(20_000))
  const page = createElement('div', null, createElement(Suspense, null, long), long)
  expect(await written(page)).not.toContain('<script')
})

const Late = ({ text }: { text: Promise<string> }) => use(text)
const inStock = () => new Promise<string>((resolve) => setTimeout(resolve, 1, '有货'))

it('waits for what is not there yet', async () => {
  const page = createElement(Late, { text: inStock() })
  expect(await written(page)).toBe('有货')
  const part = createElement(Late, { text: inStock() })
  const around = createElement(Suspense, { fallback: '…' }, part)
  expect(await written(around)).toContain('有货')
})

function Broken(): never {
  throw new Error('no such goods')
}

it('tells of a page that fails', async () => {
  await expect(written(createElement(Broken))).rejects.toThrow('no such goods')
})
