import { messages } from '../../i18n/messages.ts'

/** Where figures of a category stand that annual reports hardly ever carry. Names of sources as they call themselves. */
export const elsewhereMessages = messages('elsewhere', {
  rare: {
    ja: '有価証券報告書にほとんど記載されない数値と、その主な公開情報',
    en: 'Figures that annual securities reports hardly ever give, and where else they are published',
  },
  of: (category: string, sources: string) => ({ ja: `${category}：${sources}`, en: `${category}: ${sources}` }),
  sources: {
    energy: {
      ja: '省エネ法の定期報告（任意開示制度）、RE100の参加企業一覧、各社のデータブック',
      en: 'regular reports under the Energy Conservation Act (voluntary disclosure), the RE100 members’ list and companies’ ESG data books',
    },
    water: {
      ja: 'CDP水セキュリティの回答、各社のデータブック（企業横断の公的な一覧はありません）',
      en: 'answers to CDP Water Security and companies’ ESG data books (there is no public list across companies)',
    },
    waste: {
      ja: '都道府県が公表する多量排出事業者の処理計画（事業所単位）、食品リサイクル法の定期報告、各社のデータブック',
      en: 'plans of large waste producers published by prefectures (by site), regular reports under the Food Recycling Act and companies’ ESG data books',
    },
    emissions: {
      ja: 'PRTR制度の届出（事業所単位）、フロン類算定漏えい量の公表、EEGSのガス別排出量',
      en: 'PRTR notifications (by site), published fluorocarbon leakage and EEGS emissions by gas',
    },
  },
  unchecked: {
    ja: '収録範囲は各制度の公表資料でご確認ください。',
    en: 'Check their coverage in what each scheme publishes.',
  },
  template: { ja: '取り込み用テンプレートで取り込む', en: 'Import such a list with a template' },
  never: {
    ja: '数値がない項目から、スコアを算出することはありません。',
    en: 'No score is made where there is no figure.',
  },
})
