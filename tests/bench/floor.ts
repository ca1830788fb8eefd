import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { chromium } from '@playwright/test'
import autocannon from 'autocannon'
import { requireChromium } from '../support/browser.mjs'
import { cpuMsOf, waitUntilReady } from './server'

const SECONDS = 5
const WARM_SECONDS = 3
const CONNECTIONS = 16
/** The floors' own site; below the project, whose packages it is built with. */
const SITE = '.cache/floor'
const NEXT = resolve('node_modules/next/dist/bin/next')

/** An element of a page, as React would be given it. */
type PlainElement = {
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

/** The elements that the server writes for pages, by the pages' names. */
async function elementsOf(urls: Record<string, string>): Promise<Record<string, PlainElement>> {
  const browser = await chromium.launch({
    executablePath: requireChromium(),
    args: ['--no-sandbox'],
  })
  const elements: Record<string, PlainElement> = {}
  try {
    const page = await browser.newPage()
    // Nothing of it may run or be loaded: what counts is what the server wrote.
    await page.route('**', (route) => route.abort())
    for (const [name, url] of Object.entries(urls)) {
      const html = await (await fetch(url)).text()
      await page.setContent(html.replaceAll(/<script[^>]*>.*?<\/script>/gs, ''))
      // tsx names the functions it compiles by a helper that the page has not.
      await page.evaluate('globalThis.__name = (named) => named')
      elements[name] = await page.evaluate(readBody)
    }
    return elements
  } finally {
    await browser.close()
  }
}

/** What a page says, tag by tag: the rest is how it looks. */
const SAYS = ['h1', 'h2', 'h3', 'p', 'a', 'li', 'dt', 'dd', 'th', 'td', 'main']

/** The content of a page without what is drawn around it: the bare page. */
function bareOf({ tag, props, children }: PlainElement): PlainElement {
  const plain = children.flatMap((child): (PlainElement | string)[] => {
    if (typeof child === 'string') return [child]
    const bare = bareOf(child)
    return SAYS.includes(child.tag) ? [bare] : bare.children
  })
  return { tag, props: props.href ? { href: props.href } : {}, children: plain }
}

/** Builds the site whose pages write these elements. */
function buildSite(elements: Record<string, PlainElement>): void {
  rmSync(SITE, { recursive: true, force: true })
  mkdirSync(`${SITE}/pages`, { recursive: true })
  writeFileSync(`${SITE}/elements.json`, JSON.stringify(elements))
  copyFileSync('tests/bench/floor-page.jsx', `${SITE}/pages/[name].jsx`)
  execFileSync(process.execPath, [NEXT, 'build', '--webpack'], { cwd: SITE, stdio: 'ignore' })
}

/** CPU of Next and React alone, ms: for a page's own elements, and for its bare content. */
export type Floors = { same: Record<string, number>; bare: Record<string, number> }

/** Processor time that a page of the floors' site takes, ms. */
async function measureFloor(server: ChildProcess, url: string): Promise<number> {
  await waitUntilReady(url, server)
  const asked = { url, connections: CONNECTIONS, headers: { 'accept-encoding': 'gzip' } }
  await autocannon({ ...asked, duration: WARM_SECONDS })
  const before = cpuMsOf(server.pid ?? 0)
  const { requests } = await autocannon({ ...asked, duration: SECONDS })
  const used = cpuMsOf(server.pid ?? 0) - before
  return Math.round((used / requests.total) * 10) / 10
}

/** The floors that the cost of pages is held against. `urls`: the pages by name; `port`: a free one for the floors' site. */
export async function measureFloors(urls: Record<string, string>, port: number): Promise<Floors> {
  const elements = await elementsOf(urls)
  const bare = Object.entries(elements).map(([name, body]) => [`bare-${name}`, bareOf(body)])
  buildSite({ ...elements, ...Object.fromEntries(bare) })
  const server = spawn(process.execPath, [NEXT, 'start', '-p', String(port), '-H', '127.0.0.1'], {
    cwd: SITE,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const floors: Floors = { same: {}, bare: {} }
  try {
    for (const name of Object.keys(urls)) {
      const url = `http://127.0.0.1:${port}`
      floors.same[name] = await measureFloor(server, `${url}/${name}`)
      floors.bare[name] = await measureFloor(server, `${url}/bare-${name}`)
    }
    return floors
  } finally {
    server.kill()
  }
}
