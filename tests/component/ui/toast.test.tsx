import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ToastHost } from '@/components/ui/toast-host'
import { TOAST_STYLESHEET } from '@/styles/antd-stylesheet'

it('the first toast of a page links its stylesheet, hydrated or not', async () => {
  // A page that has linked none: the tests' setup, and other files of this worker, have linked them all.
  vi.resetModules()
  document.head.replaceChildren()
  const { ToastHost } = await import('@/components/ui/toast-host')
  render(
    <ToastHost shown={{ text: '商品不存在', kind: 'error', serial: 1 }} told={{ current: 0 }} />,
  )
  expect(await screen.findByText('商品不存在')).toBeInTheDocument()
  const links = [...document.head.querySelectorAll('link')].map(({ href }) => href)
  expect(links).toContainEqual(expect.stringContaining(TOAST_STYLESHEET))
})

it('a toast that was shown without antd is not shown again once antd has come', async () => {
  const shown = { text: '网络异常', kind: 'error', serial: 1 } as const
  const told = { current: 1 }
  const { rerender } = render(<ToastHost shown={shown} told={told} />)
  rerender(<ToastHost shown={{ ...shown, text: '已保存', serial: 2 }} told={told} />)
  expect(await screen.findByText('已保存')).toBeInTheDocument()
  expect(screen.queryByText('网络异常')).not.toBeInTheDocument()
})
