/** Areas of the API, the second part of every path, in reading order. */
const AREAS: Readonly<Record<string, string>> = {
  home: 'Home page, searches and the category tree.',
  global: 'Sales areas.',
  categories: 'One category.',
  brand: 'Brands, shops, suggestions and the search history.',
  product: 'Searches, products, comparison and quick orders.',
  comment: 'Comments on products.',
  cart: 'The cart, and quotations of it.',
  quotation: 'Issued quotations: prices that hold, to be ordered, renewed or shared.',
  'purchase-list': 'Named lists of goods.',
  arrival: 'Back-in-stock alerts.',
  favorite: 'Favourite products.',
  'browsing-history': 'What a user looked at.',
  inquiry: 'Inquiries about prices, and the shops’ answers.',
  order: 'Checkout, orders and after-sale.',
  payment: 'Payments and vouchers.',
  invoice: 'Invoices and invoice titles.',
  oauth: 'Tokens, codes by SMS, captcha, maintenance.',
  user: 'The account.',
  address: 'The address book.',
  'system-message': 'Messages to the user.',
  merchant: 'Applications to sell.',
  chat: 'Customer service.',
  help: 'Help articles.',
  file: 'Pictures of users.',
  log: 'Error reports.',
  ops: 'What operators do: orders, money, goods, users; by an operator’s token.',
  system: 'Probes and this description.',
}

/** The area of a path. */
export function areaOf(path: string): string {
  const area = path.split('/')[2] ?? ''
  return area in AREAS ? area : 'system'
}

export const TAGS = Object.entries(AREAS).map(([name, description]) => ({ name, description }))
