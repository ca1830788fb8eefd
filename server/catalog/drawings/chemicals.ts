import type { Drawer } from './pen'

export const chemicals: Readonly<Record<string, Drawer>> = {}
