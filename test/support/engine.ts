/** The engine that runs this test. For what a driver cannot do; never to expect less of an engine. */
export const engine: 'chromium' | 'firefox' | 'webkit' = navigator.userAgent.includes('Firefox')
  ? 'firefox'
  : navigator.userAgent.includes('Chrome')
    ? 'chromium'
    : 'webkit';
