/// What there is to see where a list is.
struct ListContent<Row> {
  /// What is said about the list as a whole.
  enum Note {
    /// It is on its way.
    case busy

    /// It could not be loaded.
    case failed

    /// There is nothing in it.
    case empty
  }

  var note: Note?
  var rows: [Row]
}
