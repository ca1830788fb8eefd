import { c, type FormsByTemplate, same, sizes, t, u, v } from './form'

/** Coats of cutting tools (metals.ts). */
const TIN = { TiN: 'tin' }
const TICN = { ...TIN, TiCN: 'ticn' }
const ALCRN = { TiAlN: 'tialn', AlCrN: 'alcrn' }

/** Forms of cutting and hand tools, and of abrasives by the colour of their grain. */
export const TOOL_FORMS: FormsByTemplate = {
  drill: [c('涂层', { ...TIN, ...ALCRN }), t('顶角', { '135°': '135' })],
  'taper-drill': [c('涂层', TIN)],
  'center-drill': [c('涂层', TIN), t('型式', { B型: 'B', R型: 'R' })],
  chamfer: [t('角度', { '60°': '60', '120°': '120' })],
  endmill: [c('涂层', { ...ALCRN, DLC: 'dlc' })],
  'ball-mill': [
    c('涂层', ALCRN),
    v('球半径', sizes('R0.5 R0.75 R1 R1.5 R2 R2.5 R3 R4 R5 R6 R8 R10', 'R')),
  ],
  'spiral-tap': [c('涂层', TICN)],
  tap: [
    c('涂层', TICN),
    t('槽型', { 螺旋槽: 'spiral', 螺尖: 'point' }),
    u('油槽', { 有: 'oil', 无: 'forming' }),
  ],
  'hex-key': [t('头型', { 球头: 'ball' }), u('长度', { 加长: 'long', 特长: 'extra' })],
  'locking-pliers': [t('钳口', { 直口: 'straight', C型: 'c', 长嘴: 'long', 平口焊接: 'weld' })],
  socket: [t('长度', { 加长: 'deep' })],
  'extension-bar': [t('接头', { 摆头: 'wobble' })],
  'face-mill': [t('主偏角', { '45°': '45', '75°': '75' })],
  'tape-measure': [t('外壳', { ABS: 'bare', 不锈钢: 'steel' })],
  'tool-cart': [t('台面', { 钢板: 'steel', 木台面: 'wood' })],
  square: [t('类型', { 组合角尺: 'combination', 木工角尺: 'wood' })],
  'inside-micrometer': [t('型式', { 内测式: 'jaws', 三爪式: 'three' })],
  'gauge-stand': [
    t('型式', { 万向式: 'universal', 液压式: 'hydraulic' }),
    u('微调', { 是: 'fine' }),
    v('吸力', same('300 800 1000 1300')),
  ],
  chisel: [t('型式', { 尖凿: 'point', 护手凿: 'guard' })],
  rivet: [t('头型', { 封闭扁圆头: 'closed', 沉头: 'countersunk' })],
  'carbon-brush': [
    t('规格', sizes('5×8×12 6×9×12 6×10×14 6.5×13.5×18 7×11×18 7×17×17 8×12×20 10×16×25')),
  ],
  'cable-chain': [t('型式', { 全封闭: 'closed', 静音: 'silent' }), u('材质', { 钢制: 'steel' })],
  'grinding-wheel': [c('磨料', { A棕刚玉: 'brown', GC绿碳化硅: 'green' })],
  disc: [c('磨料', { A棕刚玉: 'brown', WA白刚玉: 'white', ZA锆刚玉: 'blue' })],
  'flap-disc': [c('磨料', { 锆刚玉: 'blue', 陶瓷: 'red' })],
  'buff-wheel': [c('材质', { 棉布: 'white', 尼龙: 'grey', 麻: 'brown' })],
  sandpaper: [c('磨料', { 碳化硅: 'black', 白刚玉: 'white' }), t('规格', { 圆盘125mm: 'disc' })],
  'sanding-belt': [
    c('磨料', { 锆刚玉: 'blue', 碳化硅: 'black', 陶瓷: 'red' }),
    t('规格', sizes('10×330 20×520 50×686 75×533 100×915 100×1220 150×1220 150×2000')),
  ],
  packing: [c('材质', { PTFE四氟: 'ptfe', 芳纶: 'aramid', 碳纤维: 'carbon', 苎麻: 'ramie' })],
  gasket: [
    c('材质', { PTFE四氟: 'ptfe', 金属缠绕: 'spiral', 橡胶: 'rubber', 石墨复合: 'graphite' }),
  ],
  'scour-pad': [c('磨料', { 精细白: 'white', 氧化铝红: 'red', 碳化硅灰: 'grey' })],
}
