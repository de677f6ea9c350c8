import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { fontPreload } from '../../../tools/vite/font-preload.mts';
import { precompiledMessages } from '../../../tools/vite/precompiled-messages.mts';

/** The kit alone: `npx vite -c libs/shared/ui/vite.gallery.config.mts`. */
export default defineConfig({
  root: fileURLToPath(new URL('src/gallery', import.meta.url)),
  cacheDir: fileURLToPath(new URL('../../../node_modules/.vite/gallery', import.meta.url)),
  plugins: [react(), tailwindcss(), precompiledMessages(), fontPreload()],
  resolve: { tsconfigPaths: true },
  server: { open: false },
});
