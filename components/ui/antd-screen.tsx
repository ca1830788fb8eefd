import { type ReactNode, useCallback, useState } from 'react'
import { SCREEN_STYLESHEET } from '@/styles/antd-stylesheet'
import { AntdProvider } from './antd-provider'

type AntdScreenProps = { skeleton: ReactNode; children: ReactNode }

/**
 * A screen of antd widgets, behind its skeleton until their stylesheet is there. Load it with
 * `dynamic` and without server rendering: a stylesheet in the server's HTML may be there first.
 */
export function AntdScreen({ skeleton, children }: AntdScreenProps) {
  const [isStyled, setStyled] = useState(false)
  const handleStyled = useCallback(() => setStyled(true), [])
  return (
    <AntdProvider stylesheet={SCREEN_STYLESHEET} onStyled={handleStyled}>
      {isStyled ? children : skeleton}
    </AntdProvider>
  )
}
