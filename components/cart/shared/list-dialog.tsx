import { Button } from 'antd'
import { useId } from 'react'
import { AntdScreen } from '@/components/ui/antd-screen'
import { ButtonLink } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { ErrorState } from '@/components/ui/error-state'
import { RefusalAlert } from '@/components/ui/refusal-alert'
import { SkeletonList } from '@/components/ui/skeleton'
import { userInfoAddress } from '@/contract/account/user-info-address'
import { routes } from '@/contract/routes'
import { ListChoice } from './list-choice'
import s from './list-dialog.module.css'
import { type ListGoods, type ListTarget, useListTarget } from './use-list-target'

type ListDialogProps = { goods: ListGoods[]; onClose: () => void }

function goodsText(goods: ListGoods[]): string {
  const [only, ...others] = goods
  return only && others.length === 0 ? `${only.title}，数量 ${only.qty}` : `${goods.length} 种商品`
}

function Done({ list, goods, onClose }: ListDialogProps & { list: ListTarget }) {
  return (
    <Dialog
      title="已加入采购清单"
      onDismiss={onClose}
      actions={
        <>
          <ButtonLink
            href={routes.userInfoAt(userInfoAddress.write({ section: 'lists', listId: list.id }))}
          >
            查看清单
          </ButtonLink>
          <Button type="primary" onClick={onClose}>
            完成
          </Button>
        </>
      }
    >
      <p role="status" className={s.goods}>
        {goodsText(goods)} 已加入“{list.name}”。
      </p>
    </Dialog>
  )
}

function Adding({ goods, onClose }: ListDialogProps) {
  const target = useListTarget(goods)
  const { lists, error, failure } = target
  const formId = useId()
  if (target.done) return <Done list={target.done} goods={goods} onClose={onClose} />
  return (
    <Dialog
      title="加入采购清单"
      onDismiss={onClose}
      actions={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button
            type="primary"
            htmlType="submit"
            form={formId}
            loading={target.isPending}
            disabled={!target.canAdd}
          >
            加入
          </Button>
        </>
      }
    >
      <p className={s.goods}>{goodsText(goods)}</p>
      {error && !lists ? <ErrorState error={error} onRetry={target.retry} /> : null}
      {!error && !lists ? <SkeletonList count={3} height="36px" className={s.waiting} /> : null}
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault()
          void target.add()
        }}
      >
        {lists ? (
          <ListChoice
            lists={lists}
            chosen={target.chosen}
            name={target.name}
            onChoose={target.setPicked}
            onName={target.setName}
          />
        ) : null}
      </form>
      <p className={s.hint}>清单里已有的商品，数量改为这次的数量。</p>
      <RefusalAlert message={failure} />
    </Dialog>
  )
}

/** Adds goods to a purchase list: an existing one, or a new one. */
export function ListDialog(props: ListDialogProps) {
  return (
    <AntdScreen group="dialogs" skeleton={null}>
      <Adding {...props} />
    </AntdScreen>
  )
}
