interface DemoTarget {
  readonly name: string
  readonly target: string
  readonly performance: string | null
  readonly unit: string
  readonly period: string
}

/** Targets in words that agree with the company's own figures; null figures give none. */
export function targetsOf(figures: ReadonlyMap<string, number>): DemoTarget[] {
  const has = (code: string) => figures.get(code) ?? null
  const [cut, achieved, women, now, netZero, renewable] = [
    has('E-CC-031'),
    has('E-CC-026'),
    has('S-DV-026'),
    has('S-DV-002'),
    has('E-CC-034'),
    has('E-EN-004'),
  ]
  return [
    ...(cut === null
      ? []
      : [
          {
            name: '温室効果ガス排出量（Scope1・2）の削減率（2013年度比）',
            target: `${cut}`,
            performance: achieved === null ? null : `${achieved}`,
            unit: '%',
            period: '2030年度',
          },
        ]),
    ...(netZero === null
      ? []
      : [
          {
            name: '温室効果ガス排出量の実質ゼロ',
            target: 'ネットゼロ',
            performance: null,
            unit: '',
            period: `${netZero}年`,
          },
        ]),
    ...(women === null
      ? []
      : [
          {
            name: '管理職に占める女性の割合',
            target: `${women}`,
            performance: now === null ? null : `${now}`,
            unit: '%',
            period: '2030年度',
          },
        ]),
    ...(renewable === null
      ? []
      : [
          {
            name: '電力に占める再生可能エネルギーの割合',
            target: `${Math.min(100, Math.round((renewable + 40) / 10) * 10)}`,
            performance: `${renewable}`,
            unit: '%',
            period: '2030年度',
          },
        ]),
  ]
}
