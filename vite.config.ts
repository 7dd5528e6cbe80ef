import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  css: { transformer: 'lightningcss' },
  build: { cssMinify: 'lightningcss', assetsInlineLimit: 0 },
});
