/** Which server the page came from; another one since then has parts that this page does not know. */
class Version {
  newer = $state(false);
  private first = "";

  told(version: string): void {
    if (this.first && version !== this.first) this.newer = true;
    this.first ||= version;
  }
}

export const version = new Version();
