import { c, type FormsByTemplate, same, sizes, t, u, v, YES } from './form'
import { MACHINE_FORMS } from './machine-forms'
import { SUPPLY_FORMS } from './supply-forms'
import { TOOL_FORMS } from './tool-forms'

/** Finishes of fasteners with a colour of their own (metals.ts). */
const BLACKENED = { 发黑: 'blackened' }
const YELLOW_ZINC = { 镀彩锌: 'yellow-zinc' }
const DACROMET = { 达克罗: 'dacromet' }
/** Plated over whatever is below, so it stands after the material. */
const NICKEL = { 镀镍: 'nickel' }
const OF_BRASS = { 黄铜: 'brass' }

/** Fine threads with their pitch: `8x1`. */
const FINE_THREADS = sizes(
  'M8×1 M10×1 M10×1.25 M12×1.25 M12×1.5 M14×1.5 M16×1.5 M18×1.5 M20×1.5 M22×1.5 M24×2 M27×2 M30×2 M33×2 M36×3',
  'M',
)
/** Run and branch of reducing tees: `20x15`. */
const REDUCTIONS = sizes(
  'DN10×8 DN15×10 DN20×15 DN25×20 DN32×25 DN40×25 DN50×25 DN65×50 DN80×50 DN100×50',
  'DN',
)
const DRIVER_HANDLES = { 双色柄: 'two', 穿心柄: 'through' }
const PLIER_GRIPS = { 双色柄: 'two', 绝缘柄1000V: 'insulated' }
const READINGS = { 游标式: 'vernier', 带表式: 'dial' }

/** Forms by drawing template; other attributes are drawn by their number or colour (`dims.ts`). */
export const FORMS: FormsByTemplate = {
  ...MACHINE_FORMS,
  ...SUPPLY_FORMS,
  ...TOOL_FORMS,
  'ball-valve': [
    c('材质', OF_BRASS),
    t('驱动方式', { 电动: 'electric', 气动: 'air' }),
    u('连接方式', { 法兰: 'flange', 焊接: 'weld' }),
  ],
  'butterfly-valve': [
    t('驱动方式', { 蜗轮: 'gear', 电动: 'electric', 气动: 'air' }),
    u('连接方式', { 法兰: 'flange', 凸耳: 'lug' }),
  ],
  'check-valve': [
    t('型式', { 升降式: 'lift', 对夹式: 'wafer', 消声式: 'silent' }),
    // Those of brass are threaded; the others have flanges, or stand between them.
    u('材质', { 黄铜: 'thread' }),
    c('材质', { ...OF_BRASS, 球墨铸铁: 'iron' }),
  ],
  elbow: [t('角度', { '45°': 'half' }), c('材质', OF_BRASS)],
  tee: [v('通径', REDUCTIONS), t('型式', { 异径: 'reducing' }), c('材质', OF_BRASS)],
  union: [c('材质', OF_BRASS), t('连接方式', { 外螺纹: 'male', 承插焊: 'socket' })],
  'gate-valve': [
    // Valves of cast iron are painted blue.
    c('材质', { 铸铁: 'iron', 球墨铸铁: 'iron' }),
    t('连接方式', { 内螺纹: 'thread' }),
    u('阀杆', { 暗杆: 'inside' }),
  ],
  oilstone: [t('形状', { 正方: 'square', 三角: 'triangle' })],
  file: [
    t('形状', { 半圆锉: 'half', 圆锉: 'round', 方锉: 'square', 三角锉: 'triangle' }),
    u('手柄', { 无柄: 'bare' }),
  ],
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
    u('型号', { CCMT09T304: 'positive', DCMT11T304: 'positive' }),
    // The last two figures are the corner radius: 0.4 mm, else 0.8 mm.
    v('型号', {
      CNMG120404: '04',
      DNMG150404: '04',
      TNMG160404: '04',
      WNMG080404: '04',
      VNMG160404: '04',
      CCMT09T304: '04',
      DCMT11T304: '04',
    }),
  ],
  toolholder: [
    t('方向', { 左手: 'left' }),
    u('型号', {
      MWLNR: 'W',
      MWLNL: 'W',
      MDJNR: 'D',
      MDJNL: 'D',
      MTJNR: 'T',
      MTJNL: 'T',
      SVJCR: 'V',
      SVJCL: 'V',
    }),
    v('柄部规格', sizes('16×16 20×20 25×25 32×32')),
  ],
  screwdriver: [
    c('绝缘等级', { AC1000V: 'insulated' }),
    t('杆型', { 细杆: 'slim', 加长: 'long' }),
    u('手柄', { ...DRIVER_HANDLES, T型柄: 'tee' }),
    v('头型', { ...sizes('一字2.5 一字4.0 一字5.5 一字6.5', '一字'), ...same('PH0 PH1 PH2 PH3') }),
  ],
  hammer: [t('手柄', { 木柄: 'wood', 玻纤柄: 'fibre', 钢管柄: 'tube', 连体柄: 'solid' })],
  cabinet: [
    c('材质', { 冷轧钢板: 'red', 铝合金: 'white', 不锈钢: 'grey', 塑料: 'clear' }),
    t('安装', { 暗装: 'flush', 半暗装: 'half', 落地: 'floor' }),
    u('门型', { 玻璃门: 'glass', 实门: 'solid' }),
    // Width and height: a distribution box names its width first, a fire cabinet its height.
    v('规格', {
      ...sizes('200×250 250×300 300×400 400×500 500×600 600×700 600×800 800×1000'),
      '800×650': '650x800',
      '1000×700': '700x1000',
      '1200×750': '750x1200',
      '1600×700': '700x1600',
      '1800×700': '700x1800',
    }),
  ],
  bearing: [
    t('保持架', { 尼龙: 'nylon', 黄铜: 'brass' }),
    u('密封', { ZZ: 'shield', '2RS': 'seal' }),
  ],
  'bearing-taper': [t('保持架', { 尼龙: 'nylon' })],
  'bearing-spherical': [
    t('保持架', { CA黄铜: 'brass', MB黄铜: 'brass' }),
    u('孔型', { 圆锥孔K: 'taper' }),
  ],
  'bearing-thrust': [t('保持架', { 黄铜: 'brass' })],
  pulley: [
    t('槽型', { A: 'a', B: 'b', C: 'c', SPA: 'spa', SPB: 'spb' }),
    u('孔型', { 光孔: 'bore' }),
    v('槽数', same('2 3 4')),
  ],
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
    v('容积', 'number'),
  ],
  'hose-clamp': [t('型式', { 美式: 'slotted', 恒扭矩: 'torque', 英式: 'smooth' })],
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
    u('位通数', { 二位三通: 'three', 三位五通: 'positions' }),
  ],
  'hydraulic-valve': [
    t('操作方式', { 手动: 'lever', 电液: 'pilot' }),
    u('机能', { Y型: 'Y', H型: 'H', M型: 'M', P型: 'P', C型: 'C', D型: 'D' }),
    v('位数', { 二位四通: 'two' }),
  ],
  'hydraulic-cylinder': [
    t('型式', { 焊接式: 'welded', 薄型: 'thin' }),
    u('安装', { 法兰: 'flange', 底脚: 'foot' }),
  ],
  solenoid: [u('位通数', { 二位五通双控: 'double', 三位五通中封: 'centre', 二位三通: 'three' })],
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
  jerrycan: [v('包装', 'number')],
  'timing-belt': [t('型号', same('3M 5M 8M 14M XL L H'))],
  cable: [t('导体', { '7股': 'strands' })],
  'multi-cable': [
    t('屏蔽', { RVVP屏蔽: 'shield' }),
    t('型号', { KVVP: 'shield', KVVRP: 'shield' }),
  ],
  proximity: [t('出线', { M12插头: 'plug' })],
  shaft: [t('空心', { 是: 'hollow' })],
  coupling: [t('夹紧方式', { 夹紧: 'clamp', 键槽: 'key' })],
  'hose-coil': [
    t('接口', { 不带接口: 'bare' }),
    v('口径', sizes('DN40 DN50 DN65 DN80 DN100', 'DN')),
  ],
  blanket: [v('规格', sizes('1.0×1.0 1.2×1.2 1.5×1.5 1.8×1.2 1.8×1.8'))],
  vest: [t('口袋', { 四袋: '4', 两袋: '2' })],
  'face-shield': [t('遮光', { 墨绿5号: 'shade' }), u('支架', { 配帽式: 'cap', 铝包边: 'rim' })],
  cone: [t('底座', { 加重底座: 'heavy' })],
  wrench: [t('梅花端', { '15°弯头': 'offset', 棘轮: 'ratchet' })],
  'adjustable-wrench': [t('手柄', { 沾塑柄: 'dipped', 双色套柄: 'two' })],
  'phillips-screwdriver': [u('手柄', DRIVER_HANDLES), v('槽号', same('PH0 PH1 PH2 PH3'))],
  'disc-coupling': [t('膜片数', { 单膜片: 'single' })],
  grease: [v('包装', 'number')],
  'wire-rope': [t('结构', { '6×19': '6x19', '6×37': '6x37' })],
  pump: [
    c('材质', { '304不锈钢': 'unpainted', '316不锈钢': 'unpainted' }),
    t('型式', { 立式管道: 'inline', 自吸: 'self-priming' }),
  ],
  gearbox: [
    t('类型', { 行星: 'planetary', 斜齿轮: 'helical' }),
    u('安装', { 法兰: 'flange' }),
    v('输出', { 实心轴: 'shaft' }),
  ],
  'gauge-dial': [
    t('安装', { 轴向: 'axial' }),
    u('类型', { 耐震: 'filled', 不锈钢: 'stainless', 隔膜: 'diaphragm' }),
  ],
  thermometer: [t('安装', { 轴向: 'axial', 万向: 'swivel' }), v('插深', 'number')],
  'linear-rail': [t('滑块型式', { 法兰: 'flange' }), v('滑块数', { 2: '2' })],
  barrier: [t('型式', { 伸缩式: 'folding' })],
  'parking-lock': [t('型式', { 手动T型: 'T', 遥控: 'remote', 八角加厚: 'octagon' })],
  hoist: [t('型式', { 三角形: 'triangle', 手扳: 'lever' })],
  'frl-triple': [t('组成', { 二联: 'double' })],
  'push-fitting': [
    c('材质', { 全铜: 'brass', '304不锈钢': 'grey' }),
    t('型式', { 弯头PL: 'elbow', 三通PB: 'tee', 旋转弯头: 'swivel' }),
  ],
  'tube-fitting': [t('型式', { 弯头: 'elbow', 三通: 'tee', 端直通: 'stud' })],
  'speed-controller': [t('型式', { 进气节流: 'in', 管道型: 'inline' })],
  'hydraulic-hose': [
    t('层数', same('1SN 2SN 4SP')),
    u('接头', { '90°弯头': '90', '45°弯头': '45' }),
    v('外套', { 护簧: 'spring' }),
  ],
  breaker: [
    t('极数', { '1P+N': 'neutral', '3P+N': 'neutral' }),
    v('漏电保护', { '30mA': 'residual' }),
    v('漏电动作', { 30: 'residual', 100: 'residual', 300: 'residual' }),
  ],
  'industrial-plug': [
    t('型式', { 连接器: 'connector', 明装插座: 'wall', 暗装插座: 'flush' }),
    u('极数', { '3P+N+E': 'neutral' }),
  ],
  cylinder: [t('型式', { 双轴双出: 'double', 可调行程: 'adjust' })],
  'compact-cylinder': [t('杆端', { 外牙: 'male' })],
  gripper: [t('型式', { 支点开闭: 'swing', 三爪: 'three', 宽型: 'wide' })],
  'quick-coupler': [
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
  'bin-box': [
    t('型式', { 背挂: 'hang', 抽屉式: 'drawer' }),
    v('规格', sizes('160×100×75 180×120×80 250×160×120 350×200×150 450×300×180 500×380×250')),
  ],
  tote: [
    t('箱盖', { 带盖: 'lid', 斜插连盖: 'attached' }),
    v(
      '规格',
      sizes('300×200×148 400×300×148 400×300×280 600×400×148 600×400×280 600×400×340 800×600×340'),
    ),
  ],
  mop: [
    t('类型', { 圆头棉线: 'round', 尘推: 'dust' }),
    u('拖布', { 棉: 'cotton' }),
    v('杆材', { 铝合金: 'aluminium' }),
  ],
  broom: [
    t('套装', { 含簸箕: 'pan' }),
    u('刷毛', { 马毛: 'hair', 钢丝: 'wire', 高粱: 'sorghum' }),
    v('杆材', { 铁杆喷塑: 'painted', 铝合金: 'aluminium', 木杆: 'wood' }),
  ],
  cloth: [t('规格', { '100片装': '100', '300片装': '300' })],
  garment: [t('款式', { 连体: 'overall', 短袖: 'short' })],
  harness: [
    t('挂钩', { 单大钩: 'big', 双大钩: 'double' }),
    u('类型', { 围杆作业: 'pole', 区域限制: 'restraint' }),
  ],
  lanyard: [t('挂钩', { 单大钩: 'big', 双大钩: 'double' })],
  'bump-cap': [t('帽檐', { 短檐: 'short', 微檐: 'micro' })],
  'tube-lamp': [t('型号', { T5一体: 'T5', T8一体支架: 'T8' })],
  pliers: [u('手柄', PLIER_GRIPS)],
  'side-cutter': [u('手柄', PLIER_GRIPS)],
  'long-nose': [t('钳口', { 弯嘴: 'bent' }), u('手柄', PLIER_GRIPS)],
  ladder: [t('类型', { 单侧直梯: 'single', 伸缩梯: 'telescopic', 移动平台: 'platform' })],
  'hex-bolt': [
    t('牙型', { 半牙: 'shank' }),
    c('表面处理', { ...BLACKENED, ...YELLOW_ZINC, ...DACROMET }),
  ],
  'flange-bolt': [c('表面处理', { ...YELLOW_ZINC, ...DACROMET })],
  'socket-screw': [c('表面处理', { ...BLACKENED, ...NICKEL })],
  'countersunk-screw': [c('表面处理', BLACKENED)],
  'pan-screw': [
    t('组合垫圈', { 弹垫平垫组合: 'washers' }),
    c('表面处理', BLACKENED),
    c('材质', OF_BRASS),
  ],
  nut: [c('表面处理', { ...BLACKENED, ...YELLOW_ZINC }), v('螺纹规格', FINE_THREADS)],
  'lock-nut': [c('表面处理', YELLOW_ZINC)],
  'flange-nut': [c('表面处理', { ...YELLOW_ZINC, ...DACROMET })],
  'cap-nut': [c('材质', OF_BRASS), c('表面处理', NICKEL)],
  washer: [c('表面处理', { ...BLACKENED, ...YELLOW_ZINC })],
  'spring-washer': [c('表面处理', { ...BLACKENED, ...DACROMET })],
  'circlip-in': [c('表面处理', { ...BLACKENED, ...DACROMET })],
  'circlip-out': [c('表面处理', { ...BLACKENED, ...DACROMET })],
  'anchor-bolt': [t('弯钩形式', { '7字型': 'bend', 直杆焊板: 'plate' })],
  'set-screw': [t('末端形式', { 锥端: 'cone', 凹端: 'cup', 圆柱端: 'dog' })],
  'self-drilling': [t('头型', { 盘头: 'pan', 沉头: 'countersunk' })],
  'self-tapping': [
    t('头型', { 盘头: 'pan', 圆头: 'pan', 半沉头: 'oval' }),
    c('表面处理', { 灰磷化: 'dacromet', 黑磷化: 'blackened' }),
    c('材质', OF_BRASS),
  ],
  key: [t('型式', { B型平头: 'square', C型单圆头: 'single' })],
  'torque-wrench': [t('型式', { 数显式: 'digital', 表盘式: 'dial' })],
  'hand-saw': [t('类型', { 钢锯架: 'frame', 折叠锯: 'folding', 鸡尾锯: 'keyhole' })],
  'tool-case': [
    t('包装', { 铝合金箱: 'metal', 工具包: 'bag' }),
    t('材质', { 铁皮: 'sheet', 铝合金: 'metal', 不锈钢: 'stainless' }),
  ],
  'air-drill': [t('型式', { 直式: 'straight', 弯头: 'angle' })],
  'depth-gauge': [t('型式', READINGS), u('测杆', { 单钩: 'hook', 双钩: 'double' })],
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
  shoe: [t('款式', { 单鞋: 'plain', 网面: 'mesh' }), u('帮高', { 中帮: 'mid', 高帮: 'high' })],
  boot: [t('筒高', { 中筒: 'mid' })],
  mask: [
    c('级别', { KN95: 'KN95', KN100: 'KN100' }),
    t('形状', { 杯型: 'cup' }),
    u('呼吸阀', YES),
    v('佩戴方式', { 头戴式: 'head' }),
  ],
  goggles: [
    t('款式', { 眼罩式: 'box', 可叠加近视: 'over' }),
    u('镜腿', { 可调: 'adjustable', 头带: 'strap' }),
    v('防化学飞溅', YES),
  ],
  earmuff: [t('佩戴方式', { 配帽式: 'helmet', 颈戴式: 'neck' })],
  lockout: [
    t('适用对象', {
      小型断路器: 'mcb',
      塑壳断路器: 'mccb',
      工业插头: 'plug',
      按钮开关: 'button',
      墙壁开关: 'wall',
      刀闸: 'knife',
    }),
    u('适用阀型', { 球阀: 'ball' }),
  ],
  'floor-mark': [
    t('形状', { T型: 'tee', 十字型: 'cross', 直条: 'bar', 圆形: 'dot', 脚印: 'foot' }),
    v('尺寸', 'number'),
  ],
  sorbent: [
    t('规格', { 片状200片: 'double', 卷状50m: 'roll', 条状12条: 'sock', 枕状16个: 'pillow' }),
  ],
  boom: [t('类型', { PVC围油栏: 'pvc', 橡胶围油栏: 'rubber' })],
  'film-roll': [t('用法', { 手用带柄: 'handle' }), v('气泡直径', same('10 20'))],
  'wire-spool': [
    t('形式', { 盘装: 'stainless', 直条: 'rods' }),
    t('镀层', { 无镀铜: 'bare' }),
    u('成分', same('Sn63Pb37 Sn60Pb40 Sn99.3Cu0.7 Sn96.5Ag3Cu0.5')),
  ],
  'half-mask': [t('滤盒接口', { 单盒: 'single' })],
  'full-mask': [
    t('滤盒接口', { 单罐: 'single' }),
    u('视窗', { 大视野球面: 'wide', 双目镜: 'double' }),
  ],
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
    v('充装量', same('1kg 2kg 3kg 4kg 5kg 7kg 8kg 20kg 50kg 2L 3L 6L 20L 45L')),
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
  hose: [
    t('用途', { 输油: 'oil', 蒸汽: 'steam', 喷砂: 'sand' }),
    u('增强层', { 夹布: 'cloth', 钢丝: 'wire' }),
  ],
  'metal-hose': [t('接头', { 法兰: 'flange', 快接: 'quick' })],
  'oil-seal': [
    c('材质', { FKM氟胶: 'brown', VMQ硅胶: 'red' }),
    t('型式', { SC单唇: 'SC', TB外铁壳: 'TB' }),
  ],
  'oil-drum': [v('包装', 'number')],
  'network-cable': [t('屏蔽', { FTP屏蔽: 'foil', SFTP双屏蔽: 'braid' })],
  'wall-socket': [
    t('孔数', { 三孔16A: '3', 四孔: '4', 七孔: '7', 带USB: 'usb', 三相四孔25A: '4P' }),
    u('安装', { 明装: 'surface', 地插: 'floor' }),
    v('防溅盒', { 含: 'hood' }),
  ],
  sling: [v('额定载荷', 'number'), t('型式', { 圆形柔性: 'round' })],
  shackle: [t('型式', { D形: 'd' }), u('销轴', { 螺母开口销: 'bolt' })],
}
