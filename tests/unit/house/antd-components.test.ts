import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { SCREEN_STYLESHEETS } from '@/styles/antd-stylesheet'
import { groupsByPage, widgetsByGroup } from '@/styles/antd-widgets'

const groups = widgetsByGroup()

/** The widgets some file imports, with that file. */
const imported = readdirSync('components', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.tsx'))
  .flatMap((path) =>
    [...readFileSync(`components/${path}`, 'utf8').matchAll(/import \{([^}]*)\} from 'antd'/g)]
      .flatMap(([, names = '']) => names.split(','))
      .map((name) => name.trim())
      .filter((name) => /^[A-Z]/.test(name) && name !== 'ConfigProvider')
      .map((name) => [path, name] as const),
  )

describe('the extracted styles of antd', () => {
  it('are those of every group of screens', () => {
    expect([...groups.keys()].sort()).toEqual(Object.keys(SCREEN_STYLESHEETS).sort())
    expect(groups.get('sign-in')).toEqual(expect.arrayContaining(['Form', 'Input', 'Row', 'Col']))
    expect(groups.get('sign-in')).not.toContain('Table')
  })

  it('are asked for by a screen above each widget', () => {
    const styled = new Set([...groups.values()].flat())
    expect(imported.length).toBeGreaterThan(5)
    expect(imported.filter(([, name]) => !styled.has(name))).toEqual([])
  })

  it('are known for the pages that show them, and for those alone', () => {
    const pages = groupsByPage()
    expect(pages.get('/inquiry/list')).toEqual(['offers'])
    expect(pages.get('/order/[no]')).toEqual(['orders'])
    for (const browsing of ['/', '/search', '/product/[id]'])
      expect(pages.has(browsing)).toBe(false)
  })
})
