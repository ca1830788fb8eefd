import { fictionalCreditCode } from './credit-code'

export const SHOP_TYPES = ['自营', '旗舰', '专营', '经营部'] as const
export type ShopType = (typeof SHOP_TYPES)[number]

export type Shop = {
  id: number
  name: string
  type: ShopType
  company: string
  creditCode: string
  phone: string
  address: string
  province: string
  /** Description, service, logistics, times ten. */
  scores: number[]
  freightAmount: number
  freeFreightFrom: number
  notice: string
  /** Its prices against the market. */
  level: number
  warehouses: string[]
}

/** name type company provinces-of-warehouses town level scores freight/free-from (yuan) notice */
const ROWS = `
岑钧紧固件自营店 自营 岑钧示例紧固件有限公司 33,44,42 宁波市示例路1号 1 49,49,48 8/99 下单后当日16点前出库，支持按盒拆零。
北岭工品专营店 专营 北岭示例工品有限公司 31,44 上海市示例路12号 1.02 48,47,48 10/200 常用规格现货，大宗采购请走询价。
三桐五金商行 经营部 三桐示例五金商行 33 永康市示例路35号 0.97 46,46,45 12/300 老店五金，周日不发货。
临汀劳保专营店 专营 临汀示例劳保用品有限公司 37,44 济南市示例路8号 0.99 48,48,47 8/150 可定制印字，起订量见商品页。
拓渡机电经营部 经营部 拓渡示例机电经营部 44,51 佛山市示例路77号 0.98 46,45,46 12/300 机电配件齐全，支持到店自提。
云坪刀具旗舰店 旗舰 云坪示例刀具有限公司 32,44 常州市示例路20号 1.01 49,48,48 8/150 提供切削参数咨询。
江埠管阀专营店 专营 江埠示例管阀有限公司 13,31 沧州市示例路66号 0.98 47,46,46 15/500 阀门逐台打压，大口径走物流。
青砾标准件批发部 经营部 青砾示例标准件批发部 13 邯郸市示例路102号 0.95 45,45,44 12/300 批发为主，整箱更优惠。
远岫工业品直营店 旗舰 远岫示例工业品有限公司 31,51,42 上海市示例路9号 1.03 49,49,49 8/199 全国三仓，次日达覆盖华东。
望溆电气专营店 专营 望溆示例电气有限公司 33,31 乐清市示例路18号 0.99 47,47,47 8/200 电气元件均附合格证。
嘉屿轴承经营部 经营部 嘉屿示例轴承经营部 37 聊城市示例路55号 0.97 46,46,45 10/300 轴承真空防潮包装。
泓野润滑专营店 专营 泓野示例润滑科技有限公司 21,32 大连市示例路3号 1 48,47,46 15/500 整桶发物流，附SDS。
石篱安防器材店 专营 石篱示例安防器材有限公司 35,44 泉州市示例路27号 0.98 47,46,46 10/200 消防器材凭型式认可证书销售。
合漪化工商贸 经营部 合漪示例化工商贸有限公司 31 上海市示例路210号 0.97 46,46,45 15/500 危险化学品须核验资质后发货。
长椿焊材专营店 专营 长椿示例焊材有限公司 51,13 成都市示例路41号 0.99 48,47,46 12/300 焊材按炉号发货。
禾舟仓储设备店 旗舰 禾舟示例仓储设备有限公司 32,44 苏州市示例路88号 1 48,48,46 30/1000 大件物流送货到楼下。
南浔渡气动店 专营 南浔渡示例气动有限公司 33 奉化市示例路6号 0.98 47,47,47 8/200 气动元件现货。
澄岸清洁用品店 专营 澄岸示例清洁用品有限公司 44,35 东莞市示例路39号 0.96 47,47,46 8/150 耗材可签月结协议。
`

function typeOf(text: string): ShopType {
  const type = SHOP_TYPES.find((known) => known === text)
  if (!type) throw new Error(`Not a shop type: ${text}`)
  return type
}

function shopOf(row: string, index: number): Shop {
  const [
    name = '',
    type = '',
    company = '',
    stores = '',
    address = '',
    level,
    scores,
    freight,
    notice,
  ] = row.split(' ')
  const [amount = 0, free = 0] = (freight ?? '').split('/').map(Number)
  const warehouses = stores.split(',')
  return {
    id: index + 1,
    name,
    type: typeOf(type),
    company,
    creditCode: fictionalCreditCode(index + 1),
    phone: `1990000${String(1001 + index * 7)}`,
    address,
    province: warehouses[0] ?? '31',
    scores: (scores ?? '').split(',').map(Number),
    freightAmount: amount * 100,
    freeFreightFrom: free * 100,
    notice: notice ?? '',
    level: Number(level),
    warehouses,
  }
}

/** The 18 shops, all coined; ids 1-18. */
export const shops: Shop[] = ROWS.trim().split('\n').map(shopOf)
