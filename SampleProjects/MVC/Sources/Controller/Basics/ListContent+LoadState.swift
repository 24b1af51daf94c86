import MessengerTexts

extension ListContent {
  /// What there is to see of a list that is loaded so far, and has these rows.
  init(_ state: LoadState, _ rows: [Row], in texts: Texts) {
    self.init(
      rows: rows, isBusy: state == .loading, isEmpty: state == .loaded && rows.isEmpty,
      error: state == .failed ? texts[.couldNotLoad] : nil, canRetry: state == .failed)
  }
}
