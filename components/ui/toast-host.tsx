import { message } from 'antd'
import { useEffect, useState } from 'react'
import { TOAST_MS } from '@/contract/constants'
import type { ToastKind } from '@/hooks/call/use-toast'
import { TOAST_STYLESHEET } from '@/styles/antd-stylesheet'
import { AntdProvider } from './antd-provider'
import { linkStylesheet } from './use-stylesheet'

export type Shown = { text: string; kind: ToastKind; serial: number }
type ToastHostProps = { shown: Shown }

/** antd's message, loaded with the first toast. */
export function ToastHost({ shown }: ToastHostProps) {
  const [api, holder] = message.useMessage()
  const [isStyled, setStyled] = useState(false)
  // Toasts are never in the server's HTML, so nothing there has linked their stylesheet.
  useEffect(() => {
    void linkStylesheet(TOAST_STYLESHEET).then(() => setStyled(true))
  }, [])
  useEffect(() => {
    if (!isStyled) return
    // One key: a second toast replaces the first instead of stacking (SPEC section 8).
    void api.open({
      key: 'mall',
      type: shown.kind,
      content: shown.text,
      duration: TOAST_MS / 1000,
    })
  }, [api, shown, isStyled])
  return <AntdProvider>{holder}</AntdProvider>
}
