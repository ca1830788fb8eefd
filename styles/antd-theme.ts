import type { ThemeConfig } from 'antd'

/**
 * One theme object for the pages and for the stylesheet extracted at build: they must agree, since
 * antd inserts no styles of its own at run time (DESIGN decision 7).
 */
export const ANTD_THEME: ThemeConfig = {
  zeroRuntime: true,
  hashed: false,
  cssVar: { key: 'mall' },
  token: {
    colorPrimary: 'rgb(44,98,154)',
    borderRadius: 2,
    fontFamily: "'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', sans-serif",
  },
}
