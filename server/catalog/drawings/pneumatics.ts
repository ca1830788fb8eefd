import type { Drawer } from './pen'

export const pneumatics: Readonly<Record<string, Drawer>> = {}
