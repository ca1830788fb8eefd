import type { Drawer } from './pen'

export const lighting: Readonly<Record<string, Drawer>> = {}
