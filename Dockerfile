# docker build -t sixgun . && docker run -p 8080:8080 -v sixgun:/data sixgun
FROM node:24-slim AS build
WORKDIR /app
COPY . .
# Building installs by itself. The Node that comes with the packages is optional, and the image has its own.
RUN npm run build && npm prune --omit=dev --omit=optional --no-audit --no-fund

FROM node:24-slim
WORKDIR /app
COPY --from=build --chown=node:node /app /app
RUN mkdir /data && chown node:node /data && chmod 700 /data
USER node
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 DATA=/data
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=10s --start-period=5s CMD node -e "fetch('http://127.0.0.1:8080/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"
CMD ["node", "packages/server/dist/main.js"]
