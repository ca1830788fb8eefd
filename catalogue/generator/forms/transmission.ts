import { BLACKENED, c, type FormsByTemplate, NICKEL, same, t, u, v } from './form'

/** Carbon steel is blackened against rust. */
const STEEL = { '45钢': 'blackened' }

/** Forms of belts, chains, couplings and linear motion. */
export const TRANSMISSION_FORMS: FormsByTemplate = {
  'v-belt': [
    t('型号', {
      Z: 'z',
      A: 'a',
      B: 'b',
      C: 'c',
      D: 'd',
      SPZ: 'spz',
      SPA: 'spa',
      SPB: 'spb',
    }),
    u('型式', { 切边带齿: 'cogged' }),
  ],
  'timing-belt': [c('材质', { 聚氨酯: 'white' }), t('型号', same('3M 5M 8M 14M XL L H'))],
  pulley: [
    c('材质', { '45钢': 'blackened', HT200铸铁: 'cast' }),
    t('槽型', { A: 'a', B: 'b', C: 'c', SPA: 'spa', SPB: 'spb' }),
    u('孔型', { 光孔: 'bore' }),
    v('槽数', same('2 3 4')),
  ],
  'locking-ring': [
    t('型号', { ZJ1: 'rings', ZJ4: 'wide' }),
    c('表面', { ...BLACKENED, ...NICKEL }),
  ],
  // Plates of carbon steel are blued.
  chain: [c('材质', { ...NICKEL, 碳钢: 'blackened' })],
  sprocket: [c('材质', STEEL), t('孔型', { 光孔: 'bore' })],
  'chain-link': [
    c('材质', { 碳钢: 'blackened' }),
    t('型式', { 开口销: 'cotter', 过渡节: 'offset' }),
  ],
  'cable-chain': [t('型式', { 全封闭: 'closed', 静音: 'silent' }), u('材质', { 钢制: 'steel' })],
  'linear-rail': [t('滑块型式', { 法兰: 'flange' }), v('滑块数', { 2: '2' })],
  'ball-screw': [t('端部加工', { 无: 'bare' }), v('导程', { 4: '4', 10: '10' })],
  shaft: [t('空心', { 是: 'hollow' })],
  coupling: [
    c('材质', STEEL),
    t('夹紧方式', { 夹紧: 'clamp', 光孔: 'bore' }),
    u('弹性体硬度', { '80A': 'blue', '92A': 'yellow', '98A': 'red' }),
  ],
  'disc-coupling': [
    c('材质', STEEL),
    t('膜片数', { 单膜片: 'single' }),
    u('夹紧方式', { 夹紧: 'clamp', 胀套: 'taper' }),
  ],
  gearbox: [
    t('类型', { 行星: 'planetary', 斜齿轮: 'helical' }),
    u('安装', { 法兰: 'flange' }),
    v('输出', { 实心轴: 'shaft' }),
  ],
}
