import { check, languages } from '@aushang/model'
import { describe, expect, test } from 'vitest'
import { describeSchema } from '../describe-schema.ts'
import { optionWords } from './option-words.ts'
import { Credentials, Options } from './options.ts'
import { zipName } from './zip/zip-name.ts'

const login = { protocol: 'ftp', host: 'ftp.example.org', username: 'agency', password: 'x', providerNumber: 'KD-4711' }
const { password: _, ...withoutPassword } = login

describe('credentials', () => {
  test.for([
    [login, []],
    [{ ...login, protocol: 'sftp' }, []],
    [{ ...withoutPassword, protocol: 'sftp', privateKey: 'key' }, []],
    [withoutPassword, ['/password']],
    [{ ...withoutPassword, privateKey: 'key' }, ['/password']],
    [{ ...withoutPassword, protocol: 'sftp' }, ['/password']],
    [{ ...login, username: 'a\r\nDELE b' }, ['/username']],
    [{ ...login, directory: 'a\nb' }, ['/directory']],
    [{ ...login, host: 'a b' }, ['/host']],
    [{ ...login, port: 0 }, ['/port']],
    [{ ...login, misspelt: 1 }, ['/misspelt']],
  ])('%j', ([given, paths]) => {
    expect(check(Credentials, given).map(({ path }) => path)).toEqual(paths)
  })

  test('mark what is secret', () => {
    const secrets = Object.entries(Credentials.properties).filter(([, schema]) => 'writeOnly' in schema)

    expect(secrets.map(([name]) => name)).toEqual(['password', 'privateKey'])
  })
})

describe('options', () => {
  test.for([
    [{}, []],
    [{ contactId: 'x' }, ['/contactId']],
    [{ version: '1.2.6' }, ['/version']],
    [{ fileNamePattern: '../{time}' }, ['/fileNamePattern']],
    [{ fileNamePattern: 'fixed' }, ['/fileNamePattern']],
    [{ reportEmail: 'nobody' }, ['/reportEmail']],
    [{ pictureCountMax: 151 }, ['/pictureCountMax']],
    [{ linkCountMax: 11 }, ['/linkCountMax']],
    [{ fileLocation: 'REMOTE' }, ['/fileLocation']],
    [{ germanyOnly: 'yes' }, ['/germanyOnly']],
    [{ required: ['description', 'contact.firstName'] }, []],
    [{ required: ['picture'] }, ['/required/0']],
    [{ required: ['description', 'description'] }, ['/required']],
  ])('%j', ([given, paths]) => {
    expect(check(Options, given).map(({ path }) => path)).toEqual(paths)
  })

  test.each(languages)('each say in %s what they do', (language) => {
    const { properties } = describeSchema(Options, optionWords, language) as { properties: object }
    for (const schema of Object.values(properties)) expect(schema).toHaveProperty('description')
  })
})

test('a name holds what every importer bears', () => {
  const facts = {
    provider: 'KD/47 11',
    object: 'WHG#1+ä',
    action: 'change',
    time: new Date('2027-03-01T09:30:00.123Z'),
  } as const

  expect(zipName('{provider}_{object}_{action}-{time}', facts)).toBe('KD_47_11_WHG_1___change-20270301093000123.zip')
})
