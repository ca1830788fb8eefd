import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import fc from 'fast-check'
import { createElement, type ReactNode, Suspense } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { writePagesForNode } from '@/server/edge/page-writer'
import { RUNS } from '../../support/runs'

/** What Next runs pages with, and the name by which it loads React's writer. */
const RENDERER = 'node_modules/next/dist/compiled/next-server/pages.runtime.prod.js'
const TAKEN = 'react-dom/server.edge'

type Writer = { renderToReadableStream(page: ReactNode): Promise<ReadableStream> }

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
  expect(load(TAKEN)).toBe(load('react-dom/server.node'))
})

it('refuses to come too late', () => {
  writePagesForNode()
  expect(writePagesForNode).not.toThrow()
  forget()
  load(TAKEN)
  expect(writePagesForNode).toThrow('already')
})

const write = async (name: string, page: ReactNode) =>
  new Response(await load(name).renderToReadableStream(page)).text()

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
      expect(await write('react-dom/server.node', page)).toBe(await write(TAKEN, page))
    }),
    { numRuns: RUNS },
  )
})
