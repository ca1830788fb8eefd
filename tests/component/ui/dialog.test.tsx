import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { DeleteEntryDialog } from '@/components/ui/delete-entry-dialog'
import { Dialog } from '@/components/ui/dialog'
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

type RowsProps = { isKept?: boolean; isLoadedAnew?: boolean }

/** As long as a list takes to be loaded anew, ms. */
const LOADING_MS = 30

/** Two entries: what is confirmed takes the button of one away, or the whole entry, at once or once it is loaded anew. */
function Rows({ isKept = false, isLoadedAnew = false }: RowsProps) {
  const [names, setNames] = useState(['甲', '乙'])
  function handleDelete(name: string) {
    const rest = isKept ? names : names.filter((one) => one !== name)
    if (isLoadedAnew) setTimeout(() => setNames(rest), LOADING_MS)
    else setNames(rest)
  }
  return (
    <ul aria-label="地址">
      {names.map((name) => (
        <Row key={name} name={name} hasGoneBefore={isKept} onDelete={() => handleDelete(name)} />
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

  it('is on the list whose entry goes when it is loaded anew', async () => {
    renderMall(<Rows isLoadedAnew />)
    await answer('删除')
    expect(screen.getByRole('button', { name: '删除甲' })).toHaveFocus()
    await waitFor(() => expect(screen.queryByRole('listitem', { name: '甲' })).toBeNull())
    await waitFor(() => expect(screen.getByRole('list', { name: '地址' })).toHaveFocus())
  })
})

describe('focus in a dialog that opens', () => {
  const actions = [
    <button key="no" type="button">
      返回
    </button>,
    <button key="yes" type="button">
      提交
    </button>,
  ]

  it('is in the first field that can be filled in', async () => {
    renderMall(
      <Dialog title="填写" actions={actions} onDismiss={() => {}}>
        <input aria-label="不能改" disabled />
        <input aria-label="单号" />
        <input aria-label="备注" />
      </Dialog>,
    )
    await waitFor(() => expect(screen.getByLabelText('单号')).toHaveFocus())
  })

  it('is on what is chosen, in a choice', async () => {
    renderMall(
      <Dialog title="选择" actions={actions} onDismiss={() => {}}>
        <input type="radio" name="list" aria-label="清单甲" />
        <input type="radio" name="list" aria-label="清单乙" defaultChecked />
      </Dialog>,
    )
    await waitFor(() => expect(screen.getByLabelText('清单乙')).toHaveFocus())
  })

  it('goes on to a field that is loaded later, unless the buyer has moved on', async () => {
    const dialog = (isLoaded: boolean) => (
      <Dialog title="填写" actions={actions} onDismiss={() => {}}>
        {isLoaded ? <input aria-label="单号" /> : '正在加载'}
      </Dialog>
    )
    const { rerender, unmount } = render(dialog(false))
    expect(screen.getByRole('button', { name: '返回' })).toHaveFocus()
    rerender(dialog(true))
    expect(screen.getByLabelText('单号')).toHaveFocus()
    unmount()
    const second = render(dialog(false))
    await userEvent.tab()
    expect(screen.getByRole('button', { name: '提交' })).toHaveFocus()
    second.rerender(dialog(true))
    expect(screen.getByRole('button', { name: '提交' })).toHaveFocus()
  })

  it('is on the button that changes nothing, without fields', async () => {
    renderMall(
      <DeleteEntryDialog
        title="删除"
        text="不能恢复"
        isPending={false}
        failure=""
        onConfirm={() => {}}
        onCancel={() => {}}
      />,
    )
    await waitFor(() => expect(screen.getByRole('button', { name: '不删除' })).toHaveFocus())
  })
})
