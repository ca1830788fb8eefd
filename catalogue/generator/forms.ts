/** An attribute that a drawing shows as a form: its letter in the address and the word of each value. */
type Form = Readonly<{
  attribute: string
  letter: 't' | 'u' | 'v' | 'c'
  /** Values without a word are drawn as the template's plain form; `number` passes the number. */
  words: 'number' | Readonly<Record<string, string>>
}>

const t = (attribute: string, words: Form['words']): Form => ({ attribute, letter: 't', words })
const u = (attribute: string, words: Form['words']): Form => ({ attribute, letter: 'u', words })
const v = (attribute: string): Form => ({ attribute, letter: 'v', words: 'number' })
const c = (attribute: string, words: Form['words']): Form => ({ attribute, letter: 'c', words })

const READINGS = { 游标式: 'vernier', 带表式: 'dial' }
const YES = { 是: 'yes' }

/** Forms by drawing template; other attributes are drawn by their number or colour (`dims.ts`). */
export const FORMS: Readonly<Record<string, readonly Form[]>> = {
  'ball-valve': [
    t('驱动方式', { 电动: 'electric', 气动: 'air' }),
    u('连接方式', { 法兰: 'flange', 焊接: 'weld' }),
  ],
  'butterfly-valve': [t('驱动方式', { 涡轮: 'gear', 电动: 'electric', 气动: 'air' })],
  'check-valve': [t('型式', { 升降式: 'lift', 对夹式: 'wafer', 消声式: 'silent' })],
  elbow: [t('角度', { '45°': 'half' })],
  tee: [t('型式', { 异径: 'reducing' })],
  flange: [t('型式', { 平焊PL: 'plate', 盲板BL: 'blind', 螺纹TH: 'thread' })],
  'linear-bushing': [
    t('型式', { 加长型: 'long', 圆法兰: 'round', 方法兰: 'square', 开口型: 'open' }),
  ],
  insert: [
    t('型号', {
      DNMG150404: 'D',
      DNMG150408: 'D',
      TNMG160404: 'T',
      TNMG160408: 'T',
      WNMG080404: 'W',
      WNMG080408: 'W',
      VNMG160404: 'V',
      SNMG120408: 'S',
      DCMT11T304: 'D',
    }),
  ],
  toolholder: [t('方向', { 左手: 'left' })],
  screwdriver: [t('头型', { PH0: 'cross', PH1: 'cross', PH2: 'cross', PH3: 'cross' })],
  hammer: [t('手柄', { 木柄: 'wood', 玻纤柄: 'fibre', 钢管柄: 'tube', 连体柄: 'solid' })],
  tag: [
    t('内容', { 设备检修: 'repair', 禁止合闸: 'switch', 正在维修: 'service', 危险勿动: 'danger' }),
  ],
  'emergency-lamp': [t('类型', { 安全出口标志: 'exit', 疏散指示: 'direction', 防爆双头: 'ex' })],
  stretcher: [
    t('型式', { 软担架: 'soft', 四折: 'four', 铲式: 'scoop', 脊柱板: 'board', 篮式: 'basket' }),
  ],
  earplug: [t('形状', { 圣诞树型: 'tree', 铃型: 'bell' }), u('带线', { 否: 'loose' })],
  'waste-bin': [
    c('类别', { 可回收物: 'blue', 其他垃圾: 'grey', 有害垃圾: 'red' }),
    t('型式', { 脚踏: 'pedal', 摇盖: 'swing' }),
  ],
  sandpaper: [t('规格', { 圆盘125mm: 'disc' })],
  'hose-clamp': [t('型式', { 美式: 'slotted', 强力T型: 'bolt', 欧式单耳: 'ear' })],
  'level-gauge': [t('型式', { 玻璃管: 'tube', 油标: 'sight', 投入式: 'probe' })],
  flowmeter: [t('型式', { 玻璃转子: 'glass', 金属转子: 'metal', 涡轮: 'turbine' })],
  torch: [t('类型', { 氩弧焊枪: 'tig', 电焊钳: 'holder' })],
  'gas-regulator': [
    t('气体', {
      氩气: 'argon',
      乙炔: 'acetylene',
      丙烷: 'propane',
      二氧化碳: 'carbon-dioxide',
      氮气: 'nitrogen',
    }),
    u('加热', { AC36V加热: 'heater', AC220V加热: 'heater' }),
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
  ],
  'hydraulic-valve': [t('操作方式', { 手动: 'lever', 电液: 'pilot' })],
  solenoid: [u('位通数', { 二位五通双控: 'double', 三位五通中封: 'double' })],
  'limit-switch': [
    t('型号', {
      'LX19-001': 'plunger',
      'LXK3-20S': 'fork',
      'LXK3-20S/T': 'plunger',
      'TZ-8111': 'plunger',
      'TZ-8112': 'roller-plunger',
      'TZ-8108': 'rod',
    }),
  ],
  'push-button': [t('类型', { 带灯按钮: 'lit', 指示灯: 'lamp', 蘑菇急停: 'stop' })],
  ferrule: [t('型式', { 圆型OT: 'eye', 叉型UT: 'fork', 铜鼻DT: 'lug' }), u('绝缘', { 无: 'bare' })],
  dryer: [t('型式', { 吸附式: 'towers' })],
  jerrycan: [v('包装')],
  'disc-coupling': [t('膜片数', { 单膜片: 'single' })],
  pump: [t('型式', { 立式管道: 'inline', 自吸: 'self-priming' })],
  gearbox: [t('类型', { 行星: 'planetary' })],
  hoist: [t('型式', { 手扳: 'lever' })],
  'frl-triple': [t('组成', { 二联: 'double' })],
  'quick-coupler': [t('型号', { PP20: 'plug', PH20: 'plug' })],
  ladder: [t('类型', { 单侧直梯: 'single', 伸缩梯: 'telescopic', 移动平台: 'platform' })],
  'hex-bolt': [t('牙型', { 半牙: 'shank' })],
  'anchor-bolt': [t('弯钩形式', { '7字型': 'bend', 直杆焊板: 'plate' })],
  'set-screw': [t('末端形式', { 锥端: 'cone', 凹端: 'cup', 圆柱端: 'dog' })],
  'self-drilling': [t('头型', { 盘头: 'pan', 沉头: 'countersunk' })],
  'self-tapping': [t('头型', { 盘头: 'pan', 圆头: 'pan', 半沉头: 'oval' })],
  key: [t('型式', { B型平头: 'square', C型单圆头: 'single' })],
  'torque-wrench': [t('型式', { 数显式: 'digital', 表盘式: 'dial' })],
  'hand-saw': [t('类型', { 钢锯架: 'frame', 折叠锯: 'folding', 鸡尾锯: 'keyhole' })],
  'tool-case': [
    t('包装', { 铝合金箱: 'metal', 工具包: 'bag' }),
    t('材质', { 铝合金: 'metal', 不锈钢: 'metal' }),
  ],
  'air-drill': [t('型式', { 直式: 'straight', 弯头: 'angle' })],
  'depth-gauge': [t('型式', READINGS)],
  'height-gauge': [t('型式', READINGS)],
  'depth-micrometer': [t('型式', { 数显式: 'digital' })],
  'dial-gauge': [t('型式', { 防震式: 'shockproof', 数显式: 'digital' })],
  'plug-gauge': [t('类型', { 光面塞规: 'smooth' })],
  helmet: [t('透气孔', { 否: 'closed' })],
  glove: [
    t('涂层', {
      无: 'none',
      丁腈磨砂: 'sandy',
      乳胶皱纹: 'crinkle',
      PVC点珠: 'dots',
      丁腈: 'nitrile',
    }),
    u('防割等级', { A级: 'A', B级: 'B', C级: 'C', D级: 'D', E级: 'E', F级: 'F' }),
  ],
  'glove-long': [
    c('材质', { 氯丁: 'black', 天然乳胶: 'yellow', 丁基: 'grey' }),
    t('材质', { 牛二层皮: 'leather', 牛头层皮: 'leather', 羊皮: 'leather' }),
  ],
  shoe: [u('帮高', { 中帮: 'mid', 高帮: 'high' })],
  boot: [t('筒高', { 中筒: 'mid' })],
  mask: [
    t('形状', { 杯型: 'cup' }),
    u('呼吸阀', YES),
    { attribute: '佩戴方式', letter: 'v', words: { 头戴式: 'head' } },
  ],
  'half-mask': [t('滤盒接口', { 单盒: 'single' })],
  'full-mask': [t('滤盒接口', { 单罐: 'single' })],
  canister: [
    t('防护气体', {
      B无机气体: 'B',
      E酸性气体: 'E',
      K氨气: 'K',
      CO一氧化碳: 'CO',
      ABEK综合: 'ABEK',
    }),
    u('颗粒物滤层', { P2: 'P2', P3: 'P3' }),
  ],
  extinguisher: [
    t('灭火剂', { 二氧化碳: 'co2', 水基型: 'water' }),
    u('型式', { 推车式: 'wheels' }),
    v('充装量'),
  ],
  sign: [
    t('内容', {
      禁止烟火: 'no-fire',
      必须戴安全帽: 'wear-helmet',
      当心机械伤人: 'machine',
      紧急出口: 'exit',
      禁止入内: 'no-entry',
      当心坠落: 'fall',
      必须戴防护眼镜: 'wear-goggles',
    }),
  ],
  'pipe-label': [
    c('介质', {
      压缩空气: 'grey',
      蒸汽: 'red',
      天然气: 'yellow',
      氧气: 'light-blue',
      酸液: 'violet',
      碱液: 'violet',
      润滑油: 'brown',
    }),
    t('箭头', { 无: 'plain' }),
  ],
  'barrier-tape': [t('内容', { 施工重地: 'works', 高压危险: 'voltage' })],
  'first-aid': [t('箱体', { PP: 'plastic', 尼龙包: 'bag' })],
  eyewash: [
    t('型式', {
      便携洗眼瓶: 'bottle',
      台式: 'bench',
      壁挂式: 'wall',
      复合式: 'shower',
      电伴热: 'heated',
    }),
  ],
  'pvc-hose': [
    t('型式', { 钢丝增强: 'wire', 透明单层: 'clear', 平织水带: 'flat' }),
    u('食品级', YES),
  ],
  hose: [t('用途', { 输油: 'oil', 蒸汽: 'steam', 喷砂: 'sand' })],
  'oil-drum': [v('包装')],
  'network-cable': [t('屏蔽', { FTP屏蔽: 'foil', SFTP双屏蔽: 'braid' })],
  'wall-socket': [
    t('孔数', { 三孔16A: '3', 四孔: '4', 七孔: '7', 带USB: 'usb', 三相四孔25A: '4P' }),
  ],
  sling: [v('额定载荷'), t('型式', { 圆形柔性: 'round' })],
  shackle: [t('型式', { D形: 'd' })],
}
