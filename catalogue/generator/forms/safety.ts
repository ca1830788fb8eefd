import { c, type FormsByTemplate, same, sizes, t, u, v } from './form'

/** Forms of signs, fire, lockout, spill and rescue goods. */
export const SAFETY_FORMS: FormsByTemplate = {
  extinguisher: [
    c('车载支架', { 有: 'bracket' }),
    t('灭火剂', { 二氧化碳: 'co2', 水基型: 'water' }),
    u('型式', { 推车式: 'wheels' }),
    v('充装量', same('1kg 2kg 3kg 4kg 5kg 7kg 8kg 20kg 50kg 2L 3L 6L 20L 45L')),
  ],
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
  'hose-coil': [
    t('接口', { 不带接口: 'bare' }),
    v('口径', sizes('DN40 DN50 DN65 DN80 DN100', 'DN')),
  ],
  blanket: [
    c('材质', { 硅胶涂层: 'grey', 碳纤维: 'black' }),
    t('包装', { 袋装: 'bag' }),
    v('规格', sizes('1.0×1.0 1.2×1.2 1.5×1.5 1.8×1.2 1.8×1.8')),
  ],
  padlock: [t('锁梁材质', { 尼龙绝缘: 'nylon' })],
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
  tag: [
    t('内容', { 设备检修: 'repair', 禁止合闸: 'switch', 正在维修: 'service', 危险勿动: 'danger' }),
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
  'floor-mark': [
    t('形状', { T型: 'tee', 十字型: 'cross', 直条: 'bar', 圆形: 'dot', 脚印: 'foot' }),
    v('尺寸', 'number'),
  ],
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
  cone: [t('底座', { 加重底座: 'heavy' })],
  'tape-roll': [c('基材', { PE泡棉: 'white', 棉纸: 'cream', PET: 'clear', 亚克力泡棉: 'grey' })],
  'barrier-tape': [t('内容', { 施工重地: 'works', 高压危险: 'voltage' })],
  barrier: [t('型式', { 伸缩式: 'folding' })],
  'parking-lock': [
    c('材质', { 不锈钢: 'stainless' }),
    t('型式', { 手动T型: 'T', 遥控: 'remote', 八角加厚: 'octagon' }),
  ],
  sorbent: [
    t('规格', { 片状200片: 'double', 卷状50m: 'roll', 条状12条: 'sock', 枕状16个: 'pillow' }),
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
    v('容积', 'number'),
  ],
  boom: [t('类型', { PVC围油栏: 'pvc', 橡胶围油栏: 'rubber' })],
  'first-aid': [
    t('箱体', { PP: 'plastic', 尼龙包: 'bag' }),
    u('安装', { 壁挂: 'wall' }),
    v('适用人数', 'number'),
  ],
  eyewash: [
    c('材质', { '304不锈钢': 'steel', '316不锈钢': 'steel' }),
    t('型式', {
      便携洗眼瓶: 'bottle',
      台式: 'bench',
      壁挂式: 'wall',
      复合式: 'shower',
      电伴热: 'heated',
    }),
  ],
  'emergency-lamp': [t('类型', { 安全出口标志: 'exit', 疏散指示: 'direction', 防爆双头: 'ex' })],
  stretcher: [
    u('绑带', { 无: 'none' }),
    t('型式', { 软担架: 'soft', 四折: 'four', 铲式: 'scoop', 脊柱板: 'board', 篮式: 'basket' }),
  ],
}
