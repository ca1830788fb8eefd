import { cleanup, render, screen } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { getHotSearch } from '../../../../contract/catalog/home-calls'
import { answer, mallHandlers, refuse } from '../../../../tests/kit/handlers'
import { HotWords } from './hot-words'

const server = setupServer(...mallHandlers())
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => {
  cleanup()
  server.resetHandlers()
})
afterAll(() => server.close())

test('shows the words of the API', async () => {
  server.use(answer(getHotSearch, [{ id: '1', hotWord: '防割手套' }]))
  render(<HotWords />)
  expect((await screen.findByText('防割手套')).tagName).toBe('LI')
})

test('shows an example of them where a test says nothing', async () => {
  render(<HotWords />)
  expect(await screen.findAllByRole('listitem')).not.toHaveLength(0)
})

test('says so when they cannot be had', async () => {
  server.use(refuse(getHotSearch, { status: 503 }))
  render(<HotWords />)
  expect((await screen.findByRole('alert')).textContent).toContain('暂时无法显示')
})
