import { ConfigProvider } from 'antd'
import zhCN from 'antd/locale/zh_CN'
import type { ReactNode } from 'react'
import { ANTD_THEME } from '@/styles/antd-theme'

type AntdProviderProps = {
  children: ReactNode
  /** The stylesheet of the widgets inside. */
  stylesheet: string
  /** The stylesheet has loaded or failed. */
  onStyled?: () => void
}

/**
 * antd for the widgets inside, with its stylesheet extracted at build. It stays out of `_app`, so
 * that pages without antd load neither its script nor its styles.
 */
export function AntdProvider({ children, stylesheet, onStyled }: AntdProviderProps) {
  return (
    <ConfigProvider locale={zhCN} theme={ANTD_THEME} button={{ autoInsertSpace: false }}>
      {/* Without `precedence`: with it React would block every update until the file loads. */}
      <link rel="stylesheet" href={stylesheet} onLoad={onStyled} onError={onStyled} />
      {children}
    </ConfigProvider>
  )
}
