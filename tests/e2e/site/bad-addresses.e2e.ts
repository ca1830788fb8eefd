import { expect, test } from '@playwright/test'
import fc from 'fast-check'
import { runsOf } from '../../support/runs'

/** Answers a page may give to an address: there, elsewhere, not there, too long. */
const FINE = [200, 307, 308, 400, 404, 414, 431]
const ADDRESSES = runsOf(120)

const nasty = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom('', '0', '-1', '1.5', '1e21', '99999999999', '2147483648', '__proto__', 'NaN'),
  fc.constantFrom(
    '%',
    '%E0%A4%A',
    '<script>alert(1)</script>',
    "';--",
    '../../etc/passwd',
    '//evil',
  ),
  fc.constantFrom('1,2,3', '1..', '..1', '5..1', ','.repeat(500), 'x'.repeat(3000)),
)
const names = ['value', 'category', 'brand', 'shop', 'a1', 'a2', 'pmin', 'pmax', 'stock', 'sort']
const more = [
  'order',
  'view',
  'rows',
  'page',
  'sku',
  'f',
  'comments',
  'cpage',
  'initial',
  'keyword',
]
const paths = [
  '/',
  '/search',
  '/product/8',
  '/category/1',
  '/brands',
  '/brand/1',
  '/shops',
  '/shop/1',
]

const address = fc
  .tuple(
    fc.oneof(
      fc.constantFrom(...paths),
      fc
        .tuple(fc.constantFrom('/product/', '/category/', '/brand/', '/shop/'), nasty)
        .map(([folder, id]) => `${folder}${encodeURIComponent(id)}`),
    ),
    fc.array(fc.tuple(fc.constantFrom(...names, ...more), nasty), { maxLength: 4 }),
  )
  .map(([path, query]) => {
    const pairs = query.map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    return pairs.length > 0 ? `${path}?${pairs.join('&')}` : path
  })

test('random addresses: a page always answers without a server error', async ({ request }) => {
  test.setTimeout(120_000)
  await fc.assert(
    fc.asyncProperty(address, async (url) => {
      const answer = await request.get(url, { maxRedirects: 0 })
      expect(FINE, url).toContain(answer.status())
      if (answer.status() === 200) expect(await answer.text()).toContain('</html>')
    }),
    { numRuns: ADDRESSES },
  )
})

test('a sign that no HTML can hold leads to the sign-in without an error', async ({ page }) => {
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  await page.goto('/order/%00')
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await expect(page.getByRole('button', { name: '登录', exact: true })).toBeEnabled()
  expect(errors).toEqual([])
})
