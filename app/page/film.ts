import { savesData } from './save-data.ts';

/**
 * Fetches the films of the page, each once its place is seen, and never where the visitor saves data or wants no
 * motion. The button says what the film does, whoever made it do so.
 */
export function startFilms(): void {
  const stillness = matchMedia('(prefers-reduced-motion: reduce)');
  for (const place of document.querySelectorAll<HTMLElement>('[data-film]')) {
    let film: readonly ChildNode[] = [];
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting || stillness.matches || savesData()) return;
      observer.disconnect();
      film = showFilm(place);
    });
    const watch = () => {
      for (const part of film) part.remove();
      observer.disconnect();
      observer.observe(place);
    };
    watch();
    stillness.addEventListener('change', watch);
  }
}

/** @returns what was added to its place */
function showFilm(place: HTMLElement): readonly ChildNode[] {
  const template = place.querySelector('template');
  const parts = [...(template?.content.cloneNode(true).childNodes ?? [])];
  place.append(...parts);
  const film = place.querySelector('video');
  const button = place.querySelector('button');
  if (!film || !button) return parts;
  // A film that was not muted before it was in the page would wait for a press.
  film.muted = true;
  let isPlaying = false;
  const follow = () => {
    place.toggleAttribute('data-paused', !isPlaying);
    const words = isPlaying ? button.dataset.pause : button.dataset.play;
    if (words) button.setAttribute('aria-label', words);
  };
  // Until the film has come it does not play, although it is no longer paused.
  film.addEventListener('playing', () => {
    isPlaying = true;
    follow();
  });
  film.addEventListener('pause', () => {
    isPlaying = false;
    follow();
  });
  const play = () => void film.play().catch(follow);
  button.addEventListener('click', () => {
    if (isPlaying) film.pause();
    else play();
  });
  follow();
  play();
  return parts;
}
