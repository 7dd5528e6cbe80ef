# Everything that the build needs, then the built site. Images by their exact versions: write their digests behind
# them (`docker buildx imagetools inspect IMAGE`) where your registry does not keep tags from changing.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
# The history is not copied: `--build-arg SOURCE_COMMIT=$(git rev-parse HEAD)` lets the site say what it was built of.
ARG SOURCE_COMMIT
RUN npm run build

# What the server runs on: no compiler, no browser, no test.
FROM node:24.21.0-bookworm-slim AS dependencies
WORKDIR /site
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund

FROM node:24.21.0-bookworm-slim AS site
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 OUTBOX_DIR=/var/outbox
WORKDIR /site
COPY --from=dependencies /site/node_modules node_modules
COPY --from=build /site/package.json package.json
COPY --from=build /site/app app
COPY --from=build /site/schema schema
COPY --from=build /site/build build
# The accepted requests, what CHAT_GAPS counts, and the vectors of CHAT_EMBEDDINGS.
RUN install -d -o node -g node /var/outbox var build/embeddings
USER node
VOLUME ["/var/outbox", "/site/var", "/site/build/embeddings"]
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=3s --start-period=10s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# As process 1 the server itself receives the signal to stop. The heap's limit keeps the process below 400 MB.
CMD ["node", "--max-old-space-size=192", "app/server/main.ts"]
