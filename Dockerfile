# The first stage builds the bot, and the second one has only the packages for production.
# test/production.test.ts performs the steps of this file.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build

FROM node:24-bookworm-slim
WORKDIR /app
COPY --from=build /app/dist/package.json /app/dist/package-lock.json /app/dist/.npmrc ./
RUN npm ci --omit=dev
COPY --from=build /app/dist ./
RUN mkdir /data && chown node:node /data
ENV NODE_ENV=production DATA_DIR=/data HEALTH_PORT=3001
VOLUME /data
USER node
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s --retries=3 CMD ["node", "deploy/healthcheck.mjs"]
CMD ["node", "src/bundle.mjs", "src/main.ts"]
