import type { Drawer } from './pen'

export const handling: Readonly<Record<string, Drawer>> = {}
