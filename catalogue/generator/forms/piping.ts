import { c, type FormsByTemplate, OF_BRASS, sizes, t, u, v, YES } from './form'

const FITTINGS = { ...OF_BRASS, 玛钢镀锌: 'hot-dip' }
/** Run and branch of reducing tees: `20x15`. */
const REDUCTIONS = sizes(
  'DN10×8 DN15×10 DN20×15 DN25×20 DN32×25 DN40×25 DN50×25 DN65×50 DN80×50 DN100×50',
  'DN',
)

/** Forms of valves, fittings, hoses, seals and pumps. */
export const PIPING_FORMS: FormsByTemplate = {
  'ball-valve': [
    c('材质', { ...OF_BRASS, 铸钢: 'cast' }),
    t('驱动方式', { 电动: 'electric', 气动: 'air' }),
    u('连接方式', { 法兰: 'flange', 焊接: 'weld' }),
  ],
  'gate-valve': [
    // Valves of cast iron are painted blue.
    c('材质', { 铸铁: 'iron', 球墨铸铁: 'iron', 铸钢: 'cast' }),
    t('连接方式', { 内螺纹: 'thread' }),
    u('阀杆', { 暗杆: 'inside' }),
  ],
  'butterfly-valve': [
    t('驱动方式', { 蜗轮: 'gear', 电动: 'electric', 气动: 'air' }),
    u('连接方式', { 法兰: 'flange', 凸耳: 'lug' }),
  ],
  'check-valve': [
    t('型式', { 升降式: 'lift', 对夹式: 'wafer', 消声式: 'silent' }),
    // Those of brass are threaded; the others have flanges, or stand between them.
    u('材质', { 黄铜: 'thread' }),
    c('材质', { ...OF_BRASS, 球墨铸铁: 'iron' }),
  ],
  elbow: [t('角度', { '45°': 'half' }), c('材质', FITTINGS)],
  tee: [v('通径', REDUCTIONS), t('型式', { 异径: 'reducing' }), c('材质', FITTINGS)],
  flange: [
    // Flanges of carbon steel are coated against rust until they are painted.
    c('材质', { 碳钢: 'blackened' }),
    t('型式', { 平焊PL: 'plate', 盲板BL: 'blind', 螺纹TH: 'thread' }),
    u('密封面', { FF: 'flat' }),
  ],
  union: [c('材质', FITTINGS), t('连接方式', { 内外螺纹: 'male', 承插焊: 'socket' })],
  hose: [
    t('用途', { 输油: 'oil', 蒸汽: 'steam', 喷砂: 'sand' }),
    u('增强层', { 夹布: 'cloth', 钢丝: 'wire' }),
  ],
  'pvc-hose': [
    t('型式', { 钢丝增强: 'wire', 透明单层: 'clear', 平织水带: 'flat' }),
    u('食品级', YES),
  ],
  'metal-hose': [t('接头', { 法兰: 'flange', 快接: 'quick' })],
  'hose-clamp': [
    c('材质', { 碳钢镀锌: 'zinc' }),
    t('型式', { 美式: 'slotted', 恒扭矩: 'torque', 英式: 'smooth' }),
  ],
  'oil-seal': [
    c('材质', { FKM氟胶: 'brown', VMQ硅胶: 'red' }),
    t('型式', { SC单唇: 'SC', TB外铁壳: 'TB' }),
  ],
  packing: [c('材质', { PTFE四氟: 'ptfe', 芳纶: 'aramid', 碳纤维: 'carbon', 苎麻: 'ramie' })],
  gasket: [
    c('材质', { PTFE四氟: 'ptfe', 金属缠绕: 'spiral', 橡胶: 'rubber', 石墨复合: 'graphite' }),
  ],
  pump: [
    c('材质', { '304不锈钢': 'unpainted', '316不锈钢': 'unpainted' }),
    t('型式', { 立式管道: 'inline', 自吸: 'self-priming' }),
  ],
  submersible: [
    c('材质', { '304不锈钢': 'grey', 铝合金: 'white' }),
    t('用途', { 清水: 'clean', 切割排污: 'cutter' }),
    u('浮球', { 无: 'none' }),
  ],
  'diaphragm-pump': [
    c('泵体材质', { PP: 'black', '304不锈钢': 'grey', PVDF: 'white' }),
    t('驱动方式', { 电动: 'electric' }),
  ],
  'dosing-pump': [
    c('泵头', { PVC: 'grey', '304不锈钢': 'clear' }),
    t('型式', { 机械隔膜: 'motor', 液压隔膜: 'hydraulic' }),
  ],
  'gauge-dial': [
    t('安装', { 轴向: 'axial' }),
    u('类型', { 耐震: 'filled', 不锈钢: 'stainless', 隔膜: 'diaphragm' }),
  ],
  flowmeter: [
    t('型式', { 玻璃转子: 'glass', 金属转子: 'metal', 涡轮: 'turbine' }),
    u('输出', { 脉冲: 'pulse', '4-20mA': 'current' }),
  ],
  thermometer: [t('安装', { 轴向: 'axial', 万向: 'swivel' }), v('插深', 'number')],
  'level-gauge': [
    c('材质', { PP: 'pp', 碳钢: 'cast' }),
    t('型式', { 玻璃管: 'tube', 油标: 'sight', 投入式: 'probe' }),
    u('输出', { '4-20mA': 'output' }),
  ],
}
