export const pageWords = {
  title: { ja: 'アラートメールの受信', en: 'Alert e-mails' },
  lead: (owner: string, company: string) => ({
    ja: `${company}の${owner}さんが設定したアラートです。`,
    en: `An alert that ${owner} of ${company} set up.`,
  }),
  leadWithoutCompany: (owner: string) => ({
    ja: `${owner}さんが設定したアラートです。`,
    en: `An alert that ${owner} set up.`,
  }),
  alert: { ja: 'アラート', en: 'Alert' },
  email: { ja: 'メールアドレス', en: 'Address' },
  agree: { ja: '受信する', en: 'Receive' },
  refuse: { ja: '受信しない', en: 'Do not receive' },
  stop: { ja: '受信を停止する', en: 'Stop these e-mails' },
  again: { ja: '受信を再開する', en: 'Receive again' },
  agreed: { ja: '受信する設定です。', en: 'This address receives the alert.' },
  own: { ja: '受信する設定です。', en: 'This address receives the alert.' },
  asked: {
    ja: 'まだ受信を承諾していません。承諾するまでメールは届きません。',
    en: 'This address has not agreed yet, and receives nothing until it does.',
  },
  stopped: { ja: '受信を停止しています。', en: 'This address no longer receives these e-mails.' },
  gone: { ja: 'このリンクは無効です', en: 'This link does not work' },
  goneText: {
    ja: 'アラートが削除されたか、リンクが途中で切れています。',
    en: 'The alert was deleted, or the link was cut off.',
  },
}
