import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';

/** `npm run soak`: the tests that take half an hour; two minutes of them are part of `npm test`. */
export default defineConfig(config, { testMatch: '**/*.soak.ts', webServer: [] });
