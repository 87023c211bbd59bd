# The product as one small image: built with all packages, run with the needed ones, as an unprivileged user.
FROM node:26-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY web/package.json ./web/
RUN npm ci --omit=dev
COPY . .
# Without its workspace, npm prunes the packages that the web is bundled from.
RUN node scripts/build.ts && npm pkg delete workspaces && npm prune --omit=dev

FROM node:26-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
# As in scripts/run/lean.mjs.
ENV NODE_COMPILE_CACHE=/tmp/compiled MALLOC_ARENA_MAX=1 \
  NODE_OPTIONS="--max-semi-space-size=4 --max-old-space-size=512"
WORKDIR /app
COPY --from=build --chown=root:root /app/package.json ./
COPY --from=build --chown=root:root /app/node_modules ./node_modules
COPY --from=build --chown=root:root /app/contract ./contract
COPY --from=build --chown=root:root /app/content ./content
COPY --from=build --chown=root:root /app/server ./server
COPY --from=build --chown=root:root /app/dist ./dist
RUN mkdir -p /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/readyz').then((r)=>process.exit(r.ok?0:1),()=>process.exit(1))"]
CMD ["node", "server/main.ts"]
