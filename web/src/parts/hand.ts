/** Whether a mouse is moved by a hand: what comes to lie under one that rests means nothing. Pure. */

export interface Point {
  x: number;
  y: number;
}

const SLACK = 5; // pixels that a hand trembles

export class Hand {
  private last: Point | null = null; // where the mouse was seen last
  private rest: Point | null = null; // where something came to lie under it

  moves(to: Point): void {
    this.last = to;
  }

  /** The mouse is over a thing: it came there, or the thing did. */
  enters(at: Point): void {
    this.rest = this.last && this.last.x === at.x && this.last.y === at.y ? at : null;
  }

  /** Whether somebody wants to see what is there. */
  seeks(at: Point): boolean {
    return !this.rest || Math.hypot(at.x - this.rest.x, at.y - this.rest.y) > SLACK;
  }
}
