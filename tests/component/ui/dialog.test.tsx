import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { DeleteEntryDialog } from '@/components/ui/delete-entry-dialog'
import { renderMall } from '../../support/render-mall'

type RowProps = { name: string; onDelete: () => void; hasGoneBefore: boolean }

function Row({ name, onDelete, hasGoneBefore }: RowProps) {
  const [isOpen, setOpen] = useState(false)
  const [isDone, setDone] = useState(false)
  return (
    <li aria-label={name}>
      {isDone ? (
        '已完成'
      ) : (
        <button type="button" onClick={() => setOpen(true)}>
          删除{name}
        </button>
      )}
      {isOpen ? (
        <DeleteEntryDialog
          title="删除"
          text="不能恢复"
          isPending={false}
          failure=""
          onConfirm={() => {
            setDone(hasGoneBefore)
            setOpen(false)
            onDelete()
          }}
          onCancel={() => setOpen(false)}
        />
      ) : null}
    </li>
  )
}

type RowsProps = { isKept?: boolean }

/** Two entries: what is confirmed takes the button of one away, or the whole entry. */
function Rows({ isKept = false }: RowsProps) {
  const [names, setNames] = useState(['甲', '乙'])
  return (
    <ul aria-label="地址">
      {names.map((name) => (
        <Row
          key={name}
          name={name}
          hasGoneBefore={isKept}
          onDelete={() => setNames(isKept ? names : names.filter((one) => one !== name))}
        />
      ))}
    </ul>
  )
}

async function answer(button: '删除' | '不删除') {
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: '删除甲' }))
  await user.click(
    await screen.findByRole('button', { name: button === '删除' ? /^删\s?除$/ : button }),
  )
}

describe('focus after a dialog', () => {
  it('is on the button that opened it', async () => {
    renderMall(<Rows />)
    await answer('不删除')
    expect(screen.getByRole('button', { name: '删除甲' })).toHaveFocus()
  })

  it('is on the entry whose button has gone', async () => {
    renderMall(<Rows isKept />)
    await answer('删除')
    expect(screen.getByRole('listitem', { name: '甲' })).toHaveFocus()
  })

  it('is on the list whose entry has gone', async () => {
    renderMall(<Rows />)
    await answer('删除')
    expect(screen.getByRole('list', { name: '地址' })).toHaveFocus()
  })
})
