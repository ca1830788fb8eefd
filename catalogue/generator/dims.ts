import type { Leaf } from '@/catalogue/reader/types'
import { FORMS } from './forms/forms'
import { chosenOf } from './naming'
import type { Choice } from './types'

/** Attributes a drawing measures, with the letter its templates know them by. */
export const LETTERS: Record<string, string> = {
  螺纹规格: 'd',
  规格: 'd',
  直径: 'd',
  刃径: 'd',
  公称直径: 'd',
  适用管径: 'd',
  盘径: 'd',
  孔径: 'd',
  轴径: 'd',
  缸径: 'd',
  管径: 'd',
  锯片直径: 'd',
  底盘规格: 'd',
  砂轮直径: 'd',
  公称长度: 'l',
  长度: 'l',
  总长: 'l',
  全长: 'l',
  基准长: 'l',
  周长: 'l',
  杆长: 'l',
  锯长: 'l',
  锁梁长: 'l',
  绳长: 'l',
  高度: 'l',
  行程: 'l',
  测量范围: 'l',
  内径: 'di',
  外径: 'da',
  基准直径: 'da',
  表盘直径: 'da',
  厚度: 'h',
  键高: 'h',
  内高: 'h',
  屏厚: 'h',
  宽度: 'b',
  键宽: 'b',
  刃宽: 'b',
  带宽: 'b',
  适用宽度: 'b',
  内宽: 'b',
  刨削宽度: 'b',
  对边: 's',
  最大开口: 's',
  头高: 'k',
  头径: 'dk',
  内六角对边: 'e',
  螺距: 'p',
  节距: 'p',
  线径: 'w',
  刃长: 'lc',
  柄径: 'ds',
  刃数: 'n',
  齿数: 'n',
  芯数: 'n',
  极数: 'n',
  层数: 'n',
  抽屉数: 'n',
  踏步数: 'n',
  件数: 'n',
  排数: 'n',
  片数: 'n',
  块数: 'n',
  通径: 'dn',
  量程: 'r',
  截面: 'a',
  颜色: 'c',
  镜片颜色: 'c',
}

/** Colour names as drawings know them. */
const COLOURS: Record<string, string> = {
  白: 'white',
  黄: 'yellow',
  红: 'red',
  蓝: 'blue',
  橙: 'orange',
  绿: 'green',
  黑: 'black',
  灰: 'grey',
  透明: 'clear',
  荧光黄: 'yellow',
  荧光橙: 'orange',
  荧光橙红: 'orange',
  荧光红: 'red',
  黄绿: 'yellow-green',
  黄绿双色: 'yellow-green',
  黄黑: 'yellow-black',
  红白: 'red-white',
  绿白: 'green-white',
  藏青: 'blue',
  烤蓝: 'grey',
  棕: 'brown',
  金: 'gold',
  米黄: 'cream',
  金属色: 'steel',
  银: 'grey',
}

/** The number, or the name of the colour, that a drawing takes for a value of an attribute it measures. */
export function dimOf(name: string, label: string, num: number | null): string {
  if (name === '极数' || name === '层数') return /\d/.exec(label)?.[0] ?? ''
  if (LETTERS[name] === 'c') return COLOURS[label] ?? ''
  return num === null ? '' : String(num)
}

/** The forms the leaf's drawing shows: `t=lever`. */
function addForms(dims: URLSearchParams, leaf: Leaf, choice: Choice) {
  const chosen = chosenOf(leaf, choice)
  for (const { attribute: name, letter, words } of FORMS[leaf.drawing] ?? []) {
    const value = chosen.find(({ attribute }) => attribute.name === name)?.value
    const word = words === 'number' ? value?.num : words[value?.label ?? '']
    if (word) dims.set(letter, String(word))
  }
}

/** Query string of the drawing of a choice, from its own values: `d=8&l=30&t=shank`. */
export function dimsOf(leaf: Leaf, choice: Choice): string {
  const dims = new URLSearchParams()
  for (const { attribute, value } of chosenOf(leaf, choice)) {
    const letter = LETTERS[attribute.name]
    const dim = letter ? dimOf(attribute.name, value.label, value.num) : ''
    if (letter && dim && !dims.has(letter)) dims.set(letter, dim)
  }
  addForms(dims, leaf, choice)
  return dims.toString()
}
