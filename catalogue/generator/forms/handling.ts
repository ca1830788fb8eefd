import { c, type FormsByTemplate, same, sizes, t, u, v } from './form'

/** Forms of lifting, trucks, storage and packing. */
export const HANDLING_FORMS: FormsByTemplate = {
  'pallet-truck': [
    t('型式', { 不锈钢: 'stainless', 带称重: 'scale' }),
    u('轮材质', { 聚氨酯: 'pu' }),
    v('货叉长', { 1000: '1000', 1220: '1220', 1500: '1500' }),
  ],
  trolley: [
    t('台面', { 钢板: 'steel', 铝合金: 'aluminium', 不锈钢: 'stainless' }),
    u('扶手', { 固定: 'fixed', 双扶手: 'double' }),
    v('轮材质', { 尼龙: 'nylon', 聚氨酯: 'pu' }),
  ],
  stacker: [
    t('驱动', { 半电动: 'semi', 全电动: 'electric' }),
    v('起升高度', { 2000: '2000', 2500: '2500', 3000: '3000' }),
  ],
  'hand-truck': [
    c('材质', { 铝合金: 'grey', 不锈钢: 'white' }),
    t('车轮', { 充气轮: 'air', 爬楼轮: 'stair' }),
    u('折叠', { 是: 'folding' }),
  ],
  hoist: [t('型式', { 三角形: 'triangle', 手扳: 'lever' }), u('外壳', { 铝合金: 'aluminium' })],
  sling: [v('额定载荷', 'number'), t('型式', { 圆形柔性: 'round' })],
  // Stainless steel is polished, other shackles are galvanised: those for lifting hot.
  shackle: [
    c('材质', { 碳钢: 'zinc', 调质碳钢: 'hot-dip' }),
    t('型式', { D形: 'd' }),
    u('销轴', { 螺母开口销: 'bolt' }),
  ],
  'wire-rope': [
    c('材质', { 碳钢镀锌: 'zinc', 碳钢光面: 'dacromet' }),
    t('结构', { '6×19': '6x19', '6×37': '6x37' }),
  ],
  shelf: [
    t('类型', { 副架: 'added' }),
    u('深度', same('500 600')),
    v('总高', same('1500 2000 2500')),
  ],
  'bin-box': [
    u('防静电', { 是: 'esd' }),
    t('型式', { 背挂: 'hang', 抽屉式: 'drawer' }),
    v('规格', sizes('160×100×75 180×120×80 250×160×120 350×200×150 450×300×180 500×380×250')),
  ],
  tote: [
    u('防静电', { 是: 'esd' }),
    t('箱盖', { 带盖: 'lid', 斜插连盖: 'attached' }),
    v(
      '规格',
      sizes('300×200×148 400×300×148 400×300×280 600×400×148 600×400×280 600×400×340 800×600×340'),
    ),
  ],
  ladder: [
    t('类型', { 单侧直梯: 'single', 伸缩梯: 'telescopic', 移动平台: 'platform' }),
    u('材质', { 玻璃钢绝缘: 'frp', 碳钢: 'steel' }),
  ],
  'film-roll': [t('用法', { 手用带柄: 'handle' }), v('气泡直径', same('10 20'))],
  'tape-dispenser': [t('材质', { 金属: 'metal', 金属静音: 'silent' }), u('刹车', { 有: 'brake' })],
}
