import fc from 'fast-check'
import { expect, test } from 'vitest'
import { networkOf } from './network.ts'

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:192.0.2.7', '192.0.2.7'],
  ['::ffff:c000:207', '192.0.2.7'], // 0xc0 is 192, 0x02 2, 0x07 7
  ['0:0:0:0:0:ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:0:1::1', '2001:db8:0:1'],
  ['2001:db8::1:0:0:0:1', '2001:db8:0:1'],
  ['2001:0DB8:0000:0001:ffff:ffff:ffff:ffff', '2001:db8:0:1'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['fe80::2%25', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
  ['::', '0:0:0:0'],
  ['nonsense', 'nonsense'],
  ['', ''],
  [undefined, ''],
])('%s is of the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test('all addresses of a /64 are one network, and no two /64 are the same', () => {
  const written = (address: readonly number[]) => address.map((group) => group.toString(16)).join(':')
  // 0x2000 and up: nothing that stands for an IPv4 address.
  const address = fc.tuple(
    fc.integer({ min: 0x2000, max: 0x3fff }),
    fc.array(fc.integer({ min: 0, max: 0xffff }), { minLength: 7, maxLength: 7 }),
  )
  fc.assert(
    fc.property(address, address, ([a, as], [b, bs]) => {
      const isSame = written([a, ...as.slice(0, 3)]) === written([b, ...bs.slice(0, 3)])
      expect(networkOf(written([a, ...as])) === networkOf(written([b, ...bs]))).toBe(isSame)
      expect(networkOf(written([a, ...as.slice(0, 3), ...bs.slice(3)]))).toBe(networkOf(written([a, ...as])))
    }),
  )
})
