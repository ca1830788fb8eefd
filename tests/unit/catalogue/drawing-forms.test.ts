import { describe, expect, it } from 'vitest'
import { placedLeaves } from '@/catalogue/data/leaves'
import { drawingSvg } from '@/catalogue/drawings/drawing'
import { withDerived } from '@/catalogue/generator/combinations'
import { dimsOf } from '@/catalogue/generator/dims'
import { FORMS } from '@/catalogue/generator/forms'
import { planLeaves } from '@/catalogue/generator/plan'
import type { Leaf } from '@/catalogue/reader/types'

const draw = (template: string, dims: Record<string, string> = {}) =>
  drawingSvg(template, dims) ?? ''

/** Templates whose colour is the buyer's choice. */
const COLOURED = ['tool-cart', 'tool-case', 'helmet', 'cable', 'tape-roll', 'terminal', 'glove']

const forms = Object.entries(FORMS).flatMap(([template, all]) =>
  all.map((form) => ({ template, ...form })),
)

/** Drawing of a leaf with these values of its attributes, the first of every other one. */
function pictured(name: string, labels: Record<string, string>): string {
  const leaf = placedLeaves().find(({ category }) => category.name === name)?.leaf as Leaf
  const choice = Object.fromEntries(
    leaf.attributes.map((attribute) => {
      const label = labels[attribute.name]
      const index = attribute.values.findIndex((value) => value.label === label)
      return [attribute.name, label === undefined ? 0 : index]
    }),
  )
  return draw(leaf.drawing, Object.fromEntries(new URLSearchParams(dimsOf(leaf, choice))))
}

describe('drawings are true to the variant', () => {
  it.each(forms)('$template shows $attribute', ({ template, letter, words }) => {
    const choices = words === 'number' ? ['1', '4', '20', '200'] : Object.values(words)
    const drawn = choices.map((word) => draw(template, { [letter]: word }))
    if (words !== 'number') expect(drawn).not.toContain(draw(template))
    expect(new Set(drawn).size).toBe(new Set(choices).size)
  })

  it('no leaf has one picture for all its goods', () => {
    const single = planLeaves().filter(({ leaf, variants }) => {
      const choices = variants.flatMap(({ fixed, axes }) =>
        axes.map((one) => ({ ...fixed, ...one })),
      )
      return new Set(choices.map((one) => dimsOf(leaf, withDerived(leaf, one)))).size === 1
    })
    expect(single.map(({ leaf }) => leaf.name)).toEqual([])
  })

  it.each(forms)('$attribute and its values are those of a leaf with $template', (form) => {
    const { template, attribute, words } = form
    const labels = placedLeaves()
      .filter(({ leaf }) => leaf.drawing === template)
      .flatMap(({ leaf }) => leaf.attributes.filter(({ name }) => name === attribute))
      .flatMap(({ values }) => values.map(({ label }) => label))
    expect(labels).not.toEqual([])
    if (words !== 'number') expect(labels).toEqual(expect.arrayContaining(Object.keys(words)))
  })

  it.each(COLOURED)('%s has the colour of the SKU', (template) => {
    expect(draw(template, { c: 'blue' })).not.toBe(draw(template, { c: 'red' }))
  })

  it.each([
    ['外六角螺栓', '牙型', ['全牙', '半牙']],
    ['工具车', '颜色', ['红', '蓝', '灰']],
    ['百分表', '型式', ['机械式', '防震式', '数显式']],
    ['地脚螺栓', '弯钩形式', ['9字型', '7字型', '直杆焊板']],
    ['警示标牌', '内容', ['当心触电', '禁止烟火', '必须戴安全帽', '紧急出口']],
    ['吊装带', '额定载荷', ['1', '2', '3', '4', '5']],
    ['抗磨液压油', '包装', ['1', '4', '18', '200']],
    ['滤毒盒', '防护气体', ['A有机气体', 'B无机气体', 'E酸性气体', 'K氨气']],
    ['防尘口罩', '呼吸阀', ['是', '否']],
    ['防尘口罩', '佩戴方式', ['头戴式', '耳挂式']],
    ['BV线', '颜色', ['黄', '黄绿双色']],
    ['墙壁插座', '孔数', ['五孔', '三孔16A', '四孔', '七孔', '带USB']],
    ['管道标识', '介质', ['水', '蒸汽', '氧气']],
    ['灭火器', '灭火剂', ['ABC干粉', '二氧化碳', '水基型']],
    ['车刀片', '型号', ['CNMG120404', 'DNMG150404', 'TNMG160404', 'WNMG080404', 'VNMG160404']],
    ['刀杆', '方向', ['右手', '左手']],
    ['球阀', '驱动方式', ['手柄', '电动', '气动']],
    ['球阀', '连接方式', ['内螺纹', '法兰', '焊接']],
    ['闸阀', '连接方式', ['法兰', '内螺纹']],
    ['闸阀', '阀杆', ['明杆', '暗杆']],
    ['活接', '连接方式', ['内螺纹', '外螺纹', '承插焊']],
    ['滚子链', '排数', ['1', '2', '3']],
    ['量块', '块数', ['6', '8', '10', '12', '20', '38', '46', '83', '91']],
    ['塞尺', '片数', ['13', '14', '17', '20', '21']],
    ['钢锉', '形状', ['平锉', '半圆锉', '圆锉', '方锉', '三角锉']],
    ['钢锉', '手柄', ['无柄', '胶柄']],
    ['油石', '形状', ['正方', '长方', '三角']],
    ['止回阀', '型式', ['旋启式', '升降式', '对夹式', '消声式']],
    ['止回阀', '材质', ['黄铜', '球墨铸铁']],
    ['V带', '型号', ['Z', 'A', 'B', 'C', 'D', 'SPZ', 'SPA', 'SPB']],
    ['V带', '型式', ['包布', '切边带齿']],
    ['法兰', '型式', ['平焊PL', '对焊WN', '盲板BL', '螺纹TH']],
    ['垃圾桶', '类别', ['可回收物', '其他垃圾', '有害垃圾', '厨余垃圾']],
    ['减压器', '气体', ['氧气', '氩气', '乙炔', '丙烷', '二氧化碳', '氮气']],
    ['流量计', '型式', ['玻璃转子', '金属转子', '涡轮', '电磁']],
    ['液压换向阀', '操作方式', ['电磁', '手动', '电液']],
    ['电磁阀', '位通数', ['二位五通单控', '二位五通双控']],
    ['按钮指示灯', '类型', ['平头按钮', '带灯按钮', '指示灯', '蘑菇急停']],
    ['冷压端子', '型式', ['管型E', '圆型OT', '叉型UT', '铜鼻DT']],
    ['手电钻', '夹头', ['钥匙夹头', '自锁夹头']],
    ['冲击钻', '最大钻径', ['10', '13', '16', '20']],
    ['电锤', '柄型', ['SDS-plus', 'SDS-max']],
    ['充电起子', '型式', ['直柄', '枪柄']],
    ['充电扳手', '电池', ['裸机', '2.0Ah×1', '4.0Ah×2']],
    ['气动扳手', '方榫', ['3/8"', '1/2"', '3/4"', '1"']],
    ['打钉枪', '型号', ['F30', 'F50', 'ST64', 'K425', 'P622', 'T50', 'CN55', 'CN70']],
    ['万用表', '量程切换', ['自动', '手动']],
    ['绝缘电阻表', '型式', ['手摇式', '数字式']],
    ['验电笔', '型式', ['氖管式', '数显式', '非接触式']],
    ['气体检测仪', '检测气体', ['可燃气', '氧气', '一氧化碳', '硫化氢', '氨气', '四合一']],
    ['照度计', '探头', ['一体', '分体']],
    ['帽衬', '点数', ['4', '6', '8']],
    ['标签纸', '尺寸', ['40×30', '50×30', '60×40', '70×50', '80×60', '100×80', '100×150']],
    ['防泄漏托盘', '承载桶数', ['1', '2', '4', '6', '8']],
    ['潜水泵', '用途', ['清水', '污水', '切割排污']],
    ['计量泵', '型式', ['电磁式', '机械隔膜', '液压隔膜']],
    ['液压泵', '型式', ['齿轮泵', '叶片泵', '柱塞泵']],
    ['液压泵', '旋向', ['右旋', '左旋']],
    ['蓄能器', '型式', ['囊式', '隔膜式', '活塞式']],
    ['液压滤芯', '位置', ['回油', '吸油', '高压']],
    ['中间继电器', '触点组数', ['2组', '3组', '4组']],
    ['防爆灯', '安装', ['吸顶', '吊杆', '壁式', '护栏']],
    ['螺纹锁固胶', '强度', ['低强度222', '中强度243', '高强度262', '高强度271']],
    ['逆变焊机', '焊接方式', ['手工焊', '氩弧焊', '二保焊', '多功能']],
    ['手动托盘车', '货叉长', ['1000', '1150', '1220', '1500']],
    ['平板推车', '扶手', ['折叠', '固定', '双扶手']],
    ['平板推车', '台面', ['塑料', '钢板', '铝合金', '不锈钢']],
    ['堆高车', '驱动', ['手动液压', '半电动', '全电动']],
    ['老虎车', '车轮', ['实心橡胶', '充气轮', '爬楼轮']],
    ['洗地机', '型式', ['手推', '驾驶']],
    ['洗手液', '容量', ['300', '500', '1000', '2000', '4000', '5000']],
    ['深沟球轴承', '密封', ['开式', 'ZZ', '2RS']],
    ['深沟球轴承', '保持架', ['钢板', '尼龙', '黄铜']],
    ['V带轮', '槽数', ['1', '2', '3', '4']],
    ['V带轮', '槽型', ['A', 'B', 'C', 'SPA', 'SPB']],
    ['灭火器', '充装量', ['1kg', '2kg', '4kg', '2L', '6L']],
    ['消防箱', '门型', ['玻璃门', '实门']],
    ['消防箱', '材质', ['冷轧钢板', '不锈钢', '铝合金']],
    ['配电箱', '规格', ['600×700', '600×800']],
    ['配电箱', '安装', ['明装', '暗装', '落地']],
    [
      '电气锁具',
      '适用对象',
      ['小型断路器', '塑壳断路器', '工业插头', '按钮开关', '墙壁开关', '刀闸'],
    ],
    ['阀门锁具', '适用阀型', ['闸阀', '球阀']],
    ['地贴', '形状', ['L型', 'T型', '十字型', '直条', '圆形', '脚印']],
    ['地贴', '颜色', ['黄', '黄黑']],
    ['吸油棉', '规格', ['片状100片', '片状200片', '卷状50m', '条状12条', '枕状16个']],
    ['围油栏', '类型', ['吸油围栏', 'PVC围油栏', '橡胶围油栏']],
    ['缠绕膜', '用法', ['手用', '手用带柄']],
    ['气泡膜', '气泡直径', ['10', '20']],
    ['气保焊丝', '镀层', ['镀铜', '无镀铜']],
    ['不锈钢焊丝', '形式', ['盘装', '直条']],
    ['防护眼镜', '款式', ['开放式', '眼罩式', '可叠加近视']],
    ['耳罩', '佩戴方式', ['头戴式', '配帽式', '颈戴式']],
    ['防尘口罩', '级别', ['KN90', 'KN95', 'KN100']],
    ['快插接头', '型式', ['直通PC', '弯头PL', '三通PB', '旋转弯头']],
    ['快插接头', '材质', ['PBT+黄铜镀镍', '全铜', '304不锈钢']],
    ['卡套接头', '型式', ['直通', '弯头', '三通', '端直通']],
    ['节流阀', '型式', ['排气节流', '进气节流', '管道型']],
    ['液压胶管', '接头', ['直通', '90°弯头', '45°弯头']],
    ['液压胶管', '层数', ['1SN', '2SN', '4SP']],
    ['小型断路器', '极数', ['1P', '1P+N', '2P', '3P', '3P+N', '4P']],
    ['小型断路器', '漏电保护', ['无', '30mA']],
    ['工业插头插座', '极数', ['2P+E', '3P+E', '3P+N+E']],
    ['工业插头插座', '型式', ['插头', '连接器', '明装插座', '暗装插座']],
    ['外六角螺栓', '表面处理', ['镀白锌', '镀彩锌', '发黑', '达克罗']],
    ['内丝弯头', '材质', ['304不锈钢', '黄铜']],
    ['闸阀', '材质', ['铸铁', '铸钢']],
    ['直柄麻花钻', '顶角', ['118°', '135°']],
    ['直柄麻花钻', '涂层', ['无', 'TiN', 'TiAlN']],
    ['球头铣刀', '球半径', ['R1', 'R1.5', 'R2', 'R5']],
    ['中心钻', '型式', ['A型', 'B型', 'R型']],
    ['倒角刀', '角度', ['60°', '90°', '120°']],
    ['机用丝锥', '槽型', ['直槽', '螺旋槽', '螺尖']],
    ['挤压丝锥', '油槽', ['有', '无']],
    ['内六角扳手', '头型', ['平头', '球头']],
    ['内六角扳手', '长度', ['标准', '加长', '特长']],
    ['冷凿', '型式', ['扁凿', '尖凿', '护手凿']],
    ['批头套装', '件数', ['6', '10', '12', '20', '31', '45', '60', '100']],
    ['套筒组套', '件数', ['10', '12', '24', '32', '46', '94', '121', '150']],
    ['抽芯铆钉', '头型', ['开口扁圆头', '封闭扁圆头', '沉头']],
    ['拖链', '内高', ['10', '15', '45']],
    ['拖链', '型式', ['桥式', '全封闭']],
    ['砂带', '规格', ['100×915', '100×1220', '150×1220']],
    ['平形砂轮', '磨料', ['A棕刚玉', 'WA白刚玉', 'GC绿碳化硅']],
    ['百叶片', '磨料', ['煅烧刚玉', '锆刚玉', '陶瓷']],
    ['盘根', '材质', ['柔性石墨', 'PTFE四氟', '芳纶', '碳纤维', '苎麻']],
    ['法兰垫片', '材质', ['无石棉板', 'PTFE四氟', '金属缠绕', '橡胶', '石墨复合']],
    ['百洁布', '磨料', ['精细白', '氧化铝红', '碳化硅灰', '绿色通用']],
    ['压力表', '安装', ['径向', '轴向']],
    ['温度计', '安装', ['径向', '轴向', '万向']],
    ['温度计', '插深', ['75', '100', '150', '200']],
    ['砂光机', '型式', ['圆盘轨道', '平板', '带式', '墙面']],
    ['角磨机', '供电', ['220V', '18V锂电']],
    ['圆锯', '供电', ['220V', '20V锂电']],
    ['直线导轨', '滑块数', ['1', '2']],
    ['直线导轨', '滑块型式', ['方形', '法兰']],
    ['减速机', '类型', ['蜗轮蜗杆', '斜齿轮', '行星']],
    ['减速机', '安装', ['底脚', '法兰']],
    ['减速机', '输出', ['空心轴', '实心轴']],
    ['蝶阀', '连接方式', ['对夹', '法兰', '凸耳']],
    ['隔离栏', '型式', ['伸缩式', '固定式']],
    ['车位锁', '型式', ['手动T型', '手动O型', '遥控', '八角加厚']],
    ['登高梯', '类型', ['人字梯', '单侧直梯', '伸缩梯', '移动平台']],
  ])('%s: every %s is another picture', (leaf, attribute, labels) => {
    const drawn = labels.map((label) => pictured(leaf, { [attribute]: label }))
    expect(new Set(drawn).size).toBe(labels.length)
  })

  it('show the shank of GB/T 5782 by its length, the thread being 2d + 6', () => {
    const shank = (l: string) => {
      const svg = draw('hex-bolt', { d: '8', l, t: 'shank' })
      return Number(/<rect x="186"[^>]* width="([\d.]+)"/.exec(svg)?.[1])
    }
    expect(shank('80') / shank('40')).toBeGreaterThan(1.4)
    expect(draw('hex-bolt', { d: '8', l: '80' })).not.toContain('<rect x="186"')
  })

  it('have grooves on a V-belt pulley in small pictures too', () => {
    const small = { da: '160', t: 'b', v: '2', plain: '1' }
    expect(draw('pulley', small)).not.toBe(draw('pulley', { plain: '1' }))
    expect(draw('pulley', { ...small, v: '3' })).not.toBe(draw('pulley', small))
  })

  it('give the height of a fire cabinet first, the width of a distribution box', () => {
    const fire = pictured('消防箱', { 规格: '1000×700' })
    expect(fire).toMatch(/rotate\(-90\)"(?:(?!<\/g>).)*>1000</)
    expect(pictured('配电箱', { 规格: '300×400' })).toMatch(/rotate\(-90\)"(?:(?!<\/g>).)*>400</)
  })

  it('mark gauges 通 and 止', () => {
    expect(draw('plug-gauge')).toMatch(/通 T.*止 Z/)
    expect(draw('ring-gauge')).toContain('通')
  })
})
