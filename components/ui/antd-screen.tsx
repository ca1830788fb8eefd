import type { ReactNode } from 'react'
import { SCREEN_STYLESHEETS } from '@/styles/antd-stylesheet'
import { AntdProvider } from './antd-provider'
import { useStylesheet } from './use-stylesheet'

type AntdScreenProps = {
  /** Whose stylesheet: that of all widgets imported below an `AntdScreen` of that group. */
  group: keyof typeof SCREEN_STYLESHEETS
  /** Shown after a transition until the stylesheet is there. */
  skeleton: ReactNode
  children: ReactNode
}

/**
 * A screen, or a part of one, with antd's widgets. On a page from the server the stylesheet stands
 * in its HTML, and the browser paints what follows it styled; later it is waited for.
 */
export function AntdScreen({ group, skeleton, children }: AntdScreenProps) {
  const href = SCREEN_STYLESHEETS[group]
  const { isStyled, isInHtml } = useStylesheet(href)
  return (
    <AntdProvider>
      {isInHtml ? <link rel="stylesheet" href={href} /> : null}
      {isStyled ? children : skeleton}
    </AntdProvider>
  )
}
