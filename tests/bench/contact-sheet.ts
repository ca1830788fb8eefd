import { mkdirSync, writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { drawingSvg, generateProducts } from '@/catalogue/port'
import { requireChromium } from '../support/browser.mjs'

const VARIANTS = 3
const PER_PICTURE = 63
const WIDTH = 1440

/** Three of the addresses, those with forms and colours not seen before coming first. */
function chosen(all: readonly string[]): string[] {
  const seen = new Set<string>()
  const fresh = all.filter((dims) => {
    const forms = [...new URLSearchParams(dims)].filter(([letter]) => 'tuvc'.includes(letter))
    const key = forms.join()
    return seen.has(key) ? false : seen.add(key)
  })
  const list = fresh.length < VARIANTS ? [...new Set([...fresh, ...all])] : fresh
  const count = Math.min(VARIANTS, list.length)
  return Array.from({ length: count }, (_, i) =>
    String(list[Math.floor((i * list.length) / count)]),
  )
}

/** Three addresses of each template of the assortment. */
function variants(): Map<string, string[]> {
  const found = new Map<string, Set<string>>()
  for (const { drawing, skus } of generateProducts({ skus: 30_000, seed: 1 })) {
    const all = found.get(drawing) ?? new Set()
    for (const { dims } of skus) all.add(dims)
    found.set(drawing, all)
  }
  return new Map([...found].map(([template, all]) => [template, chosen([...all])]))
}

function figure(template: string, dims: string): string {
  const svg = drawingSvg(template, Object.fromEntries(new URLSearchParams(dims))) ?? ''
  return `<figure>${svg}<figcaption>${template} ${decodeURIComponent(dims)}</figcaption></figure>`
}

const STYLE =
  'body{margin:8px;display:grid;grid-template-columns:repeat(9,1fr);gap:6px;font:10px sans-serif}figure{margin:0;border:1px solid #ddd;overflow-wrap:anywhere}'

/** Writes every template with three of its variants as pages and pictures into a folder. */
export async function contactSheet(folder: string) {
  mkdirSync(folder, { recursive: true })
  const figures = [...variants()].flatMap(([template, all]) =>
    all.map((dims) => figure(template, dims)),
  )
  const browser = await chromium.launch({
    executablePath: requireChromium(),
    args: ['--no-sandbox'],
  })
  const page = await browser.newPage({ viewport: { width: WIDTH, height: 900 } })
  for (let i = 0; i * PER_PICTURE < figures.length; i++) {
    const html = `<meta charset="utf-8"><style>${STYLE}</style>${figures.slice(i * PER_PICTURE, (i + 1) * PER_PICTURE).join('')}`
    writeFileSync(`${folder}/${i + 1}.html`, html)
    await page.setContent(html)
    await page.screenshot({ path: `${folder}/${i + 1}.png`, fullPage: true })
  }
  await browser.close()
}
