import { ConfigProvider } from 'antd'
import zhCN from 'antd/locale/zh_CN'
import type { ReactNode } from 'react'
import { ANTD_THEME } from '@/styles/antd-theme'

type AntdProviderProps = { children: ReactNode }

/** antd for the widgets inside. It stays out of `_app`: pages without antd load nothing of it. */
export function AntdProvider({ children }: AntdProviderProps) {
  return (
    <ConfigProvider
      locale={zhCN}
      theme={ANTD_THEME}
      button={{ autoInsertSpace: false }}
      modal={{ mask: { blur: false } }}
    >
      {children}
    </ConfigProvider>
  )
}
