import { messages } from '../i18n/messages.ts'

export const topicMessages = messages('news-topics', {
  topics: {
    investigation: { ja: '社内外の調査', en: 'Inquiry' },
    competition: { ja: '独占禁止法・談合', en: 'Competition law' },
    penalty: { ja: '行政処分・課徴金', en: 'Penalty' },
    quality: { ja: '品質・リコール', en: 'Quality and recalls' },
    leak: { ja: '情報漏えい・サイバー攻撃', en: 'Data leak, cyber attack' },
    accident: { ja: '事故・火災・労災', en: 'Accident or fire' },
    lawsuit: { ja: '訴訟', en: 'Lawsuit' },
    accounting: { ja: '会計不正', en: 'Accounting' },
    fraud: { ja: '詐欺・横領', en: 'Fraud' },
    corruption: { ja: '贈収賄', en: 'Corruption' },
    'insider-trading': { ja: 'インサイダー取引', en: 'Insider trading' },
    environment: { ja: '環境汚染', en: 'Pollution' },
    labour: { ja: '労務', en: 'Labour conditions' },
    harassment: { ja: 'ハラスメント', en: 'Harassment' },
    'human-rights': { ja: '人権', en: 'Human rights' },
    'misleading-claims': { ja: '不当表示', en: 'Misleading claims' },
    outage: { ja: 'システム障害・供給停止', en: 'Outage' },
    tax: { ja: '税務', en: 'Tax' },
    governance: { ja: '企業統治の対立', en: 'Governance dispute' },
    community: { ja: '地域との対立', en: 'Conflict with a community' },
  },
})
