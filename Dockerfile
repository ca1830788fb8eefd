# The mall in an image: built with everything, run with what it needs (npm run package). Its file system may
# be read-only; only /tmp is written, and with the embedded database DATA_DIR.
FROM node:24-trixie-slim AS build
WORKDIR /build
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
ARG NEXT_PUBLIC_SITE_ID=mall
ENV NEXT_PUBLIC_SITE_ID=$NEXT_PUBLIC_SITE_ID
RUN node server/edge/ops/start.mjs --build && npm run package -- /mall

# All of it, for what an operator does now and then: docker compose run --rm tools npm run backup -- …
FROM build AS tools
RUN apt-get update && apt-get install -y --no-install-recommends postgresql-client && rm -rf /var/lib/apt/lists/*
CMD ["npm", "run", "ops"]

FROM debian:trixie-slim AS mall
COPY --from=build /usr/local/bin/node /usr/local/bin/node
COPY --from=build /mall /mall
WORKDIR /mall
RUN useradd --system --uid 10001 mall
USER mall
ENV NODE_ENV=production DATA_DIR=/tmp/mall PORT=3000
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# It passes signals on, drains, and starts a crashed server again.
CMD ["node", "server/edge/ops/start.mjs"]
