import type { Drawer } from './pen'

export const ppe: Readonly<Record<string, Drawer>> = {}
