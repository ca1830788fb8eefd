import { c, type FormsByTemplate, sizes, t, u, v } from './form'

/** Forms of cleaning. */
export const CLEANING_FORMS: FormsByTemplate = {
  mop: [
    t('类型', { 圆头棉线: 'round', 尘推: 'dust' }),
    u('拖布', { 棉: 'cotton' }),
    v('杆材', { 铝合金: 'aluminium' }),
  ],
  broom: [
    t('套装', { 含簸箕: 'pan' }),
    u('刷毛', { 马毛: 'hair', 钢丝: 'wire', 高粱: 'sorghum' }),
    v('杆材', { 铁杆喷塑: 'painted', 铝合金: 'aluminium', 木杆: 'wood' }),
  ],
  'waste-bin': [
    c('类别', { 可回收物: 'blue', 其他垃圾: 'grey', 有害垃圾: 'red' }),
    t('型式', { 脚踏: 'pedal', 摇盖: 'swing' }),
    u('材质', { 不锈钢: 'steel' }),
    v('容积', 'number'),
  ],
  scrubber: [
    t('型式', { 驾驶: 'ride' }),
    u('供电', { 拖线: 'cable', 铅酸: 'lead' }),
    v('刷盘数', { 双刷: '2' }),
  ],
  cloth: [t('规格', { '100片装': '100', '300片装': '300' })],
  'soap-bottle': [
    c('香型', { 柑橘: 'orange', 芦荟: 'green' }),
    t('类型', { 磨砂去油: 'scrub', 抑菌: 'germ', 免洗: 'dry' }),
    v('容量', 'number'),
  ],
  'scour-pad': [
    t('规格', sizes('100×150 150×230 230×280 460×120')),
    c('磨料', { 精细白: 'white', 氧化铝红: 'red', 碳化硅灰: 'grey' }),
  ],
}
