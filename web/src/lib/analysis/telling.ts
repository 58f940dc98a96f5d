/** An analysis in words: names, chances, turning points, decisions with what was better and why. */
import type { Analysis, AskedDoc, JudgementDoc, PartDoc, TurningDoc, View } from '$lib/server/protocol.ts';
import { has, kept, listed, n, parsed, t, term, vocabularyOf, wordAnswer } from '$lib/words/words.ts';

/** A loss of less is not told, nor a difference that would be told as nothing. */
const LEAST_LOSS = 0.01;
const LEAST_AMOUNT = 0.05;
const LEAST_GAIN = 0.005;
/** A choice that depends on luck by so much more than the best is said to. */
const RISKY = 0.05;
/** Links of a chain that are told. */
const MOST_LINKS = 3;

export const percent = (share: number) => n(share, { style: 'percent', maximumFractionDigits: 0 });

/** Points of a hundred, always with a sign unless it is nothing. */
export function signed(change: number, places = 0): string {
  return n(change, { maximumFractionDigits: places, signDisplay: 'exceptZero' });
}

export const isMissed = ({ loss }: JudgementDoc) => loss >= LEAST_LOSS;

/** What a decision changed in the chance of who made it. */
export const effectOf = ({ effects, seat }: JudgementDoc) => effects[seat] ?? 0;

/** How much a decision weighed: what it gave away, or what it changed. */
export const weightOf = (made: JudgementDoc) => Math.max(made.loss, Math.abs(effectOf(made)));

/** Those of a seat that weighed most, the weightiest first. */
export function weightiest(made: readonly JudgementDoc[], most: number): JudgementDoc[] {
  return made.toSorted((a, b) => weightOf(b) - weightOf(a)).slice(0, most);
}

/** The links in which two chains differ; all of them where they do not. */
export function unlike(chosen: readonly string[], best: readonly string[]): number[] {
  const places = Array.from({ length: Math.max(chosen.length, best.length) }, (_, place) => place);
  const found = places.filter((place) => chosen[place] !== best[place]);
  return found.length ? found : places;
}

export interface Reasons {
  pros: string[];
  cons: string[];
}

/** Choices and what speaks for them, in the words of one game. */
export class Speech {
  constructor(
    readonly game: string,
    readonly view: View,
  ) {}

  name(seat: number): string {
    return term(this.game, 'seat', seat, this.view);
  }

  /** What one choice brings more, or less, of than another. */
  parts(parts: readonly PartDoc[]): string[] {
    return parts.filter(({ amount }) => Math.abs(amount) >= LEAST_AMOUNT).map((part) => this.part(part));
  }

  /** What speaks for the better choice, and what against it. */
  reasons(made: JudgementDoc): Reasons {
    const pros = this.parts(made.parts.filter(({ worth }) => worth > 0));
    if (made.rival >= 0 && made.rival_gain >= LEAST_GAIN) {
      const gain = n(100 * made.rival_gain, { maximumFractionDigits: 0 });
      pros.push(t('analysis-ahead', { name: this.name(made.rival), gain }));
    }
    if (made.risk > RISKY) pros.push(t('analysis-risk'));
    return { pros, cons: this.parts(made.parts.filter(({ worth }) => worth < 0)) };
  }

  /** The links of a chain at these places. */
  chain(texts: readonly string[], asked: readonly AskedDoc[], places: number[], most = MOST_LINKS): string {
    const told = places.filter((place) => texts[place] !== undefined && asked[place] !== undefined);
    const words = told.slice(0, most).map((place) => this.said(texts[place]!, asked[place]!));
    const left = told.length - words.length;
    return left > 0 ? t('analysis-links', { actions: kept(listed(words)), count: left }) : listed(words);
  }

  private part({ part, amount }: PartDoc): string {
    return t('analysis-part', { part: t(`analysis-part-${part}`), amount: signed(amount, 1) });
  }

  /** An action in words; a bid or a plan does not say by itself what it is for. */
  private said(text: string, asked: AskedDoc): string {
    const action = wordAnswer(this.game, text, [asked.step, asked.args], this.view);
    const wanted = asked.args.advantage;
    return wanted === undefined
      ? action
      : t('analysis-did', { name: term(this.game, 'advantage', wanted, this.view), action });
  }
}

export class Telling extends Speech {
  constructor(
    readonly found: Analysis,
    view: View,
  ) {
    super(found.game, view);
  }

  season(season: string): string {
    return term(this.found.game, 'season', season, this.view);
  }

  phase(phase: string): string {
    if (phase === 'all') return t('analysis-all');
    const own = `analysis-phase-${phase}`;
    return has(`phase-${phase}`) || !has(own) ? term(this.found.game, 'phase', phase, this.view) : t(own);
  }

  when(season: string, phase: string): string {
    const [when, part] = [this.season(season), this.phase(phase)];
    return part.startsWith(when) ? part : t('analysis-place', { season: when, phase: part });
  }

  /** The chances of all at a moment, for readers. */
  chances(at: number): string {
    const moment = this.found.moments[at];
    const all = moment?.chances.map((share, seat) => `${this.name(seat)} ${percent(share)}`) ?? [];
    return moment ? `${this.when(moment.season, moment.phase)}: ${listed(all)}` : '';
  }

  chosen(made: JudgementDoc): string {
    return this.chain(made.chosen, made.chosen_asked, unlike(made.chosen, made.best));
  }

  best(made: JudgementDoc): string {
    return this.chain(made.best, made.best_asked, unlike(made.chosen, made.best));
  }

  /** Where on the map it was decided; empty where that is nowhere. */
  province({ chosen, chosen_asked: asked }: JudgementDoc): string {
    const game = this.found.game;
    for (const [place, text] of chosen.entries()) {
      const named = { ...asked[place]?.args, ...parsed(game, text).named };
      for (const [name, word] of Object.entries(named))
        if (vocabularyOf(game, name) === 'province' && typeof word === 'string') return word;
    }
    return '';
  }

  /** What happened in a stretch, to whom, and by what. */
  turning(turning: TurningDoc): string {
    const before =
      this.found.moments.find(({ entry }) => entry === turning.entry)?.chances[turning.seat] ?? 0;
    const change = t('analysis-change', {
      name: this.name(turning.seat),
      before: percent(before),
      after: percent(before + turning.change),
    });
    // Whatever begins with something set apart would be written from the left in a sentence from the right.
    return t('analysis-turning', {
      move: n(turning.until),
      season: this.season(turning.season),
      change: kept(change),
      cause: kept(this.cause(turning)),
    });
  }

  private cause({ cause, move, by }: TurningDoc): string {
    if (cause !== 'choice') return t(`analysis-cause-${cause}`);
    const made = this.found.decisions.find(({ entry }) => entry === move);
    if (!made) return this.name(by);
    const places = made.chosen.map((_, place) => place);
    const action = this.chain(made.chosen, made.chosen_asked, places);
    return t('analysis-did', { name: this.name(made.seat), action });
  }
}
