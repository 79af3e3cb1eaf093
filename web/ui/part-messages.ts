import { messages } from '../i18n/messages.ts'

/** The words of the shared dialogs, parts and panel states. */
export const partMessages = messages('parts', {
  ja: {
    modal: {
      ok: 'OK',
      cancel: 'キャンセル',
      close: '閉じる',
      blocked: 'ダイアログを開いている間は、ほかの画面へ移動できません。',
      unsaved: '移動すると、入力中の内容は失われます。',
      stay: 'このまま続ける',
      discard: '破棄して移動',
      leave: '閉じて移動',
    },
    notes: {
      list: '通知',
      unread: (count: number) => `通知（未読${count}件）`,
      none: '通知はありません。保存や出力の結果がここに残ります。',
      clear: 'すべて消去',
      close: '通知を閉じる',
      error: 'エラー：',
    },
    busy: '処理しています。しばらくお待ちください。',
    backToTop: 'ページの先頭へ戻る',
    states: {
      loading: '読み込んでいます',
      updating: '更新しています',
      copyRequest: '番号をコピー',
      trial: 'トライアル版ではご利用いただけません。',
    },
    offline: (time: string) =>
      `オフラインです（${time}から）。画面には取得済みの内容を表示しています。入力中の内容は保持されます。`,
    maintenance: {
      planned: (start: string, end: string) => `メンテナンスのお知らせ：${start}〜${end}（日本時間）`,
      now: (end: string) => `ただいまメンテナンス中です。終了予定は${end}（日本時間）です。`,
      inputStays: '入力中の内容は保持されます。',
    },
  },
  en: {
    modal: {
      ok: 'OK',
      cancel: 'Cancel',
      close: 'Close',
      blocked: 'You cannot go to another screen while this dialog is open.',
      unsaved: 'What you have typed would be lost.',
      stay: 'Stay here',
      discard: 'Discard and leave',
      leave: 'Close and leave',
    },
    notes: {
      list: 'Notifications',
      unread: (count: number) => `Notifications, ${count} unread`,
      none: 'No notifications. The results of saving and exporting stay readable here.',
      clear: 'Clear all',
      close: 'Close notification',
      error: 'Error:',
    },
    busy: 'Working. This may take a moment.',
    backToTop: 'Back to top',
    states: {
      loading: 'Loading',
      updating: 'Updating',
      copyRequest: 'Copy number',
      trial: 'Not available in the trial version.',
    },
    offline: (time: string) =>
      `You are offline (since ${time}). What you see was loaded earlier; what you type is kept.`,
    maintenance: {
      planned: (start: string, end: string) => `Scheduled maintenance: ${start}–${end} JST`,
      now: (end: string) => `Satoyama is under maintenance until about ${end} JST.`,
      inputStays: 'What you type is kept.',
    },
  },
})
