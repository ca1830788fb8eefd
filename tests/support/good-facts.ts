import type { MallFacts } from '@/contract/help/mall-facts-calls'

export const FACTS: MallFacts = {
  productCount: 2300,
  skuCount: 52_118,
  brandCount: 22,
  shopCount: 18,
  leafCount: 312,
  categories: [
    { id: 1, name: '紧固件', productCount: 410 },
    { id: 2, name: '手动工具', productCount: 96 },
  ],
  warehouses: [
    { place: '广东省', count: 9 },
    { place: '上海市', count: 4 },
  ],
}
