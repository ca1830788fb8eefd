import { amount, areaId, price, requestedPrice, timestamp } from '@/contract/fields'

const PRICE = 'In 1/10000 yuan.'

/** Units of the contract's own types of numbers. */
const UNITS = new Map<unknown, string>([
  [price, PRICE],
  [requestedPrice, PRICE],
  [amount, 'In fen (1/100 yuan).'],
  [timestamp, 'Epoch milliseconds.'],
  [areaId, 'An area id; 0000 is the whole country.'],
])

/** The unit of a value, if its type has one. */
export const unitOf = (schema: unknown): string | undefined => UNITS.get(schema)
