import { c, type FormsByTemplate, same, sizes, t, u, v, x, YES } from './form'

/** Dark as blackened steel is. */
const PHOSPHATED = { 磷化: 'blackened' }
const DRIVER_HANDLES = { 双色柄: 'two', 穿心柄: 'through' }
const PLIER_GRIPS = { 双色柄: 'two', 绝缘柄1000V: 'insulated' }

/** Drives other than that of half an inch. */
const DRIVES = { '1/4"': '1-4', '3/8"': '3-8', '3/4"': '3-4' }

/** Forms of hand tools and their boxes. */
export const HAND_TOOL_FORMS: FormsByTemplate = {
  wrench: [c('表面处理', PHOSPHATED), t('梅花端', { '15°弯头': 'offset', 棘轮: 'ratchet' })],
  'adjustable-wrench': [
    c('表面处理', PHOSPHATED),
    t('手柄', { 沾塑柄: 'dipped', 双色套柄: 'two' }),
  ],
  'torque-wrench': [t('型式', { 数显式: 'digital', 表盘式: 'dial' })],
  'hex-key': [t('头型', { 球头: 'ball' }), u('长度', { 加长: 'long', 特长: 'extra' })],
  socket: [t('长度', { 加长: 'deep' }), v('方榫', DRIVES)],
  'extension-bar': [t('接头', { 摆头: 'wobble' }), v('方榫', DRIVES)],
  screwdriver: [
    c('绝缘等级', { AC1000V: 'insulated' }),
    t('杆型', { 细杆: 'slim', 加长: 'long' }),
    u('手柄', { ...DRIVER_HANDLES, 单色柄: 'one' }),
    v('头型', { ...sizes('一字2.5 一字4.0 一字5.5 一字6.5', '一字'), ...same('PH0 PH1 PH2 PH3') }),
  ],
  'phillips-screwdriver': [u('手柄', DRIVER_HANDLES), v('槽号', same('PH0 PH1 PH2 PH3'))],
  pliers: [u('手柄', PLIER_GRIPS)],
  'side-cutter': [t('刃口', { 平口: 'flush', 重型: 'heavy' }), u('手柄', PLIER_GRIPS)],
  'long-nose': [t('钳口', { 弯嘴: 'bent' }), u('手柄', PLIER_GRIPS)],
  'locking-pliers': [t('钳口', { 直口: 'straight', C型: 'c', 长嘴: 'long', 平口焊接: 'weld' })],
  hammer: [
    t('手柄', { 木柄: 'wood', 玻纤柄: 'fibre', 钢管柄: 'tube', 连体柄: 'solid' }),
    u('锤面', { 网纹: 'milled' }),
    v('磁性吸钉', YES),
    x('锤重', same('250 350 450 550 650')),
  ],
  chisel: [t('型式', { 尖凿: 'point', 护手凿: 'guard' })],
  file: [
    t('形状', { 半圆锉: 'half', 圆锉: 'round', 方锉: 'square', 三角锉: 'triangle' }),
    u('手柄', { 无柄: 'bare' }),
    v('锉纹', { 粗齿: 'coarse', 细齿: 'fine' }),
  ],
  level: [c('材质', { 铸铁: 'iron', ABS: 'abs' })],
  scriber: [t('杆体', { 六角钢杆: 'hex' })],
  'hand-saw': [
    t('类型', { 钢锯架: 'frame', 折叠锯: 'folding', 鸡尾锯: 'keyhole' }),
    u('手柄', { 双色柄: 'two', 铝合金柄: 'metal' }),
    v('齿数', { '7TPI': '7', '24TPI': '24' }),
  ],
  'tape-measure': [t('外壳', { ABS: 'bare', 不锈钢: 'steel' })],
  square: [t('类型', { 组合角尺: 'combination', 木工角尺: 'wood' })],
  'bit-set': [
    t('方榫', { '1/4"': '1-4', '3/8"': '3-8', '1/2"': '1-2' }),
    u('包装', { 铝盒: 'metal', 布包: 'cloth' }),
  ],
  'tool-case': [
    t('包装', { 铝合金箱: 'metal', 工具包: 'bag' }),
    t('材质', { 铁皮: 'sheet', 铝合金: 'metal', 不锈钢: 'stainless' }),
  ],
  'tool-cart': [t('台面', { 钢板: 'steel', 木台面: 'wood' })],
}
