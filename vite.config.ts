import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { liveContent } from './scripts/dev/content-plugin.ts';
import { consentClient } from './scripts/vite/consent-client.ts';

export default defineConfig({
  plugins: [liveContent(), consentClient(), reactRouter()],
  cacheDir: 'var/vite',
  // Found late, these would reload the first page that a developer opens.
  optimizeDeps: { include: ['react-intl', '@emailjs/browser'] },
  css: { transformer: 'lightningcss' },
  build: { cssMinify: 'lightningcss', assetsInlineLimit: 0 },
});
