import { meta } from '@/server/kernel/db/account-schema'
import type { Db } from '@/server/kernel/db/client'
import { banners, homeNotices } from '@/server/kernel/db/home-schema'

const BANNERS = [
  {
    title: '紧固件 一站配齐',
    text: '国标、德标、美标，从 M3 到 M36 现货直发',
    keyword: '外六角螺栓',
    template: 'hex-bolt',
    dims: 'd=16&l=60',
  },
  {
    title: '轴承 型号直搜',
    text: '输入 6204-2RS，规格、价格、货期一目了然',
    keyword: '深沟球轴承',
    template: 'bearing',
    dims: 'd=20&D=47&B=14',
  },
  {
    title: '刀具 高效切削',
    text: '钻、铣、攻、车，按材料与硬度选刀',
    keyword: '立铣刀',
    template: 'endmill',
    dims: 'd=10&l=75',
  },
]

const NOTICES = [
  '演示商城：订单、支付和物流均为模拟，不会实际发货',
  '标价均为含税价，增值税专用发票在确认收货后开具',
  '跨店商品一次下单，由平台统一收货、代为配送',
]

/** Puts the demo's banners and notices on the home page, once: what operators made of them later stays. */
export async function ensureDemoHome(tx: Db): Promise<void> {
  const [first] = await tx
    .insert(meta)
    .values({ key: 'demo_home', value: '1' })
    .onConflictDoNothing()
    .returning()
  if (!first) return
  await tx.insert(banners).values(BANNERS)
  await tx.insert(homeNotices).values(NOTICES.map((text) => ({ text })))
}
