import { type FormsByTemplate, t, u, v, x } from './form'

/** Forms of oils, glues and cleaners. */
export const CHEMICAL_FORMS: FormsByTemplate = {
  'oil-drum': [v('包装', 'number'), x('粘度等级', 'number')],
  grease: [v('包装', 'number'), u('稠度等级', { '0号': '0', '1号': '1', '2号': '2', '3号': '3' })],
  jerrycan: [v('包装', 'number')],
  'ab-glue': [v('包装', 'number')],
  cartridge: [v('容量', { 85: '85', 590: '590' })],
  'glue-bottle': [
    t('强度', { 低强度222: '222', 高强度262: '262', 高强度271: '271' }),
    v('容量', 'number'),
  ],
  'super-glue': [
    t('型号', { 406: '406', 460: '460', 495: '495', '480黑胶': '480', '454凝胶': '454' }),
    v('容量', 'number'),
  ],
  'spray-can': [
    t('类型', { 除锈转化: 'convert', 多功能润滑: 'lube' }),
    u('喷嘴', { 双向: 'double' }),
    v('容量', 'number'),
  ],
  'contact-cleaner': [t('可燃性', { 不燃型: 'safe' }), v('容量', 'number')],
}
