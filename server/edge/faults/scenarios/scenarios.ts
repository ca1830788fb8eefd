import { DEMO_ACCOUNTS } from '@/server/edge/seed/demo-accounts'
import { HttpError } from '@/server/kernel/http/http-error'
import { makeAfterSales } from './after-sale-scenarios'
import { makeCart, makeFullCart } from './cart-scenarios'
import { makeInvoices } from './invoice-scenarios'
import { makeMessages } from './message-scenarios'
import { makeOrders } from './order-scenarios'
import { openScenarioBuyer, type ScenarioBuyer, type ScenarioDeps } from './scenario-buyer'

/** States an account can be brought into (docs/qa.md). Each adds to what is there. */
const SCENARIOS = {
  orders: makeOrders,
  cart: makeCart,
  'cart-500': makeFullCart,
  'after-sales': makeAfterSales,
  invoices: makeInvoices,
  messages: makeMessages,
} satisfies Record<string, (buyer: ScenarioBuyer) => Promise<object>>

const isScenario = (name: string): name is keyof typeof SCENARIOS => Object.hasOwn(SCENARIOS, name)
/** Names of the scenarios. */
export const SCENARIO_NAMES = Object.keys(SCENARIOS)

/** Brings an account, the first demo account unless named, into a state; what was made, by state. Throws an HttpError when it cannot. */
export async function runScenario(
  deps: ScenarioDeps,
  { name, username = DEMO_ACCOUNTS[0].username }: { name: string; username?: string | undefined },
): Promise<object> {
  if (!isScenario(name))
    throw new HttpError('BAD_INPUT', `name: one of ${SCENARIO_NAMES.join(', ')}`)
  return SCENARIOS[name](await openScenarioBuyer(deps, username))
}
