import { hash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { startApi } from '../../test/harness.ts'

const api = startApi()

describe('a page', () => {
  test.for([
    ['/docs/', 200],
    [`/authorizations/${'x'.repeat(32)}`, 404],
    [`/authorizations/${'x'.repeat(32)}/callback?state=1`, 404],
  ] as const)('such as %s is shown in nobody’s frame and loads nothing from elsewhere', async ([url, status]) => {
    const page = await api.send({ url })
    const policy = String(page.headers['content-security-policy']).split('; ')

    expect(page).toMatchObject({
      status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'x-frame-options': 'DENY',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
      },
    })
    expect(policy).toEqual(
      expect.arrayContaining(["default-src 'none'", "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"]),
    )
    expect(policy.join()).not.toMatch(/https?:|\*|unsafe-eval|script-src[^,]*unsafe-inline/)
  })

  test('of the documentation runs the scripts that it bears, and none besides', async () => {
    const { text, headers } = await api.send({ url: '/docs/' })
    const [inline] = [...text.matchAll(/<script type="text\/javascript">([^]*?)<\/script>/g)].map(
      ([, script]) => script,
    )

    expect(headers['content-security-policy']).toContain(
      `script-src 'self' 'sha256-${hash('sha256', inline ?? '', 'base64')}';`,
    )
    expect((await api.send({ url: '/docs/js/scalar.js' })).headers['content-type']).toContain('javascript')
  })

  test.for(['/docs', '/docs/'])('%s with a Host that is none is refused', async (url) => {
    const answer = await api.send({ url, headers: { host: '%' } })

    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_request' } })
  })
})
