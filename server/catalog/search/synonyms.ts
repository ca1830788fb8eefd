// Maps, for buyers type the keys: `constructor` is a word of every object literal.

/** What the trade says -> words of the catalogue that mean it, beside the leaves' own synonyms. */
export const SYNONYMS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    内六角: ['内六角螺丝', '内六角扳手'],
    沉头内六角: ['内六角沉头螺钉'],
    杯头: ['杯头螺丝'],
    机米螺钉: ['机米螺丝'],
    机米: ['机米螺丝'],
    螺丝帽: ['螺帽'],
    自攻丝: ['自攻螺丝'],
    燕尾丝: ['燕尾螺丝'],
    华司: ['平垫圈', '弹簧华司'],
    改锥: ['螺丝批'],
    螺丝刀: ['螺丝批'],
    起子: ['螺丝批', '充电起子'],
    托盘车: ['手动托盘车'],
    液压油: ['抗磨液压油'],
    钨钢铣刀: ['立铣刀', '球头铣刀'],
    防锈剂: ['除锈剂', '防锈油'],
    防毒面具: ['半面罩', '全面罩'],
    bvr: ['bv线'],
    bv: ['bv线'],
    深沟球: ['深沟球轴承'],
    圆锥轴承: ['圆锥滚子轴承'],
    直柄钻头: ['直柄麻花钻'],
    三角皮带: ['v带'],
  }),
)

/** Finishes, materials and colours as buyers say them -> labels of the catalogue. */
export const LABEL_SYNONYMS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    镀锌: ['镀白锌', '镀彩锌', '热镀锌', '碳钢镀锌', '玛钢镀锌', '碳钢热镀锌', '镀锌'],
    白锌: ['镀白锌'],
    彩锌: ['镀彩锌'],
    蓝白锌: ['镀白锌'],
    不锈钢: ['304不锈钢', '316不锈钢', '410不锈钢', '不锈钢', '全不锈钢'],
    双排: ['2'],
    单排: ['1'],
  }),
)
