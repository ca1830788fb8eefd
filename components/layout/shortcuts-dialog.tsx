import { Button, Checkbox } from 'antd'
import { useState } from 'react'
import { AntdScreen } from '@/components/ui/antd-screen'
import { Dialog } from '@/components/ui/dialog'
import { PLACES } from '@/contract/site/shortcut-rules'
import s from './shortcuts-dialog.module.css'

type Row = { keys: readonly string[]; title: string }

const GROUPS: { title: string; rows: Row[] }[] = [
  {
    title: '任何页面',
    rows: [
      { keys: ['/'], title: '搜索商品' },
      { keys: ['?'], title: '打开本列表' },
      ...PLACES.map(({ key, title }) => ({ keys: ['g', key], title })),
    ],
  },
  {
    title: '搜索框',
    rows: [
      { keys: ['↑', '↓'], title: '选择建议或历史' },
      { keys: ['Enter'], title: '搜索' },
      { keys: ['Esc'], title: '收起建议' },
    ],
  },
  {
    title: '规格表与数量',
    rows: [
      { keys: ['↑', '↓'], title: '数量按步长增减' },
      { keys: ['Enter'], title: '加入购物车；数量有变时先确认' },
    ],
  },
  {
    title: '分类菜单与弹窗',
    rows: [
      { keys: ['↑', '↓', '←', '→'], title: '在分类之间移动' },
      { keys: ['Esc'], title: '关闭' },
    ],
  },
]

type ShortcutsDialogProps = {
  isOn: boolean
  onSwitch: (isOn: boolean) => void
  onClose: () => void
}

/** Lists every shortcut, with the switch of the single-key ones. */
export function ShortcutsDialog({ isOn, onSwitch, onClose }: ShortcutsDialogProps) {
  const [isActive, setActive] = useState(isOn)

  function handleSwitch(on: boolean) {
    onSwitch(on)
    setActive(on)
  }

  return (
    <AntdScreen group="dialogs" skeleton={null}>
      <Dialog
        title="键盘快捷键"
        onDismiss={onClose}
        actions={
          <Button type="primary" onClick={onClose}>
            知道了
          </Button>
        }
      >
        <Checkbox checked={isActive} onChange={(event) => handleSwitch(event.target.checked)}>
          启用单键快捷键（/、?、g）
        </Checkbox>
        {GROUPS.map(({ title, rows }) => (
          <section key={title}>
            <h3 className={s.title}>{title}</h3>
            <dl className={s.rows}>
              {rows.map((row) => (
                <div key={row.title} className={s.row}>
                  <dt>
                    {row.keys.map((key) => (
                      <kbd key={key} className={s.key}>
                        {key}
                      </kbd>
                    ))}
                  </dt>
                  <dd>{row.title}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </Dialog>
    </AntdScreen>
  )
}
