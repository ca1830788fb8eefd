import { BLACKENED, c, type FormsByTemplate, NICKEL, OF_BRASS, sizes, t, u, v } from './form'

/** Finishes of fasteners with a colour of their own (metals.ts); bare steel has none. */
const ZINC = { 镀白锌: 'zinc' }
const HOT_DIP = { 热镀锌: 'hot-dip' }
const YELLOW_ZINC = { 镀彩锌: 'yellow-zinc' }
const DACROMET = { 达克罗: 'dacromet' }
/** Fine threads with their pitch: `8x1`. */
const FINE_THREADS = sizes(
  'M8×1 M10×1 M10×1.25 M12×1.25 M12×1.5 M14×1.5 M16×1.5 M18×1.5 M20×1.5 M22×1.5 M24×2 M27×2 M30×2 M33×2 M36×3',
  'M',
)

/** Forms of fasteners. */
export const FASTENER_FORMS: FormsByTemplate = {
  'hex-bolt': [
    t('牙型', { 半牙: 'shank' }),
    c('表面处理', { ...ZINC, ...HOT_DIP, ...BLACKENED, ...YELLOW_ZINC, ...DACROMET }),
  ],
  'flange-bolt': [
    c('表面处理', { ...ZINC, ...YELLOW_ZINC, ...DACROMET }),
    u('防滑齿', { 是: 'teeth' }),
  ],
  'socket-screw': [c('表面处理', { ...ZINC, ...BLACKENED, ...NICKEL })],
  'countersunk-screw': [c('表面处理', { ...ZINC, ...BLACKENED })],
  'pan-screw': [
    t('组合垫圈', { 弹垫平垫组合: 'washers' }),
    c('表面处理', { ...ZINC, ...BLACKENED }),
    c('材质', OF_BRASS),
    // Plated over whatever is below.
    c('表面处理', NICKEL),
  ],
  'self-drilling': [
    c('材质', { 碳钢镀锌: 'zinc' }),
    t('头型', { 盘头: 'pan', 沉头: 'countersunk' }),
  ],
  'self-tapping': [
    t('头型', { 盘头: 'pan', 圆头: 'pan', 半沉头: 'oval' }),
    u('螺牙', { 粗牙: 'coarse' }),
    c('表面处理', { 灰磷化: 'dacromet', 黑磷化: 'blackened' }),
    c('材质', { ...OF_BRASS, 碳钢镀锌: 'zinc' }),
  ],
  'set-screw': [t('末端形式', { 锥端: 'cone', 凹端: 'cup', 圆柱端: 'dog' })],
  'u-bolt': [c('表面处理', { ...ZINC, ...HOT_DIP })],
  anchor: [
    t('锚固类型', { 后扩底: 'undercut' }),
    c('材质', { 碳钢镀锌: 'zinc', 碳钢热镀锌: 'hot-dip' }),
  ],
  'anchor-bolt': [
    c('表面处理', { ...ZINC, ...HOT_DIP }),
    t('弯钩形式', { '7字型': 'bend', 直杆焊板: 'plate' }),
  ],
  nut: [
    c('表面处理', { ...ZINC, ...HOT_DIP, ...BLACKENED, ...YELLOW_ZINC }),
    v('螺纹规格', FINE_THREADS),
  ],
  'lock-nut': [c('表面处理', { ...ZINC, ...YELLOW_ZINC })],
  'flange-nut': [
    c('表面处理', { ...ZINC, ...YELLOW_ZINC, ...DACROMET }),
    u('防滑齿', { 是: 'teeth' }),
  ],
  'cap-nut': [c('表面处理', ZINC), c('材质', OF_BRASS), c('表面处理', NICKEL)],
  washer: [c('表面处理', { ...ZINC, ...HOT_DIP, ...BLACKENED, ...YELLOW_ZINC })],
  'spring-washer': [c('表面处理', { ...ZINC, ...BLACKENED, ...DACROMET })],
  'circlip-in': [c('表面处理', { ...BLACKENED, ...DACROMET })],
  'circlip-out': [c('表面处理', { ...BLACKENED, ...DACROMET })],
  rivet: [t('头型', { 封闭平圆头: 'closed', 沉头: 'countersunk' })],
  key: [t('型式', { B型平头: 'square', C型单圆头: 'single' })],
}
