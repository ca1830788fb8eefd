import * as z from 'zod/mini'
import { readTab } from './read-stored'
import { REFUSED_GOODS } from './refused-goods'

const refused = z.object({ title: z.string(), reason: z.string() })

/** What the cart refused at the sign-in, and why. Apart from the store, which the cart loads at first. */
export const readRefusedGoods = () => readTab(REFUSED_GOODS, z.array(refused)) ?? []
