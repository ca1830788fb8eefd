/** Headers of everything the mall serves; pages add their content policy (services/page-policy.ts). */
const HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
}

/** @type {import('next').NextConfig} */
export default {
  poweredByHeader: false,
  reactStrictMode: true,
  // Types are checked by `npm run check`.
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: [
    ...['@electric-sql/pglite', '@node-rs/argon2', 'pdfkit', 'pg', 'pino', 'svg-to-pdfkit'],
  ],
  headers: () => [
    {
      source: '/:path*',
      headers: Object.entries(HEADERS).map(([key, value]) => ({ key, value })),
    },
  ],
}
