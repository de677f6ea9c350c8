import { I18nProvider } from '@upround/shared/i18n';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../styles/index.css';
import { Gallery } from './gallery';

const mode = new URLSearchParams(location.search).get('mode');
if (mode) document.documentElement.dataset.colorMode = mode;

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <I18nProvider>
        <Gallery />
      </I18nProvider>
    </StrictMode>,
  );
}
