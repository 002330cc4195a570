import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';

/** `npm run test:hosts`: the elements in real systems, which `hosts/main.ts` has started. */
export default defineConfig(config, {
  testMatch: '**/*.hosts.ts',
  webServer: [],
  // A page of WordPress's may take seconds.
  timeout: 120_000,
  expect: { timeout: 20_000 },
});
