import { c, type FormsByTemplate, sizes, t, v } from './form'

/** Forms of abrasives, by the colour of their grain. */
export const ABRASIVE_FORMS: FormsByTemplate = {
  disc: [c('磨料', { A棕刚玉: 'brown', WA白刚玉: 'white', ZA锆刚玉: 'blue' })],
  'flap-disc': [c('磨料', { 锆刚玉: 'blue', 陶瓷: 'red' })],
  'grinding-wheel': [c('磨料', { A棕刚玉: 'brown', GC绿碳化硅: 'green' })],
  'buff-wheel': [c('材质', { 棉布: 'white', 尼龙: 'grey', 麻: 'brown' })],
  sandpaper: [
    c('磨料', { 碳化硅: 'black', 白刚玉: 'white' }),
    t('规格', { '93×228mm': 'strip', 圆盘125mm: 'disc' }),
  ],
  'sanding-belt': [
    c('磨料', { 锆刚玉: 'blue', 碳化硅: 'black', 陶瓷: 'red' }),
    t('规格', sizes('10×330 20×520 50×686 75×533 100×915 100×1220 150×1220 150×2000')),
  ],
  oilstone: [
    c('磨料', { 白刚玉: 'white' }),
    t('形状', { 正方: 'square', 三角: 'triangle' }),
    v('规格', sizes('100×13×13 100×25×13 150×20×20 150×25×13 150×50×25 200×50×25 200×65×30')),
  ],
}
