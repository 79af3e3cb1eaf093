import { messages } from '../i18n/messages.ts'

export const pageMessages = messages('pages', {
  about: {
    title: { ja: '会社概要', en: 'About us' },
    lead: {
      ja: 'Satoyamaは、上場企業のサステナビリティを読み解くためのツールです。',
      en: 'Satoyama is a tool for reading the sustainability of listed companies.',
    },
    parts: {
      ja: [
        [
          'できること',
          '企業を検索し、スコアや数値の根拠を、有価証券報告書の該当する一行までさかのぼって確認できます。比較、スクリーニング、重み付け、出力までを一連の画面で行えます。',
        ],
        [
          'お約束すること',
          'どの数値も、根拠を開いて確認できます。過去のどの日の状態も再現できます。算出方法は、実際に動いているコードと一致する文書として公開します。欠損値は、欠損であることを明示します。',
        ],
        [
          '運用者',
          'このサーバーは、ご利用の組織（またはその委託先）が設置し、運用しています。入力した内容やデータが、設置先の外へ送られることはありません。',
        ],
        ['ライセンス', 'ソフトウェアはApache License 2.0で公開しています。'],
      ],
      en: [
        [
          'What it does',
          'Find a company and follow its scores and figures down to the line of the annual report they came from; then compare, screen, set weights and export.',
        ],
        [
          'What it promises',
          'Every figure opens to its source. The state on any past day can be reproduced. The published method matches the running code. Missing values are shown as missing.',
        ],
        [
          'Who runs it',
          'Your own organisation, or a provider on its behalf, hosts this server. Nothing you enter, and none of its data, leaves the host.',
        ],
        ['Licence', 'The software is published under the Apache License 2.0.'],
      ],
    },
    version: { ja: 'バージョン', en: 'Version' },
    operator: { ja: '運用者の連絡先', en: 'Contact of the operator' },
    none: { ja: '登録されていません', en: 'none given' },
  },
  disclaimer: {
    title: { ja: '免責事項', en: 'Disclaimer' },
    lead: { ja: 'ご利用の前にお読みください。', en: 'Please read this before using the service.' },
    parts: {
      ja: [
        [
          '投資助言ではありません',
          '本サービスの情報は、投資その他の意思決定の参考として提供するもので、特定の有価証券の売買を勧誘または推奨するものではありません。最終的な判断は、ご自身で行ってください。',
        ],
        [
          '正確性について',
          '数値は、公表資料と取り込まれたファイルに基づきます。提出者の誤記と思われる数値は、提出されたまま残したうえで「確認待ち」と表示しますが、すべての誤りを見つけられるわけではありません。重要な判断の前には、数値の根拠から原本を確認してください。',
        ],
        [
          '推計値とスコア',
          '推計値、スコア、予測は、公開している方法で計算した結果であり、将来を保証するものではありません。推計値には「推計」の印を付け、開示された値と区別します。',
        ],
        [
          '評価機関の数値',
          'MSCI、S&P、Refinitiv、Sustainalytics、CDP、FTSEの数値は、各社の著作物です。ご契約のある評価機関の数値のみを表示します。',
        ],
        ['ベータ版・アルファ版', '本サービスはベータ版です。アルファ版と記載した機能は、内容が変わることがあります。'],
      ],
      en: [
        [
          'Not investment advice',
          'What is shown here is information to support your own decisions. It is neither an offer nor a recommendation to buy or sell any security.',
        ],
        [
          'Accuracy',
          'Figures rest on published documents and imported files. Figures that look like a filer’s error are kept as filed and marked “under review”, but not every error can be found. Before an important decision, open the figure and check its source.',
        ],
        [
          'Estimates and scores',
          'Estimates, scores and forecasts are the results of published methods and guarantee nothing about the future. Estimates are marked as such and kept apart from disclosed values.',
        ],
        [
          'Vendors’ figures',
          'Figures from MSCI, S&P, Refinitiv, Sustainalytics, CDP and FTSE belong to those vendors. Only the vendors in your contract are shown.',
        ],
        ['Beta and alpha', 'The service is a beta. Features marked alpha may change.'],
      ],
    },
    demo: {
      ja: 'このサーバーはデモ市場です。企業、数値、ニュース、人物はすべて架空であり、実在のものとは関係がありません。',
      en: 'This server holds a demo market: its companies, figures, news and people are invented and have no relation to real ones.',
    },
  },
  algorithm: {
    title: { ja: '算出方法', en: 'Method' },
    lead: {
      ja: '算出方法の文書は、計算を行うコードと同じ場所で管理し、例題はテストで再現しています。',
      en: 'The method pages are kept with the code that does the calculation, and their worked examples are reproduced by tests.',
    },
    other: { ja: '原文は英語です。', en: 'The original is in English.' },
    list: { ja: '文書の一覧', en: 'Pages' },
    code: { ja: '計算を行うコード', en: 'The code behind it' },
    codeText: {
      ja: '上の説明どおりに計算しているコードです。開くと、いま動いているものがそのまま表示されます。',
      en: 'The code that does what this page describes. Open a file to see what is running.',
    },
  },
})
