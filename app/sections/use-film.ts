import { useEffect, useRef, useState } from 'react';

/**
 * A film that is fetched once its place is seen, and never where the visitor saves data or wants no
 * motion. `playing` says what the film does, whoever made it do so.
 */
export function useFilm() {
  const place = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const [wanted, setWanted] = useState(false);
  const [playing, setPlaying] = useState(false);

  useEffect(() => {
    const stillness = matchMedia('(prefers-reduced-motion: reduce)');
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) setWanted(!stillness.matches && !savesData());
    });
    const watch = () => {
      setWanted(false);
      observer.disconnect();
      if (place.current) observer.observe(place.current);
    };
    watch();
    stillness.addEventListener('change', watch);
    return () => {
      observer.disconnect();
      stillness.removeEventListener('change', watch);
    };
  }, []);

  function follow() {
    setPlaying(video.current?.paused === false);
  }

  function toggle() {
    const film = video.current;
    if (film?.paused) film.play().catch(follow);
    else film?.pause();
  }

  return { place, video, wanted, playing, toggle, follow };
}

function savesData(): boolean {
  if (!('connection' in navigator)) return false;
  const { connection } = navigator;
  return typeof connection === 'object' && connection !== null && 'saveData' in connection
    ? connection.saveData === true
    : false;
}
