import { messages } from '../i18n/messages.ts'

/** Words of the maintenance page, which most people never see. */
export const maintenanceMessages = messages('maintenance', {
  ja: {
    maintenance: 'メンテナンス中です',
    maintenanceText:
      'ただいまシステムメンテナンスのため、サービスを停止しています。ご不便をおかけし、申し訳ございません。',
    restored: '復旧予定',
    restoredUnknown: '復旧予定は、決まり次第、この画面でお知らせします。',
    checking: 'この画面は1分ごとに自動で更新されます。',
    over: 'メンテナンスは終了しました',
    overText: 'サービスをご利用いただけます。',
    toProduct: '元の画面に戻る',
    ask: 'お急ぎの場合のお問い合わせ先',
  },
  en: {
    maintenance: 'Under maintenance',
    maintenanceText:
      'Satoyama is temporarily unavailable while we carry out maintenance. We apologise for the inconvenience.',
    restored: 'Expected to be back',
    restoredUnknown: 'The restoration time will be shown here once it is known.',
    checking: 'This page checks again every minute.',
    over: 'Maintenance is over',
    overText: 'Satoyama is available again.',
    toProduct: 'Back to where you were',
    ask: 'For urgent questions',
  },
})
