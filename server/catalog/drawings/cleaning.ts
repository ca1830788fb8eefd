import type { Drawer } from './pen'

export const cleaning: Readonly<Record<string, Drawer>> = {}
