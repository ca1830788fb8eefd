import { c, type FormsByTemplate, t, u } from './form'

const HOUSINGS = { 工程塑料: 'plastic', 不锈钢: 'stainless' }

/** Forms of bearings. */
export const BEARING_FORMS: FormsByTemplate = {
  bearing: [
    t('保持架', { 尼龙: 'nylon', 黄铜: 'brass' }),
    u('密封', { ZZ: 'shield', '2RS': 'seal' }),
  ],
  'bearing-taper': [t('保持架', { 尼龙: 'nylon' })],
  'bearing-thrust': [t('保持架', { 黄铜: 'brass' })],
  'bearing-spherical': [
    t('保持架', { CA黄铜: 'brass', MB黄铜: 'brass' }),
    u('孔型', { 圆锥孔K: 'taper' }),
  ],
  'pillow-block': [c('材质', HOUSINGS)],
  'flange-bearing': [c('材质', HOUSINGS)],
  'square-flange-bearing': [c('材质', { 不锈钢: 'stainless' })],
  'linear-bushing': [
    t('型式', { 加长型: 'long', 圆法兰: 'round', 方法兰: 'square', 开口型: 'open' }),
  ],
}
