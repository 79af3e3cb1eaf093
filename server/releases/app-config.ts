import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { AppConfig } from '#contract/account/app-config.ts'
import { tokyoTime } from '#contract/wire/tokyo.ts'
import { findWindow } from '#server/access/maintenance-windows.ts'
import { recently } from '#server/cache/recently.ts'
import { readVendors } from '#server/catalogue/vendors.ts'
import type { Deps } from '#server/deps.ts'

/** What the browser needs before it starts; public, so nothing of anybody's stands in it. */
export function appConfigRoute(app: FastifyInstance, { db, config, clock, whyNoPdf }: Deps): void {
  const look = recently(1000, 'app-config', async () => {
    const [{ kind, making }, next, vendors] = await Promise.all([
      db
        .selectFrom('market')
        .leftJoin('demo_making as making', 'making.is_only', 'market.is_only')
        .select(['kind', 'making.parts as making'])
        .executeTakeFirstOrThrow(),
      findWindow(db, clock()),
      readVendors(db),
    ])
    return { kind, isPartial: making !== null, next, vendors }
  })
  app.get('/app.config.json', async (_, reply): Promise<AppConfig> => {
    const { kind, isPartial, next, vendors } = await look()
    const now = clock()
    const window = next && next.starts_at <= now && now < next.ends_at ? next : null
    reply.header('cache-control', 'no-cache')
    return {
      api: '/api',
      product: 'Satoyama',
      version: '0.1.0',
      supportEmail: config.supportEmail,
      manualUrls: config.manualUrls,
      market: kind ?? 'empty',
      isMarketPartial: isPartial,
      maintenance: window && {
        start: tokyoTime(window.starts_at),
        end: tokyoTime(window.ends_at),
        message: { ja: window.message_ja, en: window.message_en },
      },
      defaultVendors: ['satoyama'],
      vendors: vendors.map(({ key, nameJa, nameEn, short, direction, isGrade }) => ({
        ...{ key, nameJa, nameEn, short, direction, isGrade },
      })),
      whyNoPdf: whyNoPdf ? await Promise.race([whyNoPdf(), soon()]) : config.chromium === null ? 'no-browser' : null,
      downloads: { unit: config.downloads.unit, monthlyLimit: config.downloads.limit },
    }
  })
}

/** Whoever comes while the browser is still tried out is not kept waiting: asking for a file says what is found. */
const soon = () => sleep(500, null, { ref: false })
