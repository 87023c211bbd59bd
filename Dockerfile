# The product as one small image: built with all packages, run with the needed ones, as an unprivileged user.
# Another base needs Node 26 with npm, and a user `node` (deploy/base-image.sh makes one without a registry).
ARG NODE_IMAGE=docker.io/library/node:26-slim
FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY web/package.json ./web/
RUN npm ci --omit=dev
COPY . .
# Without its workspace, npm prunes the packages that the web is bundled from.
RUN node scripts/build.ts && npm pkg delete workspaces && npm prune --omit=dev

FROM ${NODE_IMAGE}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
# As in scripts/run/lean.mjs.
ENV NODE_COMPILE_CACHE=/tmp/compiled MALLOC_ARENA_MAX=1 \
  NODE_OPTIONS="--max-semi-space-size=8 --max-old-space-size=512"
WORKDIR /app
COPY --from=build --chown=root:root /app/package.json ./
COPY --from=build --chown=root:root /app/node_modules ./node_modules
COPY --from=build --chown=root:root /app/contract ./contract
COPY --from=build --chown=root:root /app/content ./content
COPY --from=build --chown=root:root /app/server ./server
COPY --from=build --chown=root:root /app/dist ./dist
# The command of an operator, as the documents write it.
RUN printf '#!/bin/sh\nexec node /app/server/agenda.ts "$@"\n' > /usr/local/bin/agenda && chmod 755 /usr/local/bin/agenda
# Which commit it is, for `agenda doctor` and /healthz: --build-arg COMMIT="$(git rev-parse HEAD)"
ARG COMMIT=
RUN printf '%s' "$COMMIT" > /app/commit
RUN mkdir -p /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/readyz').then((r)=>process.exit(r.ok?0:1),()=>process.exit(1))"]
CMD ["node", "server/main.ts"]
