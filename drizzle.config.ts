import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './server/kernel/db/account-schema.ts',
    './server/kernel/db/access-schema.ts',
    './server/kernel/db/catalog-schema.ts',
    './server/kernel/db/order-schema.ts',
    './server/kernel/db/invoice-schema.ts',
    './server/kernel/db/service-schema.ts',
    './server/kernel/db/inquiry-schema.ts',
    './server/kernel/db/home-schema.ts',
  ],
  out: './server/kernel/db/migrations',
  casing: 'snake_case',
})
