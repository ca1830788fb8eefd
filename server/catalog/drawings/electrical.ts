import type { Drawer } from './pen'

export const electrical: Readonly<Record<string, Drawer>> = {}
