import { type FormsByTemplate, t, u, v, x } from './form'

const WARMTH = { 3000: 'warm', 4000: 'neutral' }

/** Forms of switchgear, cables and lamps. */
export const ELECTRICAL_FORMS: FormsByTemplate = {
  breaker: [
    t('极数', { '1P+N': 'neutral', '3P+N': 'neutral' }),
    u('脱扣曲线', { B型: 'B', C型: 'C', D型: 'D' }),
    x('额定电流', 'number'),
    v('漏电保护', { '30mA': 'residual' }),
    v('漏电动作', { 30: 'residual', 100: 'residual', 300: 'residual' }),
  ],
  mccb: [t('脱扣器', { 电子式: 'electronic' }), u('额定电流', 'number')],
  contactor: [
    t('辅助触点', { '1开': 'one', 无: 'none' }),
    x('线圈电压', { AC24V: '24', AC36V: '36', AC110V: '110', AC220V: '220', AC380V: '380' }),
    // Frames of the series; those of 9, 12 and 18 A are one.
    v('额定电流', { 25: '32', 32: '32', 40: '65', 50: '65', 65: '65', 80: '95', 95: '95' }),
  ],
  relay: [
    t('触点组数', { '3组': '3', '4组': '4' }),
    u('指示灯', { 无: 'dark' }),
    v('底座', { 含底座: 'socket' }),
  ],
  'thermal-relay': [t('安装', { 独立: 'base' })],
  'push-button': [
    u('外壳', { 塑料: 'plastic' }),
    t('类型', { 带灯按钮: 'lit', 指示灯: 'lamp', 蘑菇急停: 'stop' }),
  ],
  cable: [t('导体', { '7股': 'strands' })],
  'multi-cable': [
    t('屏蔽', { RVVP屏蔽: 'shield' }),
    t('型号', { KVVP: 'shield', KVVRP: 'shield' }),
    u('型号', { KVVR: 'strands', KVVRP: 'strands' }),
    // RVV is flexible, whether with a shield or without.
    u('屏蔽', { 无: 'strands', RVVP屏蔽: 'strands' }),
  ],
  'network-cable': [
    t('屏蔽', { FTP屏蔽: 'foil', SFTP双屏蔽: 'braid' }),
    u('类别', { 超五类: 'CAT5e', 六类: 'CAT6', 超六类: 'CAT6A', 七类: 'CAT7' }),
  ],
  terminal: [t('型式', { 直插弹簧: 'spring', 双层: 'double', 保险: 'fuse', 接地: 'earth' })],
  ferrule: [t('型式', { 圆型OT: 'eye', 叉型UT: 'fork', 铜鼻DT: 'lug' }), u('绝缘', { 无: 'bare' })],
  'industrial-plug': [
    t('型式', { 连接器: 'connector', 明装插座: 'wall', 暗装插座: 'flush' }),
    u('极数', { '3P+N+E': 'neutral' }),
    v('防护等级', { IP67: 'ring' }),
  ],
  'wall-socket': [
    t('孔数', { 三孔16A: '3', 四孔: '4', 七孔: '7', 带USB: 'usb', 三相四孔25A: '4P' }),
    u('安装', { 明装: 'surface', 地插: 'floor' }),
    v('防溅盒', { 含: 'hood' }),
  ],
  'limit-switch': [
    t('型号', {
      'LX19-001': 'plunger',
      'LXK3-20S': 'fork',
      'LXK3-20S/T': 'plunger',
      'TZ-8111': 'plunger',
      'TZ-8112': 'roller-plunger',
      'TZ-8108': 'adjustable',
      'LX19-111': 'inside',
    }),
    u('型号', {
      'LX19-001': 'lx19',
      'LX19-111': 'lx19',
      'LX19-121': 'lx19',
      'LXK3-20S': 'lxk3',
      'LXK3-20S/T': 'lxk3',
    }),
  ],
  proximity: [t('出线', { M12插头: 'plug' })],
  'high-bay': [t('光束角', { '60°': '60', '90°': '90' }), u('色温', WARMTH), v('功率', 'number')],
  'ex-lamp': [t('安装', { 吊杆: 'pole', 壁式: 'wall', 护栏: 'rail' })],
  floodlight: [t('光源', { COB: 'cob', 高光效: 'dense' }), u('色温', WARMTH), v('功率', 'number')],
  'tube-lamp': [t('型号', { T5一体: 'T5', T8一体支架: 'T8' })],
}
