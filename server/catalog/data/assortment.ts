import { type Brand, brands } from './brands'
import { type Shop, shops } from './shops'
import type { LeafCategory } from './tree'

/** Brands of a level 1, or of a level 2 or leaf where goods differ from it; the maker comes first. */
const BRANDS: Record<string, string> = {
  紧固件: '岑钧 拓铆',
  锚栓铆钉销键: '拓铆 岑钧',
  手动工具: '鼎攥 旭轧',
  测量划线: '睿砣 鼎攥',
  电动气动工具: '旭轧 鼎攥',
  气动工具: '峦气 旭轧',
  工具附件: '旭轧 砾锋 鼎攥',
  刀具磨具: '砾锋 旭轧',
  量具仪表: '睿砣 炬衡',
  电工仪表: '炬衡 睿砣',
  环境检测: '炬衡 睿砣',
  劳保防护: '翎盾 穹护',
  身体坠落防护: '穹护 翎盾',
  安全消防标识: '标屿 翎盾',
  消防器材: '翎盾 标屿',
  泄漏应急: '澈匠 翎盾',
  急救应急: '翎盾 标屿',
  应急灯: '皓榈 标屿',
  轴承传动: '擎枢 岑钧',
  管阀密封: '沧阀 瀚垫',
  软管卡箍: '瀚垫 沧阀',
  密封件: '瀚垫 沧阀',
  流体仪表: '炬衡 沧阀',
  气动液压: '峦气 沧阀',
  液压附件: '峦气 瀚垫',
  电工照明: '屹缆 皓榈',
  照明: '皓榈 屹缆',
  化学品焊接: '渊蕴 凝砚',
  胶粘剂: '凝砚 渊蕴',
  胶带: '凝砚 标屿',
  焊接材料: '焰栎 岑钧',
  焊割设备: '焰栎 旭轧',
  搬运仓储清洁: '驮山 鼎攥',
  起重: '磐链 驮山',
  包装: '驮山 凝砚',
  清洁工具: '澈匠 驮山',
  清洁耗材: '澈匠 翎盾',
}

/** Shops of a level 1, beside the four that sell everything; 青砾 takes small-pack fasteners. */
const GENERAL_SHOPS = [2, 3, 5, 9]
const SPECIALISTS: Record<string, number[]> = {
  紧固件: [1, 8],
  手动工具: [8, 6],
  电动气动工具: [6, 10],
  刀具磨具: [6, 8],
  量具仪表: [6, 10],
  劳保防护: [4, 13],
  安全消防标识: [13, 4],
  轴承传动: [11, 8],
  管阀密封: [7, 17],
  气动液压: [17, 7],
  电工照明: [10, 13],
  化学品焊接: [12, 14, 15],
  搬运仓储清洁: [16, 18],
}

function named(names: string): Brand[] {
  return names.split(' ').flatMap((name) => brands.filter((brand) => brand.name === name))
}

/** Brands that make the goods of a leaf, the nearest field first. */
export function brandsOf({ name, l2, l1 }: LeafCategory): Brand[] {
  return named(BRANDS[name] ?? BRANDS[l2.name] ?? BRANDS[l1.name] ?? '')
}

/** Shops that sell the goods of a leaf, the specialists first. */
export function shopsOf({ l1 }: LeafCategory): Shop[] {
  const ids = [...(SPECIALISTS[l1.name] ?? []), ...GENERAL_SHOPS]
  return ids.flatMap((id) => shops.filter((shop) => shop.id === id))
}
