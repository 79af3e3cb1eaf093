import { messages } from '../i18n/messages.ts'

/** The words of the shared dialogs, parts and panel states. */
export const partMessages = messages('parts', {
  modal: {
    ok: { ja: 'OK', en: 'OK' },
    cancel: { ja: 'キャンセル', en: 'Cancel' },
    close: { ja: '閉じる', en: 'Close' },
    blocked: {
      ja: 'ダイアログを開いている間は、ほかの画面へ移動できません。',
      en: 'You cannot go to another screen while this dialog is open.',
    },
    unsaved: { ja: '移動すると、入力中の内容は失われます。', en: 'What you have typed would be lost.' },
    stay: { ja: 'このまま続ける', en: 'Stay here' },
    discard: { ja: '破棄して移動', en: 'Discard and leave' },
    leave: { ja: '閉じて移動', en: 'Close and leave' },
  },
  notes: {
    list: { ja: '通知', en: 'Notifications' },
    unread: (count: number) => ({ ja: `通知（未読${count}件）`, en: `Notifications, ${count} unread` }),
    none: {
      ja: '通知はありません。保存や出力の結果がここに残ります。',
      en: 'No notifications. The results of saving and exporting are kept here.',
    },
    clear: { ja: 'すべて消去', en: 'Clear all' },
    close: { ja: '通知を閉じる', en: 'Close notification' },
    error: { ja: 'エラー：', en: 'Error:' },
  },
  busy: { ja: '処理しています。しばらくお待ちください。', en: 'Working. This may take a moment.' },
  backToTop: { ja: 'ページの先頭へ戻る', en: 'Back to top' },
  states: {
    loading: { ja: '読み込んでいます', en: 'Loading' },
    updating: { ja: '更新しています', en: 'Updating' },
    copyRequest: { ja: '番号をコピー', en: 'Copy number' },
    trial: { ja: 'トライアル版ではご利用いただけません。', en: 'Not available in the trial version.' },
  },
  offline: (time: string) => ({
    ja: `オフラインです（${time}から）。画面には取得済みの内容を表示しています。入力中の内容は保持されます。`,
    en: `You are offline (since ${time}). What you see was loaded earlier; what you type is kept.`,
  }),
  maintenance: {
    planned: (start: string, end: string) => ({
      ja: `メンテナンスのお知らせ：${start}〜${end}（日本時間）`,
      en: `Scheduled maintenance: ${start}–${end} JST`,
    }),
    now: (end: string) => ({
      ja: `ただいまメンテナンス中です。終了予定は${end}（日本時間）です。`,
      en: `Satoyama is under maintenance until about ${end} JST.`,
    }),
    inputStays: { ja: '入力中の内容は保持されます。', en: 'What you type is kept.' },
  },
})
