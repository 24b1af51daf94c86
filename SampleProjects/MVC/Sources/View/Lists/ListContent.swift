/// What there is to see where a list is.
enum ListContent<Row> {
  /// The list is on its way.
  case busy

  /// There is no list.
  case failed

  /// There is nothing in the list, which is to be said.
  case empty

  case rows([Row])
}
