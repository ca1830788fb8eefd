import { c, type FormsByTemplate, same, t, u, v } from './form'

const READINGS = { 游标式: 'vernier', 带表式: 'dial' }

/** Forms of gauges and meters. */
export const MEASURING_FORMS: FormsByTemplate = {
  'gauge-block': [c('材质', { 陶瓷: 'ceramic', 硬质合金: 'carbide' })],
  'depth-gauge': [t('型式', READINGS), u('测杆', { 单钩: 'hook', 双钩: 'double' })],
  'height-gauge': [t('型式', READINGS)],
  'inside-micrometer': [t('型式', { 内测式: 'jaws', 三爪式: 'three' })],
  'depth-micrometer': [t('型式', { 数显式: 'digital' })],
  'lever-indicator': [u('测头', { 红宝石: 'ruby' })],
  'dial-gauge': [t('型式', { 防震式: 'shockproof', 数显式: 'digital' })],
  'gauge-stand': [
    t('型式', { 万向式: 'universal', 液压式: 'hydraulic' }),
    u('微调', { 是: 'fine' }),
    v('吸力', same('300 800 1000 1300')),
  ],
  'plug-gauge': [t('类型', { 光面塞规: 'smooth' })],
  meter: [
    t('量程切换', { 自动: 'auto' }),
    u('安全等级', { 'CAT III 600V': '3-600', 'CAT III 1000V': '3-1000' }),
    v('显示位数', 'number'),
  ],
  'clamp-meter': [
    t('电流类型', { 交直流: 'both' }),
    u('安全等级', { 'CAT IV 600V': '4-600' }),
    v('钳口', 'number'),
  ],
  megger: [t('型式', { 数字式: 'digital' })],
  'tester-pen': [t('型式', { 氖管式: 'neon', 数显式: 'display' }), u('声光报警', { 是: 'alarm' })],
  'infrared-thermometer': [t('激光', { 双点: 'double' }), v('测温上限', 'number')],
  'gas-detector': [
    t('检测气体', {
      氧气: 'oxygen',
      一氧化碳: 'carbon',
      硫化氢: 'sulphide',
      氨气: 'ammonia',
      四合一: 'four',
    }),
    u('采样方式', { 泵吸式: 'pump' }),
  ],
  'lux-meter': [t('探头', { 分体: 'split' })],
  'sound-meter': [
    t('频率计权', { 'A/C': 'AC', 'A/C/Z': 'ACZ' }),
    u('准确度', { '1级': 'class-1' }),
  ],
}
