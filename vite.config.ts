import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { consentClient } from './scripts/vite/consent-client.ts';

export default defineConfig({
  plugins: [consentClient(), reactRouter()],
  css: { transformer: 'lightningcss' },
  build: { cssMinify: 'lightningcss', assetsInlineLimit: 0 },
});
