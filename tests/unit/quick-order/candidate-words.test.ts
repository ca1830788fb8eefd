import { describe, expect, it } from 'vitest'
import { candidateWords } from '@/components/quick-order/candidate-words'

const drill = (skuId: number, spec: string, coating: string) => ({
  skuId,
  title: `旭轧 直柄麻花钻 GB/T 6135.2 ${coating}`,
  spec,
})

describe('candidateWords', () => {
  it('puts first what tells candidates apart, the spec before the title', () => {
    const words = candidateWords([drill(1, '8.5mm', 'TiN'), drill(2, '8.6mm', 'TiAlN')])
    expect(words.get(1)).toEqual({
      differing: '8.5mm TiN',
      common: '旭轧 直柄麻花钻 GB/T 6135.2',
    })
    expect(words.get(2)?.differing).toBe('8.6mm TiAlN')
  })

  it('leaves the same size to the common words', () => {
    const words = candidateWords([drill(1, '8.5mm', 'TiN'), drill(2, '8.5mm', '无')])
    expect(words.get(1)).toEqual({
      differing: 'TiN',
      common: '8.5mm 旭轧 直柄麻花钻 GB/T 6135.2',
    })
  })

  it('keeps a standard and its number together', () => {
    const cable = (skuId: number, standard: string) => ({
      skuId,
      title: `皓榈 BV线 ${standard} 7股`,
      spec: '2.5mm²',
    })
    const words = candidateWords([cable(1, 'GB/T 5023.3'), cable(2, 'GB/T 19666')])
    expect(words.get(2)).toEqual({ differing: 'GB/T 19666', common: '2.5mm² 皓榈 BV线 7股' })
  })

  it('a candidate alone is told by its spec', () => {
    expect(candidateWords([drill(1, '8.5mm', 'TiN')]).get(1)?.differing).toBe('8.5mm')
  })
})
