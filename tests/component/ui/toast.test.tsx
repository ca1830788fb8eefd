import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { TOAST_STYLESHEET } from '@/styles/antd-stylesheet'

it('the first toast of a page links its stylesheet, hydrated or not', async () => {
  // A page that has linked none: the tests' setup, and other files of this worker, have linked them all.
  vi.resetModules()
  document.head.replaceChildren()
  const { ToastHost } = await import('@/components/ui/toast-host')
  render(<ToastHost shown={{ text: '商品不存在', kind: 'error', serial: 1 }} />)
  expect(await screen.findByText('商品不存在')).toBeInTheDocument()
  const links = [...document.head.querySelectorAll('link')].map(({ href }) => href)
  expect(links).toContainEqual(expect.stringContaining(TOAST_STYLESHEET))
})
