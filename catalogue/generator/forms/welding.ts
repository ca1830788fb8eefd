import { type FormsByTemplate, same, t, u, v, x } from './form'

/** Forms of welding. */
export const WELDING_FORMS: FormsByTemplate = {
  'wire-spool': [
    t('形式', { 盘装: 'stainless', 直条: 'rods' }),
    t('镀层', { 无镀铜: 'bare' }),
    v('重量', 'number'),
    u('成分', same('Sn63Pb37 Sn60Pb40 Sn99.3Cu0.7 Sn96.5Ag3Cu0.5')),
  ],
  electrode: [
    u('型号', {
      'J422 E4303': 'J422',
      'J506 E5016': 'J506',
      'J507 E5015': 'J507',
      'A102 E308-16': 'A102',
      'A302 E309-16': 'A302',
      Z308铸铁: 'Z308',
    }),
  ],
  welder: [
    t('焊接方式', { 氩弧焊: 'tig', 二保焊: 'mig', 多功能: 'multi' }),
    v('额定电流', 'number'),
  ],
  torch: [t('类型', { 氩弧焊枪: 'tig', 电焊钳: 'holder' }), u('冷却', { 水冷: 'water' })],
  'cutting-torch': [
    t('燃气', { 乙炔: 'acetylene', 天然气: 'gas' }),
    u('割嘴', { '3支割嘴': 'three' }),
    x('材质', { 不锈钢管: 'steel' }),
    v('型号', { 'G01-30': '30', 'G01-300': '300', 'G02-500': '500' }),
  ],
  'gas-regulator': [
    t('气体', {
      氩气: 'argon',
      乙炔: 'acetylene',
      丙烷: 'propane',
      二氧化碳: 'carbon-dioxide',
      氮气: 'nitrogen',
    }),
    v('级数', { 双级: 'two' }),
    u('加热', { AC36V加热: 'heater', AC220V加热: 'heater' }),
  ],
}
