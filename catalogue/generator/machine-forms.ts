import { c, type FormsByTemplate, t, u, v, YES } from './form'

const KEYLESS = { 自锁夹头: 'keyless' }
const TWO_GEARS = { 双速: 'two' }
const LARGE_PACKS = { 裸机: 'bare', '4.0Ah×2': 'large' }
const CORDLESS = { '20V锂电': 'battery' }
const METAL_BOWL = { 金属杯: 'metal' }
const WARMTH = { 3000: 'warm', 4000: 'neutral' }

/** Forms of tools, instruments, pumps, lamps and trucks. */
export const MACHINE_FORMS: FormsByTemplate = {
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
  sprocket: [t('孔型', { 光孔: 'bore' })],
  'chain-link': [t('型式', { 开口销: 'cotter', 过渡节: 'offset' })],
  'power-drill': [t('夹头', KEYLESS), u('调速', TWO_GEARS), v('最大钻径', 'number')],
  'impact-drill': [t('夹头', KEYLESS), u('调速', TWO_GEARS), v('最大钻径', 'number')],
  'rotary-hammer': [t('柄型', { 'SDS-max': 'max' }), u('供电', { '20V锂电': 'battery' })],
  'mag-drill': [t('调速', { 是: 'speed' }), v('最大钻径', 'number')],
  'cordless-wrench': [t('方榫', { '3/4"': '3-4' }), u('电池', LARGE_PACKS)],
  'cordless-driver': [t('型式', { 直柄: 'straight' }), u('电池', LARGE_PACKS)],
  'cordless-drill': [t('冲击功能', { 是: 'hammer' }), u('电池', LARGE_PACKS)],
  battery: [t('类型', { '电池包+充电器': 'charger' }), u('电压', { 12: '12', 20: '20', 36: '36' })],
  grinder: [u('供电', { '18V锂电': 'battery' })],
  'chop-saw': [
    t('用途', { 石材: 'stone', 混凝土: 'concrete' }),
    u('护罩', { 封闭式: 'closed' }),
    v('供水', YES),
  ],
  'marble-cutter': [u('供电', CORDLESS)],
  'circular-saw': [u('供电', CORDLESS)],
  planer: [u('供电', CORDLESS)],
  sander: [t('型式', { 平板: 'flat', 带式: 'belt', 墙面: 'wall', 方形: 'flat' })],
  jigsaw: [t('供电', { '20V锂电': 'battery' })],
  'air-wrench': [
    t('方榫', { '3/8"': '3-8', '3/4"': '3-4', '1"': '1' }),
    u('壳体', { 复合材料: 'composite' }),
  ],
  nailer: [
    t('型号', {
      F30: 'F30',
      ST64: 'ST64',
      K425: 'K425',
      P622: 'P622',
      T50: 'T50',
      CN55: 'CN55',
      CN70: 'CN70',
    }),
  ],
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
  submersible: [
    c('材质', { '304不锈钢': 'grey', 铝合金: 'white' }),
    t('用途', { 清水: 'clean', 切割排污: 'cutter' }),
    u('浮球', { 无: 'none' }),
  ],
  'diaphragm-pump': [
    c('泵体材质', { PP: 'black', '304不锈钢': 'grey', PVDF: 'white' }),
    t('驱动方式', { 电动: 'electric' }),
  ],
  'dosing-pump': [
    c('泵头', { PVC: 'grey', '304不锈钢': 'clear' }),
    t('型式', { 机械隔膜: 'motor', 液压隔膜: 'hydraulic' }),
  ],
  frl: [t('杯体', METAL_BOWL), u('排水', { 自动: 'auto', 压差: 'differential' })],
  lubricator: [t('杯体', METAL_BOWL), u('给油方式', { 微雾式: 'micro' })],
  silencer: [
    c('材质', { 塑料: 'black', 不锈钢: 'grey' }),
    t('型式', { 平头: 'flat', 可调节流: 'adjustable' }),
  ],
  'hydraulic-pump': [t('型式', { 叶片泵: 'vane', 柱塞泵: 'piston' }), u('旋向', { 左旋: 'left' })],
  accumulator: [
    t('型式', { 隔膜式: 'diaphragm', 活塞式: 'piston' }),
    u('接口', { 法兰: 'flange' }),
  ],
  'filter-element': [
    t('位置', { 吸油: 'suction', 高压: 'pressure' }),
    u('材质', { 不锈钢网: 'mesh', 滤纸: 'paper' }),
  ],
  'test-coupling': [t('测压软管', { 含1m软管: 'hose' }), u('材质', { '304不锈钢': 'stainless' })],
  'high-bay': [t('光束角', { '60°': '60', '90°': '90' }), u('色温', WARMTH), v('功率', 'number')],
  'ex-lamp': [t('安装', { 吊杆: 'pole', 壁式: 'wall', 护栏: 'rail' })],
  floodlight: [t('光源', { COB: 'cob', 高光效: 'dense' }), u('色温', WARMTH), v('功率', 'number')],
  'pallet-truck': [
    t('型式', { 不锈钢: 'stainless', 带称重: 'scale' }),
    u('轮材质', { 聚氨酯: 'pu' }),
    v('货叉长', { 1000: '1000', 1220: '1220', 1500: '1500' }),
  ],
  trolley: [
    t('台面', { 钢板: 'steel', 铝合金: 'aluminium', 不锈钢: 'stainless' }),
    u('扶手', { 固定: 'fixed', 双扶手: 'double' }),
    v('轮材质', { 尼龙: 'nylon', 聚氨酯: 'pu' }),
  ],
  stacker: [
    t('驱动', { 半电动: 'semi', 全电动: 'electric' }),
    v('起升高度', { 2000: '2000', 2500: '2500', 3000: '3000' }),
  ],
  'hand-truck': [
    c('材质', { 铝合金: 'grey', 不锈钢: 'white' }),
    t('车轮', { 充气轮: 'air', 爬楼轮: 'stair' }),
    u('折叠', { 是: 'folding' }),
  ],
  'tape-dispenser': [t('材质', { 金属: 'metal', 金属静音: 'silent' }), u('刹车', { 有: 'brake' })],
  scrubber: [
    t('型式', { 驾驶: 'ride' }),
    u('供电', { 拖线: 'cable', 铅酸: 'lead' }),
    v('刷盘数', { 双刷: '2' }),
  ],
}
