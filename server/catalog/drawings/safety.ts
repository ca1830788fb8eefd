import type { Drawer } from './pen'

export const safety: Readonly<Record<string, Drawer>> = {}
