/** Carries the parcels of a demo, where nobody names a carrier. */
export const DEMO_CARRIER = '示例物流'
