import type { Quad } from '../geometry.ts';
import type { NeuralModel } from '../models/neural-model.ts';
import type { CardReading, TextLine } from '../reading.ts';
import { cardLikeLines } from './card/card-like-lines.ts';
import { layOut } from './card/lay-out.ts';
import { mergeQrPayloads } from './codes/merge-qr-payloads.ts';
import { readEmails, readSocials, readWebsites } from './contact/addresses.ts';
import { readTags } from './contact/hashtags.ts';
import { inferOrganization } from './contact/infer-organization.ts';
import { orderPhones } from './contact/order-phones.ts';
import { phonesByModel } from './contact/phones-by-model.ts';
import { readTexts } from './contact/read-texts.ts';
import { unassignedLines } from './contact/unassigned.ts';
import { withoutOtherNumbers } from './contact/without-other-numbers.ts';
import { decideCard } from './decide-card.ts';
import { mendTexts } from './spelling/mend-texts.ts';

export interface CardContext {
  /** The card's outline in its frame; null when no edge was found. */
  quad: Quad<'frame'> | null;
  /** The texts of the QR codes on the card. */
  qrPayloads: string[];
  /** The scripts that were seen on it and not read, in English; none if absent. */
  unreadable?: readonly string[];
}

/** What the lines of one card mean; `network` says what its words are. What no field takes is kept as unassigned. */
export async function understandCard(
  textLines: readonly TextLine<'frame'>[],
  context: CardContext,
  network: NeuralModel,
): Promise<CardReading<'frame'>> {
  const whole = layOut(textLines);
  const laid = cardLikeLines(whole);
  const lines = whole.map(({ text, quad, confidence, doubts = [] }) => ({
    text,
    quad,
    confidence,
    // For whoever checks the reading: what else may stand there.
    ...(doubts.length > 0 && { doubts }),
  }));
  const { values, words, segments, chosen, candidates, own, spelling } = await decideCard(
    laid,
    network,
    context.unreadable,
  );
  const confidenceOf = (line: number) => lines[line]?.confidence ?? 0;
  const texts = readTexts({ chosen, candidates }, values.home);
  const org =
    texts.org ??
    inferOrganization(
      values,
      segments.map((segment) => segment.text),
      texts.fullName?.value,
    );
  const tags = readTags({
    organization: org?.value,
    department: texts.department?.value,
    title: texts.title?.value,
    tagline: texts.tagline?.value,
    city: texts.address?.value.city,
    labels: own.labels,
  });
  const phones = [...withoutOtherNumbers(values.phones, words), ...phonesByModel(segments, values)];
  const reading: CardReading<'frame'> = {
    quad: context.quad,
    lines,
    ...texts,
    ...(org && { org }),
    emails: readEmails(values, confidenceOf, {
      name: texts.fullName?.value,
      colleague: texts.colleague?.fullName?.value,
      organization: texts.org?.value,
    }),
    phones: orderPhones(phones, confidenceOf, {
      rests: values.rests,
      certainty: values.certainty,
      isOfOne: texts.fullName !== undefined && !texts.colleague,
    }),
    websites: readWebsites(values, confidenceOf),
    socials: readSocials(values, confidenceOf),
    ...tags,
    unassigned: [],
  };
  const merged = mergeQrPayloads(reading, context.qrPayloads);
  const unassigned = unassignedLines(merged);
  const mended = mendTexts(lines, spelling);
  return {
    ...merged,
    lines: lines.map((line, i) =>
      unassigned.includes(i) && !line.doubts ? (mended[i] ?? line) : line,
    ),
    unassigned,
  };
}
