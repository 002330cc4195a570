import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { LOCALES } from '../../../src/core/locale/locales.ts';
import { pickerEntries } from '../../../src/core/locale/picker-entries.ts';

describe('pickerEntries', () => {
  it('§2.1: lists the eight languages with their codes if the data names none', () => {
    const entries = pickerEntries(undefined);
    assert.deepEqual(
      entries.map(({ name, code }) => `${name} ${code}`),
      [
        'Deutsch DE',
        'English EN',
        'Español ES',
        'Français FR',
        '日本語 JP',
        '한국어 KR',
        '简体中文 CN',
        'Português PT',
      ],
    );
    assert.deepEqual(
      entries.map(({ locale }) => locale),
      LOCALES,
    );
  });

  it('§3: keeps the order and the names of the data, and shows short codes for locale codes', () => {
    const entries = pickerEntries([
      { name: 'Nihongo', code: 'JP' },
      { name: 'German', code: 'de-de' },
    ]);
    assert.deepEqual(
      entries.map(({ name, code, locale }) => [name, code, locale.prefix]),
      [
        ['Nihongo', 'JP', '/jp'],
        ['German', 'DE', '/de'],
      ],
    );
  });

  it('keeps the given order and names, one language or the same one twice', () => {
    const linesOf = (languages: Parameters<typeof pickerEntries>[0]) =>
      pickerEntries(languages).map(({ name, code, locale }) => `${name} ${code} ${locale.prefix}`);
    assert.deepEqual(linesOf([]), []);
    assert.deepEqual(linesOf([{ name: 'Deutsch (Schweiz)', code: 'de-CH' }]), ['Deutsch (Schweiz) DE /de']);
    assert.deepEqual(
      linesOf([
        { name: 'Japanese', code: 'jp' },
        { name: '日本語', code: 'ja-JP' },
        { name: 'English', code: 'EN' },
      ]),
      ['Japanese JP /jp', '日本語 JP /jp', 'English EN '],
    );
  });

  it('contract §2: leaves out a language with an unknown code', () => {
    const entries = pickerEntries([
      { name: 'English', code: 'EN' },
      { name: 'Italiano', code: 'IT' },
      { name: 'Français', code: 'FR' },
    ]);
    assert.deepEqual(
      entries.map(({ name }) => name),
      ['English', 'Français'],
    );
  });

  it('is empty for an empty list', () => {
    assert.deepEqual(pickerEntries([]), []);
  });
});
