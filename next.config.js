import { relative } from 'node:path'
import { shortClassNames } from './styles/class-names.js'

/** Headers of everything the mall serves; pages add their content policy (services/page/page-policy.ts). */
const HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
}

/** As Next names the chunks a page starts with. */
const CHUNK_NAME = 'static/chunks/[name]-[contenthash].js'

/** Next's plugin that lists the files a page needs. */
const TRACING = 'TraceEntryPointsPlugin'

/** Names classes and animations of the project's components, in production alone. */
function namedShort(root) {
  const names = shortClassNames(root)
  return ({ resourcePath }, _pattern, name) => {
    const place = `${relative(root, resourcePath)} ${name}`
    const short = names.get(place)
    if (!short) throw new Error(`no short name: ${place}`)
    return short
  }
}

/** The options of every loader of CSS modules. */
function cssModules({ module: { rules } }) {
  return rules
    .flatMap((rule) => rule.oneOf ?? [])
    .flatMap((rule) => rule.use ?? [])
    .map((use) => use.options?.modules)
    .filter((modules) => modules?.getLocalIdent)
}

/** @type {import('next').NextConfig} */
export default {
  poweredByHeader: false,
  // No page is stored by its reader (no-store): a tag to ask by would be reckoned for nothing.
  generateEtags: false,
  // Development writes every address it is asked for; this one's query holds a refresh token.
  logging: { incomingRequests: { ignore: [/^\/api\/oauth\/getOauthToken\b/] } },
  reactStrictMode: true,
  // Drawings and photographs come from the API: nothing needs Next's own /_next/image.
  images: { unoptimized: true },
  // Back and forward return to the place of a list, which only Next knows once the list is there again.
  // The client router needs no filter of App Router paths: there is no App Router.
  experimental: {
    scrollRestoration: true,
    clientRouterFilter: false,
    // They are loaded once the mall is ready (server/edge/load-pages.ts).
    preloadEntriesOnStart: false,
    // 500 rows of a spec table, which somebody asked for; above it Next writes two lines of its own into the log.
    largePageDataBytes: 512_000,
    // A file's styles come with it alone: merged, a list's suggestions brought those of twenty other files.
    // Turbopack, which development is built by, knows no such choice.
    ...(process.env.NODE_ENV === 'production' && { cssChunking: false }),
  },
  // Types are checked by `npm run check`.
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: [
    'alipay-sdk',
    'wechatpay-node-v3',
    ...[
      '@electric-sql/pglite',
      '@node-rs/argon2',
      'pdfkit',
      'pg',
      'pino',
      'prom-client',
      'svg-to-pdfkit',
    ],
  ],
  // What a copy without the rest of node_modules needs is found by deploy/package.mjs.
  outputFileTracingExcludes: { '*': ['**/*'] },
  // Development is Turbopack's, and keeps readable names.
  turbopack: {},
  webpack(config, { dev, isServer }) {
    if (!dev) {
      const getLocalIdent = namedShort(import.meta.dirname)
      for (const modules of cssModules(config)) modules.getLocalIdent = getLocalIdent
    }
    // Half a gigabyte that makes no build shorter.
    if (!dev) config.cache = false
    // Even with nothing to be traced it reads every page again, a quarter of the build.
    config.plugins = config.plugins.filter((plugin) => plugin.constructor.name !== TRACING)
    // React has had what this stands in for since 18.
    config.resolve.alias['use-sync-external-store/shim'] = 'react'
    // Of antd's modules only those in use are bundled; of its CommonJS, which Next takes for a server, all were loaded.
    if (isServer) config.resolve.alias.antd$ = 'antd/es/index.js'
    // Every page loads the list of all chunks: six digits tell two builds of one apart, and names of
    // one form need no exceptions.
    config.output.hashDigestLength = 6
    if (!dev && !isServer) config.output.chunkFilename = CHUNK_NAME
    return config
  },
  headers: () => [
    {
      source: '/:path*',
      headers: Object.entries(HEADERS).map(([key, value]) => ({ key, value })),
    },
    // Addresses of these pages say where a visitor comes from and goes, or hold a secret.
    ...['/login', '/forgot-password', '/quotation/shared'].map((source) => ({
      source,
      headers: [{ key: 'Referrer-Policy', value: 'no-referrer' }],
    })),
    // Named by their content.
    {
      source: '/antd/:file*',
      headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
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
