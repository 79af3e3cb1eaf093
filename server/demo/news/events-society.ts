import { consumerTrades, event, type NewsEvent } from './event.ts'

export const societyEvents: readonly NewsEvent[] = [
  event(
    ['research-center', 'social_improvement', 5, 0.4],
    [
      ['{c}、{place}に研究開発拠点　投資額{money}', '{c} to build {money} research center in {place}'],
      [
        '{c}が研究開発費を{lowpct}%増額　{product}に重点',
        '{c} lifts research spending by {lowpct}% with focus on {product}',
      ],
    ],
    [
      [
        '{c}は{day}、{place}に{product}などの研究開発拠点を新設すると発表した。',
        '{c} said on {day} that it will build a research and development center for {product} in {place}.',
      ],
    ],
    [
      [
        '{month}に着工し、研究者{n}人が勤務する。',
        'Construction begins in {month}, and {n} researchers will work there.',
      ],
      ['大学や新興企業が入居できる共同研究スペースも設ける。', 'Space is set aside for universities and start-ups.'],
      [
        '{target}年度までに新製品の売上高比率を{pct}%に高める。',
        'By fiscal {target} new products are to bring in {pct}% of sales.',
      ],
    ],
    { trades: /^(3|5250)/ },
  ),
  event(
    ['joint-research', 'social_improvement', 4, 0.35],
    [['{c}と{partner}、{product}を共同開発', '{c} and {partner} to develop {product} together']],
    [
      [
        '{c}と{partner}は{day}、次世代の{product}の共同開発で合意した。',
        '{c} and {partner} agreed on {day} to develop the next generation of {product} together.',
      ],
    ],
    [
      [
        '両社の技術を持ち寄り、{target}年の実用化を目指す。',
        'They pool their technology and aim for commercial use by {target}.',
      ],
      ['開発費は{small}を見込む。', 'Development is expected to cost {small}.'],
      ['品質データを相互に共有する仕組みも整える。', 'They will also share data on quality.'],
    ],
  ),
  event(
    ['dx-stock', 'social_improvement', 3, 0.35],
    [['{c}、デジタル活用の優良企業に選定', '{c} picked as a leader in digital transformation']],
    [
      [
        '{c}は{lastMonth}、デジタル技術で事業を変革する企業の選定で注目企業に選ばれた。',
        '{c} was selected in {lastMonth} as a noteworthy company in a program for digital transformation.',
      ],
    ],
    [
      [
        '現場のデータを一元管理し、見積もりにかかる時間を{pct}%短縮した点が評価された。',
        'Judges praised a common data platform that cut the time for quotations by {pct}%.',
      ],
      ['社内の専門人材は{n}人に増えた。', 'It now has {n} specialists in house.'],
      ['{fyNext}は取引先との受発注も電子化する。', 'Ordering with customers goes digital in {fyNext}.'],
    ],
  ),
  event(
    ['privacy-policy', 'social_improvement', 3, 0.2],
    [
      [
        '{c}、生成AIの利用指針を公表　個人情報の入力を制限',
        '{c} publishes rules on generative AI to protect personal data',
      ],
    ],
    [
      [
        '{c}は{day}、生成人工知能（AI）の業務利用に関する指針を公表した。',
        '{c} released on {day} its guidelines for using generative artificial intelligence at work.',
      ],
    ],
    [
      [
        '顧客情報や未公表の技術情報の入力を禁じ、利用履歴を監査する。',
        'They bar entry of customer data and unpublished technology, and logs are audited.',
      ],
      ['全社員{n}人に研修を行う。', 'All {n} employees will be trained.'],
      ['外部の有識者を交えた委員会が年2回見直す。', 'A panel with outside experts reviews them twice a year.'],
    ],
  ),
  event(
    ['universal-service', 'social_improvement', 3, 0.4],
    [['{c}、視覚障がい者向けの音声案内を全{cases}カ所に', '{c} brings voice guidance to {cases} locations']],
    [
      [
        '{c}は視覚に障がいのある利用者向けの音声案内を、{fyNext}までに全{cases}カ所に広げる。',
        '{c} will extend voice guidance for visually impaired customers to {cases} locations by {fyNext}.',
      ],
    ],
    [
      ['利用者団体と共同で開発した。', 'It was developed with user groups.'],
      ['スマートフォンを近づけるだけで作動する。', 'Holding a smartphone near is enough to start it.'],
      ['費用は{tiny}。', 'The cost is {tiny}.'],
    ],
    { trades: /^(5050|5150|6100|7|9050|8050)/ },
  ),
  event(
    ['quality-award', 'social_improvement', 3, 0.4],
    [['{c}の{product}、顧客満足度調査で首位', '{c} comes first in customer satisfaction with {product}']],
    [
      [
        '民間調査会社が{day}発表した顧客満足度調査で、{c}の{product}が首位となった。',
        '{product} from {c} came first in a customer satisfaction survey that a research firm released on {day}.',
      ],
    ],
    [
      [
        '品質の安定と問い合わせへの対応の速さが評価された。',
        'Steady quality and quick answers to questions won praise.',
      ],
      ['同社は問い合わせの受付を24時間に広げていた。', 'The company had opened its help line around the clock.'],
      ['首位は{few}年ぶり。', 'It is the first time in {few} years.'],
    ],
    { trades: consumerTrades },
  ),
  event(
    ['supplier-payment', 'social_improvement', 3, 0.3],
    [['{c}、取引先への支払期間を{days}日に短縮', '{c} to pay suppliers within {days} days']],
    [
      [
        '{c}は{month}から、中小の取引先への支払期間を{days}日以内に縮め、手形の利用をやめる。',
        'From {month} {c} will pay smaller suppliers within {days} days and give up promissory notes.',
      ],
    ],
    [
      [
        '対象は約{cases}社で、資金負担は{small}増える。',
        'About {cases} firms benefit, and its own funding need rises by {small}.',
      ],
      [
        '原材料費の上昇分は価格に反映する協議の場を年2回設ける。',
        'Twice a year it will discuss how material costs are reflected in prices.',
      ],
      ['取引適正化の動きは大手で広がっている。', 'Fairer terms are spreading among large companies.'],
    ],
  ),
  event(
    ['product-trouble', 'social_improvement', 3, -0.35],
    [
      [
        '{c}のサービスに不具合、{hours}時間つながりにくい状態に',
        'Services of {c} falter for {hours} hours, with errors at peak time',
      ],
    ],
    [
      [
        '{c}が提供するサービスで{day}、不具合が生じ、{hours}時間にわたり利用しにくくなった。',
        'A fault on {day} made services of {c} hard to reach for {hours} hours.',
      ],
    ],
    [
      ['影響は利用者{many}人余りに及んだ。', 'More than {many} users were affected.'],
      ['機器の更新時に設定を誤ったことが原因という。', 'A wrong setting during an equipment upgrade was the cause.'],
      ['同社は「情報の流出はない」と説明している。', 'No information leaked, the company said.'],
      ['返金などの対応を検討する。', 'It is considering refunds.'],
    ],
    { trades: /^(5250|7|9050|5050|5150)/ },
  ),
  event(
    ['donation', 'community', 6, 0.4],
    [
      ['{c}、{place}の豪雨被災地に{tiny}を寄付', '{c} donates {tiny} to flood-hit {place}'],
      ['{c}が被災地支援　物資と{tiny}', '{c} sends goods and {tiny} to disaster area'],
    ],
    [
      [
        '{c}は{day}、{place}の豪雨被害を受けて義援金{tiny}を贈ると発表した。',
        '{c} said on {day} that it will give {tiny} for relief after heavy rain in {place}.',
      ],
    ],
    [
      ['自社製品や飲料水も現地の避難所に届けた。', 'Its own products and drinking water have been taken to shelters.'],
      ['従業員の募金に同額を上乗せする。', 'The company matches gifts from employees.'],
      ['ボランティア休暇の取得も呼びかける。', 'Staff are encouraged to take volunteer leave.'],
    ],
  ),
  event(
    ['school', 'community', 4, 0.4],
    [['{c}、{place}の小中学校で出前授業　年{tens}校', '{c} to teach at {tens} schools in {place} a year']],
    [
      [
        '{c}は{place}の教育委員会と組み、社員が講師を務める出前授業を年{tens}校で開く。',
        'With the board of education of {place}, employees of {c} will give lessons at {tens} schools a year.',
      ],
    ],
    [
      ['仕事や環境について、実験を交えて伝える。', 'They talk about work and the environment, with experiments.'],
      ['これまでに延べ{n}人の児童が参加した。', 'So far {n} children have taken part.'],
      ['教材は無償で公開する。', 'Teaching material is free for all.'],
    ],
  ),
  event(
    ['town-deal', 'community', 4, 0.35],
    [['{c}、{place}の自治体と包括連携協定', '{c} signs partnership with local authorities in {place}']],
    [
      [
        '{c}は{day}、{place}の自治体と地域の活性化に関する包括連携協定を結んだ。',
        '{c} concluded a partnership on {day} with local authorities in {place} to revive the area.',
      ],
    ],
    [
      ['災害時には施設を避難場所として開放する。', 'Its facilities will serve as shelters in a disaster.'],
      ['地元産品の販売や移動支援にも取り組む。', 'Local products and transport for residents are part of the deal.'],
      ['高齢者の見守りでも協力する。', 'They also look after elderly residents.'],
    ],
  ),
  event(
    ['local-jobs', 'community', 4, 0.4],
    [
      ['{c}、{place}に新工場　地元で{n}人雇用', '{c} to open plant in {place} with {n} local jobs'],
      ['{c}が{place}に進出　{money}投じ{month}着工', '{c} moves into {place} with {money} investment'],
    ],
    [
      [
        '{c}は{day}、{place}に{product}の新工場を建設すると発表した。投資額は{money}で、{month}に着工する。',
        '{c} said on {day} that it will build a plant for {product} in {place}. The {money} project breaks ground in {month}.',
      ],
    ],
    [
      ['地元を中心に{n}人を新たに雇う。', 'It will hire {n} people, mostly from the area.'],
      ['県と市は補助金で支援する。', 'The prefecture and the city provide subsidies.'],
      [
        '屋根に太陽光パネルを敷き、使用電力の{lesspct}%を賄う。',
        'Solar panels on the roof will cover {lesspct}% of its power.',
      ],
      ['需要の拡大と供給網の分散に対応する。', 'The plant answers growing demand and spreads its supply chain.'],
    ],
    { trades: /^3/ },
  ),
  event(
    ['closing-plant', 'community', 2, -0.4],
    [['{c}、{plant}を{target5}年に閉鎖　{n}人を配置転換', '{c} to close its {plant} by {target5}, moving {n} workers']],
    [
      [
        '{c}は{day}、{plant}の生産を{target5}年までに終え、閉鎖すると発表した。',
        '{c} said on {day} that it will end production at its {plant} by {target5} and close the site.',
      ],
    ],
    [
      [
        '従業員{n}人には他拠点への異動か再就職の支援を用意する。',
        'The {n} employees are offered transfers or help in finding other work.',
      ],
      [
        '市長は「地域経済への影響が大きく、跡地の活用を協議したい」と述べた。',
        'The mayor spoke of a heavy blow to the local economy and wants talks about the site.',
      ],
      ['減損損失{small}を計上する。', 'An impairment loss of {small} will be booked.'],
    ],
    { trades: /^3/ },
  ),
  event(
    ['tax', 'community', 2, 0.2],
    [['{c}、国別の納税額を初開示　税務方針も公表', '{c} discloses taxes by country for the first time']],
    [
      [
        '{c}は{lastMonth}、国・地域別の納税額を初めて開示し、税務方針をあわせて公表した。',
        'In {lastMonth} {c} disclosed for the first time how much tax it pays in each country, along with a tax policy.',
      ],
    ],
    [
      [
        '納税額は全体で{small}で、うち日本が{pctHigh}%を占めた。',
        'The total was {small}, of which Japan received {pctHigh}%.',
      ],
      ['租税回避を目的とした取引は行わないと明記した。', 'The policy rules out transactions meant to avoid tax.'],
      ['開示は機関投資家の要望に応えたものという。', 'It responds to requests from institutional investors.'],
    ],
  ),
]
