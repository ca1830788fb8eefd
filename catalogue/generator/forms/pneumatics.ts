import { c, type FormsByTemplate, OF_BRASS, same, t, u, v } from './form'

const METAL_BOWL = { 金属杯: 'metal' }

/** Forms of pneumatics and hydraulics. */
export const PNEUMATIC_FORMS: FormsByTemplate = {
  cylinder: [
    t('型式', { 双轴双出: 'double', 可调行程: 'adjust' }),
    u('缸筒', { 不锈钢: 'stainless' }),
  ],
  'compact-cylinder': [t('杆端', { 外牙: 'male' })],
  'slide-cylinder': [t('缓冲', { 液压缓冲器: 'shock' }), u('调程', { 两端: 'both' })],
  gripper: [t('型式', { 支点开闭: 'swing', 三爪: 'three', 宽型: 'wide' })],
  solenoid: [
    t('出线', { 直接出线: 'leads' }),
    u('位通数', { 二位五通双控: 'double', 三位五通中封: 'centre', 二位三通: 'three' }),
  ],
  'hydraulic-valve': [
    t('操作方式', { 手动: 'lever', 电液: 'pilot' }),
    u('机能', { Y型: 'Y', H型: 'H', M型: 'M', P型: 'P', C型: 'C', D型: 'D' }),
    v('位数', { 二位四通: 'two' }),
  ],
  'hand-valve': [
    t('操作方式', {
      手转: 'knob',
      脚踏: 'pedal',
      按钮: 'button',
      手拉: 'slide',
      滚轮: 'roller',
      单向滚轮: 'one-way',
      顶杆: 'plunger',
    }),
    u('位通数', { 二位三通: 'three', 三位五通: 'positions' }),
  ],
  'speed-controller': [
    c('材质', { 全金属: 'metal' }),
    t('型式', { 进气节流: 'in', 管道型: 'inline' }),
  ],
  silencer: [
    c('材质', { 塑料: 'black', 不锈钢: 'grey' }),
    t('型式', { 平头: 'flat', 可调节流: 'adjustable' }),
  ],
  frl: [t('杯体', METAL_BOWL), u('排水', { 自动: 'auto', 压差: 'differential' })],
  lubricator: [t('杯体', METAL_BOWL), u('给油方式', { 微雾式: 'micro' })],
  'frl-triple': [
    t('组成', { 二联: 'double' }),
    u('压力表', { 方表: 'square' }),
    v('排水', { 自动: 'auto' }),
  ],
  dryer: [t('型式', { 吸附式: 'towers' })],
  'filter-element': [
    t('位置', { 吸油: 'suction', 高压: 'pressure' }),
    u('材质', { 不锈钢网: 'mesh', 滤纸: 'paper' }),
  ],
  accumulator: [
    t('型式', { 隔膜式: 'diaphragm', 活塞式: 'piston' }),
    u('接口', { 法兰: 'flange' }),
    v('容积', 'number'),
  ],
  'push-fitting': [
    c('材质', { 全铜: 'brass', '304不锈钢': 'grey' }),
    t('型式', { 弯头PL: 'elbow', 三通PB: 'tee', 旋转弯头: 'swivel' }),
  ],
  'quick-coupler': [
    c('材质', { ...OF_BRASS, 碳钢镀锌: 'zinc' }),
    t('型号', { PP20: 'plug', PH20: 'plug' }),
    u('型号', {
      SP20: 'nut',
      SP30: 'nut',
      PP20: 'nut',
      SM20: 'male',
      SM40: 'male',
      SF20: 'female',
    }),
  ],
  'tube-fitting': [
    c('材质', { 碳钢: 'zinc' }),
    t('型式', { 弯头: 'elbow', 三通: 'tee', 端直通: 'stud' }),
  ],
  'test-coupling': [t('测压软管', { 含1m软管: 'hose' }), u('材质', { '304不锈钢': 'stainless' })],
  'hydraulic-hose': [
    t('层数', same('1SN 2SN 4SP')),
    u('接头', { '90°弯头': '90', '45°弯头': '45' }),
    v('外套', { 护簧: 'spring' }),
  ],
  'hydraulic-cylinder': [
    t('型式', { 焊接式: 'welded', 薄型: 'thin' }),
    u('安装', { 法兰: 'flange', 底脚: 'foot' }),
  ],
  'hydraulic-pump': [t('型式', { 叶片泵: 'vane', 柱塞泵: 'piston' }), u('旋向', { 左旋: 'left' })],
}
