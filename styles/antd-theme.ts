import type { ThemeConfig } from 'antd'

/** The class that carries antd's variables. */
export const ANTD_KEY = 'mall'

/**
 * One theme object for the pages and for the stylesheet extracted at build: they must agree, since
 * antd inserts no styles of its own at run time (DESIGN decision 7).
 */
export const ANTD_THEME: ThemeConfig = {
  zeroRuntime: true,
  hashed: false,
  cssVar: { key: ANTD_KEY },
  token: {
    colorPrimary: 'rgb(44,98,154)',
    colorLink: 'rgb(44,98,154)',
    colorInfo: 'rgb(44,98,154)',
    // As in tokens.css: antd's own are too pale for words to be read.
    colorError: '#c4151c',
    colorWarning: '#b14a05',
    colorSuccess: '#21703f',
    colorLinkHover: '#1f4b78',
    colorInfoBg: '#edf3f9',
    colorErrorBg: '#fdf0f0',
    colorWarningBg: '#fff4e8',
    colorSuccessBg: '#eef7f1',
    colorTextTertiary: '#5f6a79',
    colorTextDescription: '#5f6a79',
    colorTextPlaceholder: '#6b7480',
    borderRadius: 2,
    // That of our own buttons and fields (--c-line-strong): they stand side by side.
    colorBorder: '#aeb7c2',
    // What opens is there at once: nothing moves, nothing shifts.
    motion: false,
    fontFamily: "'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', sans-serif",
  },
  components: {
    Button: { primaryShadow: 'none', defaultShadow: 'none', dangerShadow: 'none' },
    // A panel, as our own are (--c-line).
    Collapse: { colorBorder: '#dfe3e8' },
    Form: { itemMarginBottom: 18, verticalLabelPadding: '0 0 4px' },
  },
}
