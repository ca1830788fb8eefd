import { type FormsByTemplate, sizes, t, u, v, YES } from './form'

const KEYLESS = { 自锁夹头: 'keyless' }
const TWO_GEARS = { 双速: 'two' }
const LARGE_PACKS = { 裸机: 'bare', '4.0Ah×2': 'large' }
/** Packs of 12 V go into the grip. */
const STICK_PACK = { 12: '12' }
const CORDLESS = { '20V锂电': 'battery' }

/** Forms of electric and air tools. */
export const POWER_TOOL_FORMS: FormsByTemplate = {
  grinder: [
    u('供电', { '18V锂电': 'battery' }),
    t('开关', { 侧置: 'side', 桨式自复位: 'paddle' }),
    v('调速', YES),
  ],
  'chop-saw': [
    t('用途', { 石材: 'stone', 混凝土: 'concrete' }),
    u('护罩', { 封闭式: 'closed' }),
    v('供水', YES),
  ],
  'marble-cutter': [u('供电', CORDLESS)],
  'power-drill': [t('夹头', KEYLESS), u('调速', TWO_GEARS), v('最大钻径', 'number')],
  'impact-drill': [t('夹头', KEYLESS), u('调速', TWO_GEARS), v('最大钻径', 'number')],
  'cordless-drill': [
    t('冲击功能', { 是: 'hammer' }),
    u('电池', LARGE_PACKS),
    v('电压', STICK_PACK),
  ],
  'rotary-hammer': [
    t('柄型', { 'SDS-max': 'max' }),
    u('供电', { '20V锂电': 'battery' }),
    v('最大钻径', 'number'),
  ],
  'mag-drill': [t('调速', { 是: 'speed' }), v('最大钻径', 'number')],
  'cordless-wrench': [t('方榫', { '3/4"': '3-4' }), u('电池', LARGE_PACKS)],
  'cordless-driver': [
    t('型式', { 直柄: 'straight' }),
    u('电池', LARGE_PACKS),
    v('电压', STICK_PACK),
  ],
  battery: [
    t('类型', { '电池包+充电器': 'charger' }),
    u('电压', { 12: '12', 20: '20', 36: '36' }),
    v('容量', 'number'),
  ],
  jigsaw: [t('供电', { '20V锂电': 'battery' })],
  'circular-saw': [u('供电', CORDLESS)],
  sander: [
    u('集尘', { 集尘袋: 'bag', 自吸尘: 'bag' }),
    t('型式', { 平板: 'flat', 带式: 'belt', 墙面: 'wall', 方形: 'flat' }),
  ],
  planer: [u('供电', CORDLESS)],
  'air-wrench': [
    t('方榫', { '3/8"': '3-8', '3/4"': '3-4', '1"': '1' }),
    u('壳体', { 复合材料: 'composite' }),
  ],
  'air-drill': [
    t('型式', { 直式: 'straight', 弯头: 'angle' }),
    u('夹头', KEYLESS),
    v('最大钻径', 'number'),
  ],
  nailer: [
    t('型号', {
      F30: 'F30',
      ST64: 'ST64',
      '425K': '425K',
      P622: 'P622',
      T50: 'T50',
      CN55: 'CN55',
      CN70: 'CN70',
    }),
  ],
  'carbon-brush': [
    t('规格', sizes('5×8×12 6×9×12 6×10×14 6.5×13.5×18 7×11×18 7×17×17 8×12×20 10×16×25')),
  ],
}
