import { c, type FormsByTemplate, same, t, u, v } from './form'

/** Forms of what is worn, stored, switched, poured and welded. */
export const SUPPLY_FORMS: FormsByTemplate = {
  'helmet-liner': [t('点数', { 4: '4', 6: '6' }), u('调节方式', { 插扣: 'buckle' })],
  headlamp: [t('防爆', { 是: 'ex' }), u('供电', { 干电池: 'cells' })],
  'label-roll': [
    c('材质', { 哑银: 'grey', PET: 'clear' }),
    t('尺寸', {
      '40×30': '40x30',
      '50×30': '50x30',
      '60×40': '60x40',
      '80×60': '80x60',
      '100×80': '100x80',
      '100×150': '100x150',
    }),
  ],
  tray: [
    c('材质', { 钢喷塑: 'blue', 不锈钢: 'grey' }),
    t('承载桶数', { 1: '1', 4: '4', 6: '6', 8: '8' }),
    u('高度', { 低型: 'low' }),
    v('排液阀', { 有: 'valve' }),
  ],
  'spill-bin': [
    c('吸附类型', { 通用型: 'grey', 化学型: 'yellow' }),
    t('桶型', { 圆桶: 'round' }),
    u('防护用品', { 含: 'gear' }),
  ],
  terminal: [t('型式', { 直插弹簧: 'spring', 双层: 'double', 保险: 'fuse', 接地: 'earth' })],
  shelf: [
    t('类型', { 副架: 'added' }),
    u('深度', same('500 600')),
    v('总高', same('1500 2000 2500')),
  ],
  relay: [
    t('触点组数', { '3组': '3', '4组': '4' }),
    u('指示灯', { 无: 'dark' }),
    v('底座', { 含底座: 'socket' }),
  ],
  'thermal-relay': [t('安装', { 独立: 'base' })],
  'glue-bottle': [
    t('强度', { 低强度222: '222', 高强度262: '262', 高强度271: '271' }),
    v('容量', 'number'),
  ],
  'super-glue': [
    t('型号', { 406: '406', 495: '495', '480黑胶': '480', '454凝胶': '454' }),
    v('容量', 'number'),
  ],
  'spray-can': [
    t('类型', { 除锈转化: 'convert', 多功能润滑: 'lube' }),
    u('喷嘴', { 双向: 'double' }),
    v('容量', 'number'),
  ],
  'contact-cleaner': [t('燃点', { 不燃型: 'safe' }), v('容量', 'number')],
  'soap-bottle': [
    c('香型', { 柑橘: 'orange', 芦荟: 'green' }),
    t('类型', { 磨砂去油: 'scrub', 抑菌: 'germ', 免洗: 'dry' }),
    v('容量', 'number'),
  ],
  welder: [
    t('焊接方式', { 氩弧焊: 'tig', 二保焊: 'mig', 多功能: 'multi' }),
    v('额定电流', 'number'),
  ],
  'cutting-torch': [
    t('燃气', { 乙炔: 'acetylene', 天然气: 'gas' }),
    u('割嘴', { '3支割嘴': 'three' }),
    v('型号', { 'G01-30': '30', 'G01-300': '300', 'G02-500': '500' }),
  ],
}
