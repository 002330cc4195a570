import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';

/** `npm run test:hosts`: the elements in real systems, which `hosts/main.ts` has started. */
export default defineConfig(config, { testMatch: '**/*.hosts.ts', webServer: [] });
