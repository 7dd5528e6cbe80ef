import { createRoot } from 'react-dom/client';
import '@fontsource-variable/bricolage-grotesque/wght.css';
import '@fontsource-variable/instrument-sans/wght.css';
import './studio.css';
import { Studio } from './studio.tsx';
import { studioLanguage } from './words.ts';

document.documentElement.lang = studioLanguage;
const place = document.getElementById('studio');
if (place) createRoot(place).render(<Studio />);
