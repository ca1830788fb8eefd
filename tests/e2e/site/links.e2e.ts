import type { Locator, Page } from '@playwright/test'
import { expect, openPage, test } from '../../support/e2e'

const LIST = '/search?category=101&view=list'
const isProduct = /\/product\/\d+/

const linkOf = (page: Page) => page.locator('main li p a[href^="/product/"]').first()

async function middleOf(link: Locator) {
  await link.scrollIntoViewIfNeeded()
  const box = await link.boundingBox()
  if (!box) throw new Error('the link is not to be seen')
  return { left: box.x, x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Pushes begun so far: starting a transition is what a press may or may not do. */
const pushes = (page: Page) => page.evaluate(() => performance.getEntriesByName('pushed').length)

test.beforeEach(async ({ page }) => {
  await openPage(page, LIST)
  await page.evaluate(() => {
    const push = history.pushState.bind(history)
    history.pushState = (...entry) => {
      performance.mark('pushed')
      push(...entry)
    }
  })
})

test('a link starts when the primary button of the mouse goes down', async ({ page }) => {
  const { x, y } = await middleOf(linkOf(page))
  await page.mouse.move(x, y)
  await page.mouse.down()
  await expect(page).toHaveURL(isProduct)
  const address = page.url()
  await page.mouse.up()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect([page.url(), await pushes(page)]).toEqual([address, 1])
})

for (const pointerType of ['pen', 'mouse'] as const) {
  const button = pointerType === 'pen' ? 'left' : 'right'
  test(`a link does not start when the ${button} button of a ${pointerType} goes down`, async ({
    page,
  }) => {
    const { x, y } = await middleOf(linkOf(page))
    const device = await page.context().newCDPSession(page)
    const event = { x, y, button, pointerType, clickCount: 1 } as const
    await device.send('Input.dispatchMouseEvent', { ...event, type: 'mousePressed' })
    expect(await pushes(page)).toBe(0)
    await device.send('Input.dispatchMouseEvent', { ...event, type: 'mouseReleased' })
    if (pointerType === 'pen') await expect(page).toHaveURL(isProduct)
    else expect(await pushes(page)).toBe(0)
  })
}

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true })

  /** A finger on the middle of the first link; the tests say when it moves and when it leaves. */
  async function fingerOn(page: Page) {
    const { x, y } = await middleOf(linkOf(page))
    const device = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: [] | [object]) =>
      device.send('Input.dispatchTouchEvent', { type, touchPoints: touchPoints as [] })
    await touch('touchStart', [{ x, y }])
    return {
      move: (by: number) => touch('touchMove', [{ x, y: y + by }]),
      leave: () => touch('touchEnd', []),
    }
  }

  test('a link starts when the finger leaves it', async ({ page }) => {
    const finger = await fingerOn(page)
    expect(await pushes(page)).toBe(0)
    await finger.leave()
    await expect(page).toHaveURL(isProduct)
  })

  // A test of its own: a browser takes no tap while the list still moves.
  test('a swipe over a link scrolls the list and does not start it', async ({ page }) => {
    const finger = await fingerOn(page)
    await finger.move(-40)
    await finger.move(-120)
    await finger.leave()
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
    expect(await pushes(page)).toBe(0)
    await expect(page).toHaveURL(LIST)
  })
})

for (const modifier of ['Control', 'Shift'] as const) {
  test(`a click with ${modifier} opens another page and leaves this one`, async ({ page }) => {
    const opened = page.context().waitForEvent('page')
    await linkOf(page).click({ modifiers: [modifier] })
    await expect(await opened).toHaveURL(isProduct)
    await expect(page).toHaveURL(LIST)
  })
}

test('the middle button opens another page and leaves this one', async ({ page }) => {
  const opened = page.context().waitForEvent('page')
  await linkOf(page).click({ button: 'middle' })
  await expect(await opened).toHaveURL(isProduct)
  await expect(page).toHaveURL(LIST)
})

for (const rests of [true, false]) {
  test(`a link ${rests ? 'whose page has come' : 'just pressed'} can be dragged, the list stays`, async ({
    page,
  }) => {
    const link = linkOf(page)
    const href = await link.getAttribute('href')
    const { x, y } = await middleOf(link)
    const dragged = page.evaluate(
      () =>
        new Promise((resolve) => {
          const read = ({ dataTransfer }: DragEvent) => resolve(dataTransfer?.getData('text/plain'))
          addEventListener('dragstart', read, { once: true })
        }),
    )
    await page.mouse.move(x, y)
    await page.mouse.down()
    if (rests) await expect(page.getByRole('heading', { name: '资料下载' })).toBeVisible()
    await page.mouse.move(x + 30, y + 30, { steps: 4 })
    expect(await dragged).toBe(new URL(href ?? '', page.url()).href)
    await page.mouse.up()
    await expect(page).toHaveURL(LIST)
    await expect(link).toBeVisible()
  })
}

test('the words of a link can be selected from beside it', async ({ page }) => {
  const link = linkOf(page)
  const { left, x, y } = await middleOf(link)
  await page.mouse.move(left - 4, y)
  await page.mouse.down()
  await page.mouse.move(x, y, { steps: 4 })
  await page.mouse.up()
  const selected = await page.evaluate(() => `${getSelection()}`)
  expect(selected.trim()).not.toBe('')
  expect(await link.textContent()).toContain(selected.trim())
  expect(await pushes(page)).toBe(0)
})

test('Enter follows the link that has the focus', async ({ page }) => {
  await linkOf(page).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(isProduct)
})
