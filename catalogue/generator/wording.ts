import { withoutYear } from '@/catalogue/data/standards'
import type { LeafCategory } from '@/catalogue/data/tree'
import { STANDARD } from '@/catalogue/reader/combination'
import { type Chosen, chosenOf, nameOf, specOf, standardsOf, titleWords, wordOf } from './naming'
import type { LeafPlan, Offer, Variant } from './plan'

const CAUTIONS: Record<string, string> = {
  紧固件: '请按强度等级和螺距选用配套件，拧紧扭矩以设计文件为准。',
  手动工具: '使用前检查有无裂纹，不得加套管超力使用。',
  电动气动工具: '操作时佩戴护目镜，更换附件前先断电或断气。',
  刀具磨具: '切削时佩戴护目镜，按刀具直径和工件材料选择转速。',
  量具仪表: '轻拿轻放，按周期送检；已校准的量具不支持无理由退货。',
  劳保防护: '请按作业风险选型并检查有效期，破损后立即更换。',
  安全消防标识: '安装位置应醒目无遮挡，并定期检查。',
  轴承传动: '安装前保持清洁，装配力不得通过滚动体传递。',
  管阀密封: '请核对介质、温度和压力，安装后先做试压。',
  气动液压: '拆装前须泄压，介质须过滤。',
  电工照明: '须由持证电工断电后安装。',
  化学品焊接: '储存于阴凉通风处，远离火源；使用前阅读安全技术说明书。',
  搬运仓储清洁: '请勿超过额定载荷使用，定期检查磨损。',
}

const WARRANTIES: Record<string, string> = {
  手动工具: '12个月保修，人为损坏除外',
  电动气动工具: '12个月保修，电刷等易损件除外',
  量具仪表: '12个月保修',
  气动液压: '12个月质保',
  电工照明: '18个月质保',
  管阀密封: '12个月质保，密封件除外',
  搬运仓储清洁: '12个月保修，耗材除外',
}

/** `岑钧 外六角螺栓 GB/T 5783 8.8级 镀白锌 全牙`. */
export function titleOf({ leaf }: LeafPlan, { brand }: Offer, { fixed }: Variant): string {
  const standard = withoutYear(standardsOf(leaf, fixed)[0] ?? '')
  const words = titleWords(leaf, fixed)
  return [brand.name, nameOf(leaf, fixed), standard, ...words].filter(Boolean).join(' ')
}

/** Description of the sizes and the packing; how many are on sale the page counts. */
export function subtitleOf({ leaf }: LeafPlan, { axes }: Variant): string {
  const smallest = axes[0]
  const largest = axes.at(-1)
  const first = smallest ? specOf(leaf, smallest) : ''
  const last = largest ? specOf(leaf, largest) : ''
  const sizes = first === last ? first : `${first} 至 ${last}`
  const pack = leaf.packUnit === leaf.unit ? `按${leaf.unit}销售` : `整${leaf.packUnit}更优惠`
  return `${sizes}，${pack}`
}

/** Attributes that say what goods can do: 防雾, 耐油. Of the others, goods are said to have them. */
const ABILITY = /^[防耐可免抗]|级$/u

/** A value with the name of its attribute, once: 材质碳钢, 带计量证书, 耐磨4级, 防雾, 无加热; '' for what it is not. */
function factOf(chosen: Chosen): string {
  const { attribute, value } = chosen
  if (attribute.type === 'bool') {
    if (value.label !== '是') return ''
    return ABILITY.test(attribute.name) ? attribute.name : `带${attribute.name}`
  }
  if (['无', '不含'].includes(value.label)) return `${value.label}${attribute.name}`
  const word = wordOf(chosen) || value.label
  const kind = attribute.name.replace(/等级$/u, '')
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
  return `${leaf.use}。本品${about}。${CAUTIONS[category.l1.name] ?? ''}`
}

/** Warranty by product field; for consumables, defects only. */
export function warrantyOf({ l1 }: LeafCategory): string {
  return WARRANTIES[l1.name] ?? '质量问题15天内包退换'
}
