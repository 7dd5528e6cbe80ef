import { type ChatPlan, refuses, says } from './ollama-double.ts';

/** What the chat server sends, by how its answer comes: the text is "Devis" wherever there is one. */
export const answersByForm: Readonly<Record<string, ChatPlan>> = {
  'in a message': sends('{"message":{"role":"assistant","content":"Devis"}}'),
  'in a content of its own': sends('{"content":"Devis"}'),
  'under a name that nobody knows': sends('{"answer":"Devis"}'),
  'as plain text': sends('Devis'),
  'in the message of an error': sends('{"error":"x","message":{"content":"Devis"}}', 503),
  'as an error in plain text': sends('Devis', 500),
  'between the markers': sends('{"content":"ok BEGIN_JSON Devis END_JSON fin"}'),
  'as the sign of the end': sends('{"message":{"content":"END"}}'),
  'as an empty message': sends('{"message":{"content":""}}'),
  'without anything in it': sends(''),
  'as markup with a script': sends(
    '{"message":{"content":"<b>Devis</b> <img src=x onerror=alert(1)>"}}',
  ),
  'behind its workings': sends('{"message":{"content":"<think>What now?</think>Devis"}}'),
  'behind the end of its workings': sends('{"message":{"content":"What now?</think>Devis"}}'),
  'as workings that never end': sends('{"message":{"content":"<think>What now?"}}'),
  'in bold, under a heading': sends('{"message":{"content":"# **Devis**"}}'),
  'cut by its length': sends('{"message":{"content":"Devis"},"done_reason":"length"}'),
};

export const modelServers: Readonly<Record<string, ChatPlan>> = {
  'does not understand the question': refuses(400),
  'does not have the model': refuses(404),
  'is broken': refuses(500),
  'has too much to do': refuses(503),
  'works again': says('Notre plateforme (/platform)'),
};

export const lostAtOnce: ChatPlan = { status: 200, body: '', breaks: 'at once' };

/** The plan that a feature names. */
export function planNamed(plans: Readonly<Record<string, ChatPlan>>, name = ''): ChatPlan {
  const plan = plans[name];
  if (!plan)
    throw new Error(`No server answers "${name}". There are: ${Object.keys(plans).join(', ')}.`);
  return plan;
}

function sends(body: string, status = 200): ChatPlan {
  return { status, body };
}
