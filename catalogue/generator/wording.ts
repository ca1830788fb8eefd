import { withoutYear } from '@/catalogue/data/standards'
import type { LeafCategory } from '@/catalogue/data/tree'
import { STANDARD } from '@/catalogue/reader/combination'
import { type Chosen, chosenOf, nameOf, specOf, standardsOf, titleWords, wordOf } from './naming'
import type { LeafPlan, Offer, Variant } from './plan'

/** By leaf, by level 2 or by level 1: the closest is taken. */
const CAUTIONS: Record<string, string> = {
  紧固件: '请按强度等级和螺距选用配套件，拧紧扭矩以设计文件为准。',
  垫圈挡圈: '请按配套螺纹或轴、孔直径选用，变形后不重复使用。',
  自攻螺钉: '请按板材厚度和材料选用规格，使用适配的批头。',
  锚栓铆钉销键: '请按孔、槽尺寸和载荷选用，安装前清理碎屑和毛刺。',
  手动工具: '使用前检查有无裂纹和松动，不得挪作他用。',
  扳手: '使用前检查有无裂纹，不得加套管超力使用。',
  测量划线: '轻拿轻放，用后擦净防锈。',
  工具组套: '用后清点归位，注意防锈防潮。',
  电动气动工具: '操作时佩戴护目镜，更换附件前先断电或断气。',
  电池充电器: '请用配套充电器充电，远离高温和潮湿。',
  工具附件: '请核对接口和规格，更换前先断开工具的电源或气源。',
  刀具磨具: '切削时佩戴护目镜，按刀具直径和工件材料选择转速。',
  车削刀具: '切削时佩戴护目镜，按刀片和工件材料选择切削用量。',
  砂轮磨片: '使用前检查有无裂纹和受潮，转速不得超过标定值，佩戴护目镜。',
  抛光研磨: '打磨时佩戴护目镜和防尘口罩。',
  量具仪表: '轻拿轻放，按周期送检；已校准的量具不支持无理由退货。',
  电工仪表: '使用前检查外壳和绝缘，不得超出标示的电压；按周期送检。',
  劳保防护: '请按作业风险选型并检查有效期，破损后立即更换。',
  安全消防标识: '安装位置应醒目无遮挡，并定期检查。',
  上锁挂牌: '上锁前确认能量已隔离，钥匙由作业人保管。',
  标签纸: '避光防潮存放，批量打印前先试打。',
  隔离警示: '放置位置应醒目，不得占用疏散通道。',
  泄漏应急: '存放在易取处，用后及时补充。',
  轴承传动: '安装前保持清洁，装配力不得通过滚动体传递。',
  带传动: '安装时先调小中心距，不得撬装，按要求张紧并装防护罩。',
  链传动: '安装时对正链轮并张紧，定期润滑，装防护罩。',
  拖链: '弯曲半径不得小于标定值，线缆不得扭绞。',
  直线运动: '安装前清洁基准面，按要求加注润滑脂。',
  联轴减速: '安装时找正同轴，按规定扭矩拧紧，装防护罩。',
  管阀密封: '请核对介质、温度和压力，安装后先做试压。',
  水泵: '请核对介质、流量和压力，首次运行前检查管路和接地。',
  流体仪表: '请核对介质、量程和接口，按周期检定。',
  气动液压: '拆装前须泄压，介质须过滤。',
  电工照明: '须由持证电工断电后安装。',
  网线: '布线时远离强电，端接后测试通断。',
  接线连接: '请按线径选用，接线须先断电。',
  化学品焊接: '储存于阴凉通风处，远离火源；使用前阅读安全技术说明书。',
  胶带: '粘贴前清洁表面，储存于阴凉干燥处。',
  焊接材料: '储存于干燥处，焊接时保持通风并佩戴防护用品。',
  焊割设备: '须由持证焊工操作，使用前检查气路、电缆和接头。',
  搬运仓储清洁: '请勿超过额定载荷使用，定期检查磨损。',
  包装: '储存于干燥处，避免日晒。',
  清洁工具: '用后清洗晾干，分区使用。',
  洗地机: '使用前检查刷盘、水箱和电源。',
  清洁耗材: '储存于阴凉干燥处，按说明使用。',
}

const DEFECTS = '质量问题15天内包退换'

const WARRANTIES: Record<string, string> = {
  手动工具: '12个月保修，人为损坏除外',
  电动气动工具: '12个月保修，易损件除外',
  电池充电器: '12个月保修',
  工具附件: DEFECTS,
  量具仪表: '12个月保修',
  气动液压: '12个月质保',
  电工照明: '18个月质保',
  接线连接: DEFECTS,
  管阀密封: '12个月质保，密封件除外',
  密封件: DEFECTS,
  流体仪表: '12个月质保',
  焊割设备: '12个月保修，易损件除外',
  搬运仓储清洁: '12个月保修，耗材除外',
  包装: DEFECTS,
  清洁耗材: DEFECTS,
}

const saidOf = (table: Record<string, string>, { name, l2, l1 }: LeafCategory) =>
  table[name] ?? table[l2.name] ?? table[l1.name]

/** `岑钧 外六角螺栓 GB/T 5783 8.8级 镀白锌 全牙`. */
export function titleOf({ leaf }: LeafPlan, { brand }: Offer, { fixed }: Variant): string {
  const standard = withoutYear(standardsOf(leaf, fixed)[0] ?? '')
  const words = titleWords(leaf, fixed)
  return [brand.name, nameOf(leaf, fixed), standard, ...words].filter(Boolean).join(' ')
}

/** Without its numbers: M4×10 and M20×100 are ends of a range, 白 and 橙 or F30 and T50 are not. */
const formOf = (size: string) => size.replace(/^X*[SML]$/u, 'L').replace(/[\d./]+/gu, '#')

/** `M4×10 至 M20×100`, `白、橙等可选`. */
function sizesOf(first: string, last: string, count: number): string {
  if (first === last) return first
  if (formOf(first) === formOf(last)) return `${first} 至 ${last}`
  return `${first}、${last}${count > 2 ? '等' : ''}可选`
}

/** Description of the sizes and the packing; how many are on sale the page counts. */
export function subtitleOf({ leaf }: LeafPlan, { axes }: Variant): string {
  const smallest = axes[0]
  const largest = axes.at(-1)
  const first = smallest ? specOf(leaf, smallest) : ''
  const last = largest ? specOf(leaf, largest) : ''
  const sizes = sizesOf(first, last, axes.length)
  const pack = leaf.packUnit === leaf.unit ? `按${leaf.unit}销售` : `整${leaf.packUnit}更优惠`
  return `${sizes}，${pack}`
}

/** Attributes that say by themselves what goods are or can do: 防雾, 耐油, 空心, 发射率可调. */
const ABILITY = /^[防耐可免抗带]|级$|^空心$|可调$|淬火$|^绝缘$/u

/** Attributes that name a motion or a use: 折叠, 调速. Of the others, goods are said to have them. */
const MOTION = /^(折叠|快开|触屏|调速|正反转|自锁|自停|攻丝|测温)$/u

/** What is true of goods, as a sentence says it: 防雾, 可折叠, 带计量证书. */
function truthOf(name: string): string {
  if (ABILITY.test(name)) return name
  return MOTION.test(name) ? `可${name}` : `带${name}`
}

/** A value with the name of its attribute, once: 材质碳钢, 带计量证书, 耐磨4级, 防雾, 无加热; '' for what it is not. */
function factOf(chosen: Chosen): string {
  const { attribute, value } = chosen
  if (attribute.type === 'bool') {
    return value.label === '是' ? truthOf(attribute.name) : ''
  }
  if (['无', '不含'].includes(value.label)) return `${value.label}${attribute.name}`
  const word = wordOf(chosen) || value.label
  const kind = attribute.name.replace(/(?<=.)(等级|材质)$/u, '')
  return word.includes(kind) ? word : `${attribute.name}${word}`
}

/** Description of the use, the material and the cautions. */
export function detailOf({ leaf, category }: LeafPlan, { fixed }: Variant): string {
  const facts = chosenOf(leaf, fixed)
    .filter(({ attribute }) => attribute.name !== STANDARD)
    .map(factOf)
    .map((fact, index, all) => (all.indexOf(fact) === index ? fact : ''))
    .filter(Boolean)
  const standards = standardsOf(leaf, fixed)
  const maker = standards.length > 0 ? `按 ${standards.join('、')} 制造` : ''
  const about = [...facts.slice(0, 5), maker].filter(Boolean).join('，')
  return `${leaf.use}。本品${about}。${saidOf(CAUTIONS, category) ?? ''}`
}

/** Warranty by product field; for consumables, defects only. */
export function warrantyOf(category: LeafCategory): string {
  return saidOf(WARRANTIES, category) ?? DEFECTS
}
