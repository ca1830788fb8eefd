import { c, type FormsByTemplate, sizes, t, u, v } from './form'

/** Coats of cutting tools (metals.ts). */
const TIN = { TiN: 'tin' }
const TICN = { ...TIN, TiCN: 'ticn' }
const ALCRN = { TiAlN: 'tialn', AlCrN: 'alcrn' }

/** Forms of cutting tools. */
export const CUTTING_FORMS: FormsByTemplate = {
  drill: [
    c('涂层', { ...TIN, ...ALCRN }),
    t('顶角', { '135°': '135' }),
    u('冷却', { 内冷: 'through' }),
    v('长径比', { '3D': '3', '8D': '8' }),
  ],
  'taper-drill': [c('涂层', TIN), v('长度', { 长型: 'long' })],
  'center-drill': [c('涂层', TIN), t('型式', { B型: 'B', R型: 'R' })],
  chamfer: [c('材质', { 硬质合金涂层: 'tialn' }), t('角度', { '60°': '60', '120°': '120' })],
  endmill: [c('涂层', { ...ALCRN, DLC: 'dlc' })],
  'ball-mill': [
    c('涂层', ALCRN),
    v('球半径', sizes('R0.5 R0.75 R1 R1.5 R2 R2.5 R3 R4 R5 R6 R8 R10', 'R')),
  ],
  'face-mill': [t('主偏角', { '45°': '45', '75°': '75' })],
  tap: [
    c('涂层', TICN),
    t('槽型', { 螺旋槽: 'spiral', 螺尖: 'point' }),
    u('油槽', { 有: 'oil', 无: 'forming' }),
  ],
  'spiral-tap': [c('涂层', TICN)],
  insert: [
    c('涂层', { PVD: 'pvd', TiAlN: 'pvd', 无: 'bare' }),
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
      DCGT11T304: 'D',
      // A parting blade with one edge; threading inserts for bores.
      SP: 'parting',
      '11IR': 'internal',
      '16IR': 'internal',
    }),
    u('型号', {
      CCMT09T304: 'positive',
      DCMT11T304: 'positive',
      CCGT09T304: 'positive',
      DCGT11T304: 'positive',
    }),
    // The last two figures are the corner radius: 0.4 mm, else 0.8 mm.
    v('型号', {
      CNMG120404: '04',
      DNMG150404: '04',
      TNMG160404: '04',
      WNMG080404: '04',
      VNMG160404: '04',
      CCMT09T304: '04',
      DCMT11T304: '04',
      CCGT09T304: '04',
      DCGT11T304: '04',
    }),
  ],
  toolholder: [
    c('型号', { PCLNR: 'pin', PCLNL: 'pin' }),
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
}
