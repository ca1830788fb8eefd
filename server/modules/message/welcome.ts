import { MESSAGE_CATEGORY } from '@/contract/message/message-category-rules'
import { SITE } from '@/contract/site/company-rules'
import type { Db } from '@/server/kernel/db/client'
import { type NewMessage, sendMessage } from './send-message'

const WELCOME: Omit<NewMessage, 'userId'> = {
  category: MESSAGE_CATEGORY.notice,
  title: `欢迎使用${SITE.name}`,
  summary: '用规格简写直接搜到具体型号，几分钟了解区域、起订量和购物车。',
  content: [
    `您好，欢迎使用${SITE.name}。这里是紧固件、工具、劳保、轴承、电工、化学品等工业品的一站式采购商城，下面几点能让您更快找到并买到需要的规格。`,
    '按简写搜索：在顶部搜索框直接输入工程师的写法，例如“M8*30 8.8 外六角 镀锌”“GB5782 M10”“DIN933”，系统会把直径、长度、强度等级、表面处理和标准号识别成筛选条件；识别结果显示在搜索结果上方，点击即可去掉不需要的条件。商品编号和厂家型号也可以直接搜。',
    '规格表：搜索结果切换到“规格表”，可以按列比较同类商品的全部规格，在每一行填写数量直接加入购物车，适合一次采购多个规格。',
    '销售区域：左上角可选择销售区域。可售范围、库存和货期按所选区域显示；切换后购物车里受影响的商品会事先列出，由您决定是否切换。',
    '数量与价格：价格均为含税单价，部分商品有起订量、包装倍数和阶梯价。数量不符合时会在数量旁边说明并自动向上调整，可以撤销；达到下一档数量能省多少也会提示。',
    '购物车：商品按店铺分组，显示每家店铺的运费和距离包邮的差额；可为每一行填写备注和您自己的物料编码。删除后可以立即撤销。',
    `有问题请致电 ${SITE.phone}（${SITE.hours}）。祝您采购顺利。`,
  ].join('\n\n'),
  link: '/search',
}

/** Sends the first message of every account. */
export function sendWelcome(db: Db, userId: string): Promise<void> {
  return sendMessage(db, { ...WELCOME, userId })
}
