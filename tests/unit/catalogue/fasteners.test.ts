import { describe, expect, it } from 'vitest'
import { once } from '@/catalogue/data/once'
import { withDerived } from '@/catalogue/generator/combinations'
import { chosenOf, standardsOf } from '@/catalogue/generator/naming'
import { planLeaves } from '@/catalogue/generator/plan'

type Goods = Record<string, string>

/** All that each leaf can make: values by attribute, and the standard's number without its year. */
const goods = once(() => {
  const made = planLeaves().map(({ leaf, variants }) => {
    const own = variants.flatMap(({ fixed, axes }) =>
      axes.map((axis): Goods => {
        const values = chosenOf(leaf, withDerived(leaf, { ...fixed, ...axis }))
        const number = standardsOf(leaf, fixed)[0]?.replace(/-\d{4}$/, '') ?? ''
        return {
          ...Object.fromEntries(
            values.map(({ attribute, value }) => [attribute.name, value.label]),
          ),
          number,
        }
      }),
    )
    return [leaf.name, own] as const
  })
  return new Map(made)
})

/** Every combination of these attributes that goods of a leaf have. */
function combinations(leaf: string, ...names: string[]): string[] {
  const all = (goods().get(leaf) ?? []).map((one) => names.map((name) => one[name]).join(' '))
  return [...new Set(all)].sort()
}

const sorted = (list: string[]) => [...list].sort()

describe('number of the standard', () => {
  // Typed from the titles of the standards.
  it.each([
    [
      '外六角螺栓',
      ['牙型', '强度等级'],
      [
        '半牙 4.8 GB/T 5780',
        '全牙 4.8 GB/T 5781',
        ...['8.8', '10.9', 'A2-70', 'A4-70'].flatMap((one) => [
          `半牙 ${one} GB/T 5782`,
          `全牙 ${one} GB/T 5783`,
        ]),
      ],
    ],
    [
      '尼龙锁紧螺母',
      ['性能等级'],
      ['5 GB/T 889.1', '8 GB/T 889.1', '10 GB/T 889.1', '8 DIN 985', 'A2-70 DIN 985'],
    ],
    ['紧定螺钉', ['末端形式'], ['平端 GB/T 77', '锥端 GB/T 78', '圆柱端 GB/T 79', '凹端 GB/T 80']],
    [
      '六角螺母',
      ['类型'],
      ['2型 GB/T 6175', '标准型 GB/T 6170', '薄型 GB/T 6172.1', '细牙 GB/T 6171'],
    ],
    [
      '六角螺母',
      ['性能等级'],
      [
        ...['6', '8', '10', 'A2-70', 'A4-70'].flatMap((one) => [
          `${one} GB/T 6170`,
          `${one} GB/T 6171`,
        ]),
        '12 GB/T 6175',
        ...['04', '05', 'A2-035', 'A4-035'].map((one) => `${one} GB/T 6172.1`),
      ],
    ],
    ['平垫圈', ['硬度'], ['100HV GB/T 95', '200HV GB/T 97.1', '300HV GB/T 97.1']],
    ['弹簧垫圈', ['类型'], ['标准型 GB/T 93', '轻型 GB/T 859', '重型 GB/T 7244']],
    ['十字自攻螺钉', ['头型'], ['盘头 GB/T 845', '沉头 GB/T 846', '半沉头 GB/T 847']],
    [
      '钻尾自攻螺钉',
      ['头型', '钻尾'],
      ['盘头 3# GB/T 15856.1', '沉头 3# GB/T 15856.2', '六角凸缘 3# GB/T 15856.5', '六角凸缘 5# '],
    ],
    ['木螺钉', ['头型'], ['沉头 GB/T 100', '圆头 GB/T 99']],
    ['十字盘头螺钉', ['组合垫圈'], ['无 GB/T 818', '弹垫平垫组合 GB/T 9074.4']],
    ['膨胀锚栓', ['锚固类型'], ['套管式 GB/T 22795', '后扩底 JG/T 160']],
    [
      '圆柱销',
      ['材质', '公差'],
      [
        '45钢 h8 GB/T 119.1',
        '45钢 m6 GB/T 119.1',
        '304不锈钢 h8 GB/T 119.1',
        '304不锈钢 m6 GB/T 119.1',
        '轴承钢淬硬 m6 GB/T 119.2',
      ],
    ],
    [
      '抽芯铆钉',
      ['头型', '材质'],
      [
        '开口平圆头 铝/钢 GB/T 12618.1',
        '开口平圆头 全铝 GB/T 12618.3',
        '开口平圆头 全不锈钢 GB/T 12618.4',
        '封闭平圆头 铝/钢 GB/T 12615.1',
        '封闭平圆头 全铝 GB/T 12615.3',
        '封闭平圆头 全不锈钢 GB/T 12615.4',
        '沉头 铝/钢 GB/T 12617.1',
        '沉头 全铝 GB/T 12617.3',
        '沉头 全不锈钢 GB/T 12617.4',
      ],
    ],
  ])('of %s follows from %j', (leaf, names, expected) => {
    expect(combinations(leaf, ...names, 'number')).toEqual(sorted(expected))
  })

  it.each([
    ['薄型', ['04', '05', 'A2-035', 'A4-035']],
    ['细牙', ['10', '6', '8', 'A2-70', 'A4-70']],
    ['2型', ['12']],
  ])('nuts %s have the classes %j', (form, classes) => {
    const own = combinations('六角螺母', '类型', '性能等级').filter((one) => one.startsWith(form))
    expect(own).toEqual(sorted(classes.map((grade) => `${form} ${grade}`)))
  })
})

/** Rows `size: values` of a published table. */
function rows(text: string): string[] {
  return sorted(text.split(';').map((row) => row.replace(':', '').trim().replace(/\s+/g, ' ')))
}

describe('dimensions', () => {
  // Typed from GB/T 16674.1, 5781, 6172.1, 6171, 6175, 889.1, 6177.1, 95, 93, 859 and 7244, and
  // DIN 985.
  it.each([
    ['法兰面螺栓', '', ['对边'], 'M5: 7; M6: 8; M8: 10; M10: 13; M12: 15; M16: 21'],
    [
      '六角螺母',
      'GB/T 6172.1',
      ['对边', '厚度'],
      `M3: 5.5 1.8; M4: 7 2.2; M5: 8 2.7; M6: 10 3.2; M8: 13 4; M10: 16 5; M12: 18 6; M14: 21 7;
       M16: 24 8; M18: 27 9; M20: 30 10; M22: 34 11; M24: 36 12; M27: 41 13.5; M30: 46 15;
       M33: 50 16.5; M36: 55 18`,
    ],
    [
      '六角螺母',
      'GB/T 6175',
      ['对边', '厚度'],
      `M5: 8 5.1; M6: 10 5.7; M8: 13 7.5; M10: 16 9.3; M12: 18 12; M14: 21 14.1; M16: 24 16.4;
       M20: 30 20.3; M24: 36 23.9; M30: 46 28.6; M36: 55 34.7`,
    ],
    [
      '六角螺母',
      'GB/T 6171',
      ['螺距', '对边', '厚度'],
      `M8×1: 1 13 6.8; M10×1: 1 16 8.4; M10×1.25: 1.25 16 8.4; M12×1.25: 1.25 18 10.8;
       M12×1.5: 1.5 18 10.8; M14×1.5: 1.5 21 12.8; M16×1.5: 1.5 24 14.8; M18×1.5: 1.5 27 15.8;
       M20×1.5: 1.5 30 18; M22×1.5: 1.5 34 19.4; M24×2: 2 36 21.5; M27×2: 2 41 23.8;
       M30×2: 2 46 25.6; M33×2: 2 50 28.7; M36×3: 3 55 31`,
    ],
    [
      '外六角螺栓',
      'GB/T 5781',
      ['对边', '头高'],
      `M5: 8 3.5; M6: 10 4; M8: 13 5.3; M10: 16 6.4; M12: 18 7.5; M16: 24 10; M20: 30 12.5;
       M24: 36 15; M30: 46 18.7; M36: 55 22.5`,
    ],
    [
      '尼龙锁紧螺母',
      'DIN 985',
      ['对边', '厚度'],
      `M3: 5.5 4; M4: 7 5; M5: 8 5; M6: 10 6; M8: 13 8; M10: 17 10; M12: 19 12; M14: 22 14;
       M16: 24 16; M20: 30 20; M24: 36 24`,
    ],
    [
      '尼龙锁紧螺母',
      'GB/T 889.1',
      ['对边', '厚度'],
      `M3: 5.5 4.5; M4: 7 6; M5: 8 6.8; M6: 10 8; M8: 13 9.5; M10: 16 11.9; M12: 18 14.9;
       M14: 21 17; M16: 24 19.1; M20: 30 22.8; M24: 36 27.1`,
    ],
    [
      '法兰螺母',
      '',
      ['对边'],
      'M5: 8; M6: 10; M8: 13; M10: 15; M12: 18; M14: 21; M16: 24; M20: 30',
    ],
    [
      '平垫圈',
      'GB/T 95',
      ['内径', '外径', '厚度'],
      `M3: 3.4 7 0.5; M4: 4.5 9 0.8; M5: 5.5 10 1; M6: 6.6 12 1.6; M8: 9 16 1.6; M10: 11 20 2;
       M12: 13.5 24 2.5; M14: 15.5 28 2.5; M16: 17.5 30 3; M20: 22 37 3; M24: 26 44 4;
       M30: 33 56 4; M36: 39 66 5`,
    ],
    [
      '弹簧垫圈',
      'GB/T 93',
      ['内径', '厚度', '宽度'],
      `M3: 3.1 0.8 0.8; M4: 4.1 1.1 1.1; M5: 5.1 1.3 1.3; M6: 6.1 1.6 1.6; M8: 8.1 2.1 2.1;
       M10: 10.2 2.6 2.6; M12: 12.2 3.1 3.1; M14: 14.2 3.6 3.6; M16: 16.2 4.1 4.1; M20: 20.2 5 5;
       M24: 24.3 6 6; M30: 30.3 7.5 7.5; M36: 36.3 9 9`,
    ],
    [
      '弹簧垫圈',
      'GB/T 859',
      ['内径'],
      `M3: 3.1; M4: 4.1; M5: 5.1; M6: 6.1; M8: 8.1; M10: 10.2; M12: 12.2; M14: 14.2; M16: 16.2;
       M20: 20.2; M24: 24.5; M30: 30.5`,
    ],
    [
      '弹簧垫圈',
      'GB/T 7244',
      ['内径'],
      `M6: 6.1; M8: 8.1; M10: 10.2; M12: 12.2; M14: 14.2; M16: 16.2; M20: 20.2; M24: 24.5;
       M30: 30.5; M36: 36.5`,
    ],
  ])('of %s %s: %j are those of the standard', (leaf, number, names, table) => {
    const size = leaf.endsWith('垫圈') ? '规格' : '螺纹规格'
    const own = combinations(leaf, 'number', size, ...names)
      .filter((one) => one.startsWith(`${number || 'GB/T'} `))
      .map((one) => one.replace(/^(GB\/T|DIN) \S+ /, ''))
    expect(sorted(own)).toEqual(rows(table))
  })
})

describe('lengths', () => {
  // Shortest and longest of each size, typed from the tables of lengths.
  const RANGES: Record<string, string> = {
    'GB/T 5782': `M4: 25 40; M5: 25 50; M6: 30 60; M8: 40 80; M10: 45 100; M12: 50 120;
      M16: 65 160; M20: 80 200; M24: 90 240; M30: 110 300; M36: 140 360`,
    'GB/T 5783': `M4: 8 40; M5: 10 50; M6: 12 60; M8: 16 80; M10: 20 100; M12: 25 120;
      M16: 30 150; M20: 40 150; M24: 50 150; M30: 60 200; M36: 70 200`,
    'GB/T 5780': `M5: 25 50; M6: 30 60; M8: 40 80; M10: 45 100; M12: 55 120; M16: 65 160;
      M20: 80 200; M24: 100 240; M30: 120 300; M36: 140 360`,
    'GB/T 5781': `M5: 10 50; M6: 12 60; M8: 16 80; M10: 20 100; M12: 25 120; M16: 30 160; M20: 40 200;
      M24: 50 240; M30: 60 300; M36: 70 360`,
    'GB/T 16674.1': 'M5: 10 50; M6: 12 60; M8: 16 80; M10: 20 100; M12: 25 120; M16: 35 160',
    'GB/T 70.1': `M3: 5 30; M4: 6 40; M5: 8 50; M6: 10 60; M8: 12 80; M10: 16 100; M12: 20 120;
      M16: 25 160; M20: 30 200; M24: 40 200`,
    'GB/T 70.3': `M3: 8 30; M4: 8 40; M5: 8 50; M6: 8 60; M8: 10 80; M10: 12 100; M12: 20 100;
      M16: 30 100`,
    'GB/T 818': 'M2: 3 20; M2.5: 3 25; M3: 4 30; M4: 5 40; M5: 6 45; M6: 8 60; M8: 10 60',
    'GB/T 9074.4': 'M3: 8 30; M4: 10 35; M5: 12 40; M6: 14 50',
    'GB/T 77':
      'M3: 3 16; M4: 4 20; M5: 5 25; M6: 6 30; M8: 8 40; M10: 10 50; M12: 12 60; M16: 16 60',
    'GB/T 78':
      'M3: 2.5 16; M4: 3 20; M5: 4 25; M6: 5 30; M8: 6 40; M10: 8 50; M12: 10 60; M16: 12 60',
    'GB/T 79':
      'M3: 4 16; M4: 5 20; M5: 6 25; M6: 8 30; M8: 8 40; M10: 10 50; M12: 12 60; M16: 16 60',
    'GB/T 80':
      'M3: 2.5 16; M4: 3 20; M5: 4 25; M6: 5 30; M8: 6 40; M10: 8 50; M12: 10 60; M16: 12 60',
    'GB/T 100': '2.5: 6 25; 3: 8 30; 3.5: 8 40; 4: 12 70; 5: 18 100; 6: 25 120',
    'GB/T 99': '2.5: 6 22; 3: 8 25; 3.5: 8 38; 4: 12 65; 5: 16 90; 6: 22 120',
    'GB/T 14210': '3.5: 19 45; 3.9: 35 55; 4.2: 40 70',
    'GB/T 845': 'ST2.9: 6.5 19; ST3.5: 9.5 25; ST4.2: 9.5 32; ST4.8: 9.5 38; ST5.5: 13 38',
    'GB/T 846': 'ST2.9: 6.5 19; ST3.5: 9.5 25; ST4.2: 9.5 32; ST4.8: 9.5 32; ST5.5: 13 38',
    'GB/T 847': 'ST2.9: 6.5 19; ST3.5: 9.5 25; ST4.2: 9.5 32; ST4.8: 9.5 32; ST5.5: 13 38',
    'GB/T 15856.1': 'ST3.5: 9.5 25; ST4.2: 13 38; ST4.8: 13 50; ST5.5: 16 50; ST6.3: 19 50',
    'GB/T 15856.2': 'ST3.5: 9.5 25; ST4.2: 13 38; ST4.8: 13 50; ST5.5: 16 50; ST6.3: 19 50',
    'GB/T 15856.5': 'ST3.5: 9.5 25; ST4.2: 13 38; ST4.8: 13 50; ST5.5: 16 50; ST6.3: 19 50',
  }
  const LEAVES = [
    '外六角螺栓',
    '法兰面螺栓',
    '内六角圆柱头螺钉',
    '内六角沉头螺钉',
    '十字盘头螺钉',
    '紧定螺钉',
    '十字自攻螺钉',
    '钻尾自攻螺钉',
    '木螺钉',
    '干壁钉',
  ]

  it.each(LEAVES)('of %s are in the range of their standard', (leaf) => {
    const beyond = combinations(leaf, 'number', '螺纹规格', '公称长度').filter((one) => {
      const [, number = '', size, length] = /^(GB\/T \S+) (\S+) (\S+)$/.exec(one) ?? []
      if (leaf === '钻尾自攻螺钉' && one.startsWith(' ')) return false
      const row = rows(RANGES[number] ?? '').find((entry) => entry.startsWith(`${size} `))
      const [, from, to] = row?.split(' ') ?? []
      return !(Number(length) >= Number(from) && Number(length) <= Number(to))
    })
    expect(beyond).toEqual([])
  })

  it('drill point 5# begins at ST5.5', () => {
    const five = combinations('钻尾自攻螺钉', '钻尾', '螺纹规格').filter((one) =>
      one.startsWith('5#'),
    )
    expect(five).toEqual(['5# ST5.5', '5# ST6.3'])
  })
})

describe('blind rivets', () => {
  it('that are closed or of stainless steel have no diameter below 3.2', () => {
    const thin = combinations('抽芯铆钉', '头型', '材质', '直径').filter((one) =>
      one.endsWith(' 2.4'),
    )
    expect(thin).toEqual(
      sorted(['开口平圆头 全铝 2.4', '开口平圆头 铝/钢 2.4', '沉头 全铝 2.4', '沉头 铝/钢 2.4']),
    )
  })
})
