import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ToastHost } from '@/components/ui/toast-host'
import { TOAST_STYLESHEET } from '@/styles/antd-stylesheet'

it('the first toast of a page links its stylesheet, hydrated or not', async () => {
  render(<ToastHost shown={{ text: '商品不存在', kind: 'error', serial: 1 }} />)
  expect(await screen.findByText('商品不存在')).toBeInTheDocument()
  const links = [...document.head.querySelectorAll('link')].map(({ href }) => href)
  expect(links).toContainEqual(expect.stringContaining(TOAST_STYLESHEET))
})
