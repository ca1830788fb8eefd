import { createHash } from 'node:crypto'

/** Headers of everything the mall serves; pages add their content policy (services/page-policy.ts). */
const HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
}

const HAS_REWRITES = 'process.env.__NEXT_HAS_REWRITES'

const CLASS_LENGTH = 5
const places = new Map()

/** Name of a class in production: a page repeats it hundreds of times, so it is as short as can be. */
function shortName({ resourcePath, rootContext }, _pattern, name) {
  const place = `${resourcePath.slice(rootContext.length)} ${name}`
  const short = createHash('sha1').update(place).digest('base64url').slice(0, CLASS_LENGTH)
  const other = places.get(short) ?? place
  if (other !== place) throw new Error(`one class name for two: ${other} and ${place}; rename one`)
  places.set(short, place)
  return `c${short}`
}

/** The options of every loader of CSS modules. */
function cssModules({ module: { rules } }) {
  return rules
    .flatMap((rule) => rule.oneOf ?? [])
    .flatMap((rule) => rule.use ?? [])
    .map((use) => use.options?.modules)
    .filter((modules) => modules?.getLocalIdent)
}

/**
 * Next sends every browser 3 kB to resolve rewrites in it. Ours are for what is asked of the server:
 * links to them load a page (`<a>`), none is a transition.
 */
function forgetRewrites({ plugins }) {
  for (const { definitions } of plugins) {
    if (definitions && HAS_REWRITES in definitions) definitions[HAS_REWRITES] = 'false'
  }
}

/** @type {import('next').NextConfig} */
export default {
  poweredByHeader: false,
  reactStrictMode: true,
  // Types are checked by `npm run check`.
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: [
    'alipay-sdk',
    'wechatpay-node-v3',
    ...['@electric-sql/pglite', '@node-rs/argon2', 'pdfkit', 'pg', 'pino', 'svg-to-pdfkit'],
  ],
  // Development is Turbopack's, and keeps readable names.
  turbopack: {},
  webpack(config, { dev, isServer }) {
    if (!dev) for (const modules of cssModules(config)) modules.getLocalIdent = shortName
    if (!isServer) forgetRewrites(config)
    return config
  },
  rewrites: () => ({
    // Before pages: /_app is a name Next keeps for itself.
    beforeFiles: [
      { source: '/_app', destination: '/phone' },
      // The API sees the address that was asked for.
      { source: '/robots.txt', destination: '/api/site' },
      { source: '/:sitemap(sitemap(?:-[a-z0-9-]+)?\\.xml)', destination: '/api/site' },
    ],
  }),
  headers: () => [
    {
      source: '/:path*',
      headers: Object.entries(HEADERS).map(([key, value]) => ({ key, value })),
    },
    // No page of Next's: its policy stands here.
    {
      source: '/offline.html',
      headers: [
        {
          key: 'Content-Security-Policy',
          value: "default-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
        },
      ],
    },
  ],
}
