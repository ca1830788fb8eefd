/** An attribute as a heading names it, with its unit: 刃径（mm）. */
export const attributeTitle = ({ name, unit }: { name: string; unit: string }) =>
  unit ? `${name}（${unit}）` : name
