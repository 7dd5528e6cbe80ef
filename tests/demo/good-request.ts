import type { DemoRequest } from '../../app/demo/request.ts';

/** A request that the rules accept. */
export const goodRequest: DemoRequest = {
  firstName: 'Claire',
  lastName: 'Dubois',
  email: 'claire.dubois@ville.example',
  company: 'Ville & Métropole',
  phone: '+33 1 99 00 12 34',
  jobTitle: 'Directrice',
  companySize: '201-1000 personnes',
  useCase: 'Service client',
  demoType: 'Démo personnalisée',
  message: 'Nous traitons 500 dossiers.\nEt vous ?',
};
