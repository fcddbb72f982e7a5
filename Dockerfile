# syntax=docker/dockerfile:1
# The shop and its API in one image (docs/operating.md, "In containers").

FROM node:22-slim AS build
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# Facts of the store and other settings that are read during the build: .env.example.
ARG VITE_STORE_LEGAL_NAME VITE_STORE_TAX_NUMBER VITE_STORE_ADDRESS VITE_STORE_EMAIL VITE_STORE_PHONE
RUN npm run build && npm ci --omit=dev

FROM node:22-slim
ENV NODE_ENV=production PORT=4000 DATA_DIR=/data LOG_LEVEL=info
WORKDIR /shop
# The shop writes nothing but its data.
RUN install -d -o node -g node /data
COPY --from=build /shop/package.json ./
COPY --from=build /shop/node_modules node_modules
COPY --from=build /shop/dist dist
COPY --from=build /shop/messages messages
COPY --from=build /shop/server server
COPY --from=build /shop/src src
COPY --from=build /shop/tsconfig.json ./
USER node
VOLUME /data
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://localhost:${process.env.PORT}/v1/api/live`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# No npm in between: the process gets SIGTERM itself.
CMD ["node", "--import", "tsx", "server/main.ts"]
