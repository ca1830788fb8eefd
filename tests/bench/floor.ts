import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import autocannon from 'autocannon'
import { requireChromium } from '../support/browser.mjs'
import { cpuMsOf } from './server'

const SECONDS = 5
const CONNECTIONS = 16

/** An element of a page, as React would be given it. */
export type PlainElement = {
  tag: string
  props: Record<string, string>
  children: (PlainElement | string)[]
}

/** Runs in the page: its body without scripts, handlers and inline styles. */
function readBody(): PlainElement {
  const names: Record<string, string> = { class: 'className', for: 'htmlFor' }
  const read = (element: Element): PlainElement => ({
    tag: element.tagName.toLowerCase(),
    props: Object.fromEntries(
      [...element.attributes]
        .filter(({ name }) => name !== 'style' && !name.startsWith('on'))
        .map(({ name, value }) => [names[name] ?? name, value]),
    ),
    children: [...element.childNodes].flatMap((node): (PlainElement | string)[] => {
      if (node instanceof Element) return node.tagName === 'SCRIPT' ? [] : [read(node)]
      return node instanceof Text && node.data ? [node.data] : []
    }),
  })
  return read(document.body)
}

/** The elements that the server writes for a page. */
async function elementsOf(url: string): Promise<PlainElement> {
  const browser = await chromium.launch({
    executablePath: requireChromium(),
    args: ['--no-sandbox'],
  })
  try {
    const html = await (await fetch(url)).text()
    const page = await browser.newPage()
    // Nothing of it may run or be loaded: what counts is what the server wrote.
    await page.route('**', (route) => route.abort())
    await page.setContent(html.replaceAll(/<script[^>]*>.*?<\/script>/gs, ''))
    // tsx names the functions it compiles by a helper that the page has not.
    await page.evaluate('globalThis.__name = (named) => named')
    return await page.evaluate(readBody)
  } finally {
    await browser.close()
  }
}

/** CPU that React alone takes to write the elements of a page, ms: the floor that a page's cost is held against. */
export async function measureFloor(url: string, port: number): Promise<number> {
  const file = join(mkdtempSync(join(tmpdir(), 'mall-floor-')), 'body.json')
  writeFileSync(file, JSON.stringify(await elementsOf(url)))
  const server = fork('tests/bench/floor-page.tsx', [file, String(port)], {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  try {
    await once(server, 'message')
    const floor = { url: `http://127.0.0.1:${port}/`, connections: CONNECTIONS }
    await autocannon({ ...floor, duration: 2 })
    const before = cpuMsOf(server.pid ?? 0)
    const { requests } = await autocannon({ ...floor, duration: SECONDS })
    const used = cpuMsOf(server.pid ?? 0) - before
    return Math.round((used / requests.total) * 10) / 10
  } finally {
    server.kill()
  }
}
