extension ListContent {
  /// What there is to see of a list that is loaded so far, and has these rows.
  init(_ state: LoadState, _ rows: [Row]) {
    let note: Note? =
      switch state {
      case .loading: .busy
      case .failed: .failed
      case .loaded: rows.isEmpty ? .empty : nil
      }
    self.init(note: note, rows: rows)
  }
}
