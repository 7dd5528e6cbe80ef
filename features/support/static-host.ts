import type { ChatPlan } from './ollama-double.ts';

/** What a host that serves files alone says to a question: a page of its own, with this status. */
export function servesFilesAlone(status: number): ChatPlan {
  const title = `${status} static host`;
  return {
    status,
    type: 'text/html',
    body: `<!DOCTYPE html>\r\n<html>\r\n<head><title>${title}</title></head>\r\n<body><h1>${title}</h1></body>\r\n</html>\r\n`,
  };
}
