import type { Page, Section } from '#schema/compiled.ts';
import { Carousel } from '../carousel/carousel.tsx';
import { DemoForm } from '../demo/demo-form.tsx';
import { Walkthrough } from '../walkthrough/walkthrough.tsx';
import { Architecture } from './architecture.tsx';
import { Articles } from './articles.tsx';
import { Badges } from './badges.tsx';
import { CallToAction } from './call-to-action.tsx';
import { Cards } from './cards.tsx';
import { CaseStudies } from './case-studies.tsx';
import { CaseStudyDetail } from './case-study-detail.tsx';
import { Catalogue } from './catalogue.tsx';
import { Comparison } from './comparison.tsx';
import { Deployments } from './deployments.tsx';
import { Founders } from './founders.tsx';
import { Groups } from './groups.tsx';
import { Hero } from './hero.tsx';
import { Industries } from './industries.tsx';
import { IndustryDetail } from './industry-detail.tsx';
import { Jobs } from './jobs.tsx';
import { Logos } from './logos.tsx';
import { Milestones } from './milestones.tsx';
import { Pitch } from './pitch.tsx';
import { Placeholder } from './placeholder.tsx';
import { Press } from './press.tsx';
import { Questions } from './questions.tsx';
import { SiteMap } from './site-map.tsx';
import { Stats } from './stats.tsx';
import { Steps } from './steps.tsx';
import { Testimonials } from './testimonials.tsx';
import { Timeline } from './timeline.tsx';

type Props = { section: Section; page: Page };

/** A section of any kind. A wall is drawn for the page's id. */
export function SectionView({ section, page }: Props) {
  const pageId = page.id;
  switch (section.kind) {
    case 'hero':
      return <Hero section={section} page={page} />;
    case 'pitch':
      return <Pitch section={section} />;
    case 'placeholder':
      return <Placeholder section={section} pageId={pageId} />;
    case 'call-to-action':
      return <CallToAction section={section} />;
    case 'cards':
      return <Cards section={section} />;
    case 'stats':
      return <Stats section={section} />;
    case 'steps':
      return <Steps section={section} />;
    case 'timeline':
      return <Timeline section={section} />;
    case 'groups':
      return <Groups section={section} />;
    case 'questions':
      return <Questions section={section} />;
    case 'milestones':
      return <Milestones section={section} />;
    case 'comparison':
      return <Comparison section={section} />;
    case 'architecture':
      return <Architecture section={section} />;
    case 'deployments':
      return <Deployments section={section} />;
    case 'badges':
      return <Badges section={section} />;
    case 'logos':
      return <Logos section={section} />;
    case 'carousel':
      return <Carousel section={section} />;
    case 'catalogue':
      return <Catalogue section={section} />;
    case 'industries':
      return <Industries section={section} />;
    case 'testimonials':
      return <Testimonials section={section} />;
    case 'case-studies':
      return <CaseStudies section={section} />;
    case 'founders':
      return <Founders section={section} />;
    case 'press':
      return <Press section={section} />;
    case 'jobs':
      return <Jobs section={section} />;
    case 'articles':
      return <Articles section={section} />;
    case 'site-map':
      return <SiteMap section={section} />;
    case 'demo-form':
      return <DemoForm section={section} />;
    case 'walkthrough':
      return <Walkthrough section={section} />;
    case 'industry-detail':
      return <IndustryDetail section={section} page={page} />;
    case 'case-study-detail':
      return <CaseStudyDetail section={section} page={page} />;
  }
}
