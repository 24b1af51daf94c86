/// A search among the contacts, and whom it has found.
struct ContactSearch: Equatable {
  /// What a name or a handle has to contain; everybody is found if it is empty.
  var text = ""
  var found: [Contact] = []

  /// Whether there is a text that nobody's name or handle contains.
  var hasNoMatches: Bool { !text.isEmpty && found.isEmpty }
}
