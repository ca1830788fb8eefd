import { Alert, Button } from 'antd'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { late } from '@/components/ui/late'
import { MallLink } from '@/components/ui/mall-link'
import { Resource } from '@/components/ui/resource'
import { Skeleton } from '@/components/ui/skeleton'
import { type ClosingObstacles, obstacleTexts } from '@/contract/account/own-data-calls'
import { routes } from '@/contract/routes'
import { useClosingObstacles, useOwnDataExport } from '@/hooks/account/use-own-data'
import s from '../security.module.css'

const CloseDialog = dynamic(async () => (await import('./close-dialog')).CloseDialog, {
  ssr: false,
  loading: late(),
})

function Export() {
  const { save, isPending, failure } = useOwnDataExport()
  return (
    <li className={s.row}>
      <div className={s.what}>
        <h3 className={s.name}>导出我的数据</h3>
        <p className={s.text}>
          账号资料、地址、抬头、订单、发票、售后、询价、清单、消息、客服会话等，每类一个 xlsx
          表格，连同您上传的文件，打成一个 zip。数据多时需要等待一会儿。
        </p>
        {failure ? (
          <p role="alert" className={s.failure}>
            {failure}
          </p>
        ) : null}
      </div>
      <Button loading={isPending} onClick={() => void save()}>
        {isPending ? '正在整理…' : '导出'}
      </Button>
    </li>
  )
}

type CloseProps = { obstacles: ClosingObstacles; onClose: () => void }

function Close({ obstacles, onClose }: CloseProps) {
  const open = obstacleTexts(obstacles)
  return (
    <>
      <div className={s.what}>
        <h3 className={s.name}>注销账号</h3>
        <p className={s.text}>
          注销后不能恢复。地址、抬头、购物车、清单、收藏、消息、询价、报价单、客服会话和登录记录会立即删除；用户名和手机号可以重新注册。
        </p>
        <p className={s.text}>
          订单、付款、发票和付款凭证按《电子商务法》和会计档案的规定保存（交易信息自交易完成之日起不少于三年），只用于履行法定义务，期间不再用于其他用途；已发表的评价改为匿名。
        </p>
        {open.length > 0 ? (
          <Alert
            type="warning"
            showIcon
            title={`还有 ${open.join('、')}，处理完后才能注销`}
            action={<MallLink href={routes.orders()}>查看我的订单</MallLink>}
          />
        ) : null}
      </div>
      <Button danger disabled={open.length > 0} onClick={onClose}>
        注销账号
      </Button>
    </>
  )
}

/** What the account has, to be taken along or deleted. */
export function OwnDataSection() {
  const { obstacles, ...requested } = useClosingObstacles()
  const [isClosing, setClosing] = useState(false)
  return (
    <>
      <p className={s.lead}>
        我们怎样收集和保存数据，见
        <MallLink href={routes.helpEntry('3-2')} className={s.link}>
          隐私政策
        </MallLink>
        。
      </p>
      <ul className={`${s.list} ${s.texts}`}>
        <Export />
        <li className={s.row}>
          <Resource data={obstacles} {...requested} skeleton={<Skeleton height="96px" />}>
            {(found) => <Close obstacles={found} onClose={() => setClosing(true)} />}
          </Resource>
        </li>
      </ul>
      {isClosing ? <CloseDialog onCancel={() => setClosing(false)} /> : null}
    </>
  )
}
