export type Brand = {
  id: number
  name: string
  latin: string
  /** Two letters that begin its item numbers and models. */
  code: string
  field: string
  /** Price level against the market. */
  level: number
  /** Province of the works. */
  province: string
  story: string
}

const ROWS = `
岑钧 CENJUN CJ 紧固件 1.03 33 从一间螺栓冷镦车间做起，主营高强度紧固件，每批留样并随货提供材质单。
拓铆 TUOMAO TM 铆接 0.98 44 专注抽芯铆钉与锚固件，按拉力和剪切力逐批抽检。
砾锋 LIFON LF 刀具 1.05 32 做孔加工和铣削刀具，自有涂层线，给出推荐切削参数。
鼎攥 DINGZUAN DZ 手工具 1 37 手工具老厂，锻造、热处理和电镀都在一个园区完成。
睿砣 RUITUO RT 量具 1.08 45 量具与校准一体，出厂附检验合格证，可另购校准证书。
旭轧 XUGA XG 电动工具 1 33 面向工地和车间的电动工具，易损件在产品停产后继续供应五年。
焰栎 YANLIO YL 焊接 1.02 51 焊材与焊割设备，焊条焊丝按炉号追溯。
擎枢 QINSHU QS 传动 1.04 21 轴承与传动件，尺寸和游隙按国标全检后包装。
沧阀 CANGVA CV 阀门 1.02 13 管阀配件制造商，阀门出厂前逐台打压。
翎盾 LINDUN LD 劳保 1 42 劳动防护用品，依国标取得型式检验报告。
穹护 QIONHU QH 坠落防护 1.06 31 只做坠落防护，每条安全带有独立编号和启用日期卡。
澈匠 CHEJOR CH 清洁 0.96 35 清洁工具与耗材，按车间、食堂、办公三种场景配套。
磐链 PANLIAN PN 起重 1.03 41 起重索具，出厂按1.25倍额定载荷试拉。
炬衡 JUHEN JH 仪表 1.07 31 工业仪表与电工测量，提供计量校准服务。
瀚垫 HANDIO HD 密封 0.99 33 密封件与软管，胶料自配，可按介质选型。
屹缆 YILANE YI 电缆 1.01 34 电线电缆与低压电器，导体直流电阻每盘实测。
皓榈 HAOLUE HL 照明 0.98 44 工业照明，标称光通量为整灯实测值。
峦气 LUANCI LC 气动 1.02 33 气动与液压元件，密封件按500万次寿命设计。
凝砚 NINYAN NY 胶粘 1.03 31 工业胶粘剂与胶带，提供技术数据表。
渊蕴 YUWENN YW 润滑 1.01 21 润滑油脂与防锈清洗，随货附安全技术说明书。
驮山 TUOSAN TS 搬运 0.97 37 搬运与仓储设备，车架五年质保。
标屿 BIOYU BY 标识 0.97 43 安全标识与上锁挂牌，图形颜色按国标制作。
`

/** The 22 brands, all coined; ids 1-22. */
export const brands: Brand[] = ROWS.trim()
  .split('\n')
  .map((row, index) => {
    const [name = '', latin = '', code = '', field = '', level = '', province = '', story = ''] =
      row.split(' ')
    return { id: index + 1, name, latin, code, field, level: Number(level), province, story }
  })
