import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { getHotSearch } from '@/contract/catalog/home-calls'
import { SOURCES } from '@/server/edge/ops/start.mjs'
import { keepTokens } from '../../kit/cookies'
import { tokensOf } from '../../kit/sign-in'
import { dataFolder } from '../../support/data-folder'
import { test, expect as timedExpect } from '../../support/e2e'
import { freshData, portAt, startDevelopment } from '../../support/servers'

/** A copy, so that no source file changes and no other development server interferes. */
const COPY = '.cache/e2e-development'
const COPIED = [...SOURCES, 'package.json', 'tsconfig.json']
const OLD = '购物车还是空的'
const NEW = '购物车里什么也没有'
/** Compiling is a minute of processor time, which a busy machine may spread over ten. */
const DEVELOPMENT_MS = 600_000
/** A first page may be refused while its calls compile: its data then come once the browser has its scripts. */
const expect = timedExpect.configure({ timeout: 60_000 })

function copySources() {
  mkdirSync(COPY, { recursive: true })
  for (const name of COPIED) {
    rmSync(join(COPY, name), { recursive: true, force: true })
    cpSync(name, join(COPY, name), { recursive: true })
  }
}

/** Changes the text of one component. */
function changeComponent() {
  const files = readdirSync(join(COPY, 'components'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => join(COPY, 'components', name))
  const [file = ''] = files.filter((name) => readFileSync(name, 'utf8').includes(OLD))
  writeFileSync(file, readFileSync(file, 'utf8').replace(OLD, NEW))
}

test.describe('npm run dev', () => {
  // Console output of the Next development server; calls answer late while it compiles.
  test.use({ allowed: /HMR|_clientMiddlewareManifest|Fast Refresh|\[Fast|status of 503/ })

  test('serves pages and calls, and hot-reloads a changed component', async ({ page, context }) => {
    test.setTimeout(DEVELOPMENT_MS)
    copySources()
    const data = resolve(freshData(dataFolder('e2e-development-data')))
    const settings = { DATA_DIR: data, DATABASE_URL: '', API_HOST: '', NODE_ENV: 'development' }
    const { url, stop } = await startDevelopment(portAt(6), COPY, settings)
    try {
      await page.goto(`${url}/search?value=M8`)
      await expect(page.getByRole('main').getByRole('link', { name: /GB/ }).first()).toBeVisible()
      const answer = await page.request.get(`${url}${getHotSearch.path}`, {
        headers: { 'X-Site-Id': 'mall' },
      })
      expect(getHotSearch.output.parse((await answer.json()).data)).toHaveLength(8)
      await keepTokens(context, url, await tokensOf(url))
      await page.goto(`${url}/cart/list`)
      await expect(page.getByText(OLD)).toBeVisible()
      changeComponent()
      await expect(page.getByText(NEW)).toBeVisible()
      // The page would log that the server is gone.
      await page.close()
    } finally {
      await stop()
    }
  })
})
