import type { Drawer } from './pen'

export const welding: Readonly<Record<string, Drawer>> = {}
