import { c, type FormsByTemplate, t, u, v, x, YES } from './form'

/** Forms of what is worn. */
export const PPE_FORMS: FormsByTemplate = {
  helmet: [t('透气孔', { 否: 'closed' }), u('调节方式', { 插扣: 'buckle' })],
  'bump-cap': [t('帽檐', { 短檐: 'short', 微檐: 'micro' }), u('帽体', { 网布: 'mesh' })],
  'helmet-liner': [t('点数', { 4: '4', 6: '6' }), u('调节方式', { 插扣: 'buckle' })],
  headlamp: [t('防爆', { 是: 'ex' }), u('供电', { 干电池: 'cells' })],
  earmuff: [t('佩戴方式', { 配帽式: 'helmet', 颈戴式: 'neck' })],
  earplug: [t('形状', { 圣诞树型: 'tree', 铃型: 'bell' }), u('带线', { 否: 'loose' })],
  glove: [
    v('触屏', { 是: 'touch' }),
    t('涂层', {
      无: 'none',
      丁腈磨砂: 'sandy',
      乳胶皱纹: 'crinkle',
      PVC点珠: 'dots',
      丁腈: 'nitrile',
    }),
    u('防割等级', { A级: 'A', B级: 'B', C级: 'C', D级: 'D', E级: 'E', F级: 'F' }),
  ],
  'glove-long': [
    c('材质', { 氯丁: 'black', 天然乳胶: 'yellow', 丁基: 'grey' }),
    t('材质', { 牛二层皮: 'leather', 牛头层皮: 'leather', 羊皮: 'leather' }),
  ],
  shoe: [
    c('鞋面', { 帆布: 'green', 橡胶: 'black' }),
    v('鞋底', { 'PU/橡胶': 'two' }),
    t('款式', { 单鞋: 'plain', 网面: 'mesh' }),
    // Shoes that insulate have no cap.
    t('绝缘电压', { '5kV': 'plain', '6kV': 'plain', '10kV': 'plain', '15kV': 'plain' }),
    u('帮高', { 中帮: 'mid', 高帮: 'high' }),
  ],
  boot: [
    t('筒高', { 中筒: 'mid' }),
    u('防护功能', { 防砸耐酸碱: 'cap' }),
    v('材质', { 橡胶: 'rubber', PU: 'pu' }),
  ],
  mask: [
    c('级别', { KN95: 'KN95', KN100: 'KN100' }),
    t('形状', { 杯型: 'cup' }),
    u('呼吸阀', YES),
    x('活性炭', YES),
    v('佩戴方式', { 头戴式: 'head' }),
  ],
  'half-mask': [c('材质', { 硅胶: 'silicone' }), t('滤盒接口', { 单盒: 'single' })],
  canister: [
    t('防护气体', {
      B无机气体: 'B',
      E酸性气体: 'E',
      K氨气: 'K',
      CO一氧化碳: 'CO',
      ABEK综合: 'ABEK',
    }),
    u('颗粒物滤层', { P2: 'P2', P3: 'P3' }),
    v('接口', { 卡口: 'bayonet' }),
  ],
  'full-mask': [
    v('通话器', { 否: 'none' }),
    c('材质', { 硅胶: 'silicone' }),
    t('滤盒接口', { 单罐: 'single' }),
    u('视窗', { 大视野球面: 'wide', 双目镜: 'double' }),
  ],
  goggles: [
    t('款式', { 眼罩式: 'box', 可叠加近视: 'over' }),
    u('镜腿', { 可调: 'adjustable', 头带: 'strap' }),
    v('防化学飞溅', YES),
  ],
  'face-shield': [t('遮光', { 墨绿5号: 'shade' }), u('支架', { 配帽式: 'cap', 铝包边: 'rim' })],
  garment: [t('款式', { 连体: 'overall', 短袖: 'short' })],
  vest: [
    u('级别', { '1级': 'one' }),
    t('口袋', { 四袋: '4', 两袋: '2' }),
    v('面料', { 网布: 'mesh' }),
  ],
  harness: [
    c('腰垫', { 是: 'pad' }),
    v('缓冲包', { 是: 'absorber' }),
    t('挂钩', { 单大钩: 'big', 双大钩: 'double' }),
    u('类型', { 围杆作业: 'pole', 区域限制: 'restraint' }),
  ],
  lanyard: [
    u('绳型', { 扁带: 'webbing', 弹力带: 'elastic' }),
    t('挂钩', { 单大钩: 'big', 双大钩: 'double' }),
  ],
}
