# Builds what `npm run pack` makes, and runs it as nobody in particular. See docs/operating.md.
FROM node:24-bookworm-slim AS build
WORKDIR /cardsift
COPY package.json package-lock.json .npmrc ./
COPY apps/carddav/package.json apps/carddav/
COPY apps/standalone/package.json apps/standalone/
COPY apps/web/package.json apps/web/
COPY apps/workflow/package.json apps/workflow/
COPY packages/backend/package.json packages/backend/
COPY packages/carddav/package.json packages/carddav/
COPY packages/card-reader/package.json packages/card-reader/
COPY packages/contacts/package.json packages/contacts/
COPY packages/extraction/package.json packages/extraction/
COPY packages/invented-cards/package.json packages/invented-cards/
COPY packages/notices/package.json packages/notices/
COPY supabase/package.json supabase/
COPY scripts/prepare.mjs scripts/run.mjs scripts/install.ts scripts/
# A layer of its own: sources change more often than what they depend on.
RUN node scripts/run.mjs scripts/install.ts
COPY . .
# Both are part of the built pages.
ARG SITE_URL=http://localhost:3000
ARG SUPPORT_EMAIL=
RUN SITE_URL=$SITE_URL SUPPORT_EMAIL=$SUPPORT_EMAIL node scripts/run.mjs scripts/pack.ts /opt/cardsift

FROM debian:bookworm-slim
# What Node.js and the readers' engine link to, and certificates for TLS to mail and database servers.
RUN apt-get update \
  && apt-get install --yes --no-install-recommends ca-certificates libstdc++6 \
  && rm -rf /var/lib/apt/lists/* \
  && useradd --system --uid 10001 --no-create-home cardsift \
  && install --directory --owner=cardsift --mode=0700 /var/lib/cardsift
COPY --from=build /opt/cardsift /opt/cardsift
WORKDIR /opt/cardsift
USER cardsift
ENV HOST=0.0.0.0 PORT=3000 DATA_DIR=/var/lib/cardsift
VOLUME /var/lib/cardsift
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["bin/node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ok}) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["bin/cardsift"]
