import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './server/db/account-schema.ts',
    './server/db/access-schema.ts',
    './server/db/catalog-schema.ts',
    './server/db/order-schema.ts',
    './server/db/invoice-schema.ts',
    './server/db/service-schema.ts',
  ],
  out: './server/db/migrations',
  casing: 'snake_case',
})
