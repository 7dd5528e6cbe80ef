import { createRoot } from 'react-dom/client';
import './studio.css';
import { Studio } from './studio.tsx';
import { studioLanguage } from './words.ts';

document.documentElement.lang = studioLanguage;
const place = document.getElementById('studio');
if (place) createRoot(place).render(<Studio />);
