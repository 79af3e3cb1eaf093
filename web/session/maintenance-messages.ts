import { messages } from '../i18n/messages.ts'

/** Words of the maintenance page, which most people never see. */
export const maintenanceMessages = messages('maintenance', {
  maintenance: { ja: 'メンテナンス中です', en: 'Under maintenance' },
  maintenanceText: {
    ja: 'ただいまシステムメンテナンスのため、サービスを停止しています。ご不便をおかけし、申し訳ございません。',
    en: 'Satoyama is temporarily unavailable while we carry out maintenance. We apologise for the inconvenience.',
  },
  restored: { ja: '復旧予定', en: 'Expected to be back' },
  restoredUnknown: {
    ja: '復旧予定は、決まり次第、この画面でお知らせします。',
    en: 'The restoration time will be shown here once it is known.',
  },
  checking: { ja: 'この画面は1分ごとに自動で更新されます。', en: 'This page checks again every minute.' },
  over: { ja: 'メンテナンスは終了しました', en: 'Maintenance is over' },
  overText: { ja: 'サービスをご利用いただけます。', en: 'Satoyama is available again.' },
  toProduct: { ja: '元の画面に戻る', en: 'Back to where you were' },
  ask: { ja: 'お急ぎの場合のお問い合わせ先', en: 'For urgent questions' },
})
